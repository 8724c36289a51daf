import { Link } from 'react-router-dom'
import { articlePath, type SiteDocument } from '../../api/siteDocument.ts'
import { localized, localizedLang } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime } from '../../lib/dates.ts'

/** Articles as rows: the day, the month, the title. */
export function ArticleRows({ articles }: { articles: SiteDocument[] }) {
  const { language } = useText()
  return (
    <ul className="rows">
      {articles.map((article, index) => (
        <li key={index} className="rows__item">
          <Link to={articlePath(article.id)} className="rows__link">
            <time
              className="rows__time"
              dateTime={formatRaceTime(article.time, 'YYYY-MM-DD') || undefined}
            >
              <span className="rows__day">{formatRaceTime(article.time, 'DD')}</span>{' '}
              {formatRaceTime(article.time, 'YYYY.MM')}
            </time>{' '}
            <span className="rows__title" lang={localizedLang(article, 'title', language)}>
              {localized(article, 'title', language)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
