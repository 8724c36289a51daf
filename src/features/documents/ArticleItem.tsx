import { Link } from 'react-router-dom'
import { articlePath, isOver, type SiteDocument } from '../../api/siteDocument.ts'
import { OverChip } from '../../components/OverChip.tsx'
import { Picture } from '../../components/Picture.tsx'
import { localized, localizedLang } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime } from '../../lib/dates.ts'

const PICTURE = { width: 240, height: 150 }

/** An article in a list: date, title, summary and picture, as far as it has them. */
export function ArticleItem({ article, moment }: { article: SiteDocument; moment: number }) {
  const { t, language } = useText()
  const title = localized(article, 'title', language)
  const summary = localized(article, 'summary', language)
  const date = formatRaceTime(article.time)
  return (
    <li className="article-item">
      <div className="article-item__date">
        {date && <time dateTime={formatRaceTime(article.time, 'YYYY-MM-DD')}>{date}</time>}
      </div>
      <div className="article-item__words">
        <h2 className="article-item__title">
          <Link
            to={articlePath(article.id)}
            className="article-item__link"
            lang={localizedLang(article, 'title', language)}
          >
            {title || t('documents.untitled')}
          </Link>
        </h2>
        {summary && (
          <p className="article-item__summary" lang={localizedLang(article, 'summary', language)}>
            {summary}
          </p>
        )}
        {isOver(article, moment) ? (
          <OverChip />
        ) : (
          article.isRecommend && (
            <span className="article-item__chip">{t('documents.recommended')}</span>
          )
        )}
      </div>
      {article.picture && (
        <Picture src={article.picture} alt="" {...PICTURE} className="article-item__picture" />
      )}
    </li>
  )
}
