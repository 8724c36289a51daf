import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { EndedBadge } from '#components/EndedBadge.tsx'
import { Picture } from '#components/Picture.tsx'
import { formatRaceTime } from '#domain/raceDates.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { articlePath, hasDateCome, isOver, type SiteDocument } from '#site-config/siteDocument.ts'
import { plannedLabel } from './plannedLabel.ts'
import styles from './ArticleItem.module.css'

const PICTURE = { width: 192, height: 120 }

interface Props {
  article: SiteDocument
  moment: number
}

function ArticleBadge({ article, moment }: Props) {
  const { t } = useText()
  const { zone } = useRace()
  const chip = clsx(styles.chip, styles.badge)
  if (!hasDateCome(article, moment))
    return <span className={chip}>{plannedLabel(article, t, zone)}</span>
  if (isOver(article, moment)) return <EndedBadge className={styles.badge} />
  return article.isRecommend && <span className={chip}>{t('documents.recommended')}</span>
}

/** An article in a list: date, title, summary and picture, as far as it has them. */
export function ArticleItem({ article, moment }: Props) {
  const { t, languages } = useText()
  const { zone } = useRace()
  const title = localized(article, 'title', languages)
  const summary = localized(article, 'summary', languages)
  const date =
    hasDateCome(article, moment) && formatRaceTime(article.time, t('site.format.date'), zone)
  return (
    <li className={styles.articleItem}>
      <div className={styles.date}>
        {date && <time dateTime={formatRaceTime(article.time, 'YYYY-MM-DD', zone)}>{date}</time>}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link
            to={articlePath(article.id)}
            className={styles.link}
            lang={localizedLang(article, 'title', languages)}
          >
            {title || t('documents.untitled')}
          </Link>
        </h2>
        {summary && (
          <p className={styles.summary} lang={localizedLang(article, 'summary', languages)}>
            {summary}
          </p>
        )}
        <ArticleBadge article={article} moment={moment} />
      </div>
      {article.picture && (
        <Picture
          src={article.picture}
          phone={article.pictureH5}
          alt=""
          {...PICTURE}
          className={styles.picture}
        />
      )}
    </li>
  )
}
