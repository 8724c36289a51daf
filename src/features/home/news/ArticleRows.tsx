import { Link } from 'react-router-dom'
import { formatRaceTime } from '#domain/raceDates.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { articlePath, type SiteDocument } from '#site-config/siteDocument.ts'
import layout from '#styles/layout.module.css'
import styles from './ArticleRows.module.css'

/** Articles as rows: day, month, title; the title comes first in reading order. */
export function ArticleRows({ articles }: { articles: SiteDocument[] }) {
  const { t, languages } = useText()
  const { zone } = useRace()
  return (
    <ul className={styles.rows}>
      {articles.map((article, index) => (
        <li key={index} className={styles.item}>
          <Link to={articlePath(article.id)} className={styles.link}>
            <span className={styles.title} lang={localizedLang(article, 'title', languages)}>
              {localized(article, 'title', languages)}
            </span>{' '}
            <time
              className={styles.time}
              dateTime={formatRaceTime(article.time, 'YYYY-MM-DD', zone) || undefined}
            >
              <span className={layout.visuallyHidden}>
                {formatRaceTime(article.time, t('site.format.date'), zone)}
              </span>
              <span aria-hidden="true">
                <span className={styles.day}>
                  {formatRaceTime(article.time, t('home.format.dayOfMonth'), zone)}
                </span>
                <span>{formatRaceTime(article.time, t('home.format.month'), zone)}</span>
              </span>
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}
