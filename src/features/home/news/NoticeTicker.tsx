import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { formatRaceTime } from '#domain/raceDates.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { now } from '#lib/serverClock.ts'
import { useRace } from '#race/useRace.ts'
import { articlePath, isOver, type SiteDocument } from '#site-config/siteDocument.ts'
import styles from './NoticeTicker.module.css'

interface Props {
  notices: SiteDocument[]
  /** The second of two identical copies, which makes the loop seamless. */
  isCopy?: boolean
  /** Does not move: on a narrow page a notice takes as many lines as it needs. */
  isStill?: boolean
}

/** A row of notices, each with a date and a link. */
export function NoticeTicker({ notices, isCopy = false, isStill = false }: Props) {
  const { t, languages } = useText()
  const { zone } = useRace()
  const moment = now()
  return (
    <ul className={clsx(styles.run, isStill && styles.still)} aria-hidden={isCopy}>
      {notices.map((notice, index) => (
        <li key={index}>
          <Link
            to={articlePath(notice.id)}
            className={styles.link}
            tabIndex={isCopy ? -1 : undefined}
          >
            <span lang={localizedLang(notice, 'title', languages)}>
              {localized(notice, 'title', languages)}
            </span>{' '}
            <time
              className={styles.date}
              dateTime={formatRaceTime(notice.time, 'YYYY-MM-DD', zone) || undefined}
            >
              {formatRaceTime(notice.time, t('site.format.shortDay'), zone)}
            </time>{' '}
            {isOver(notice, moment) && <em className={styles.over}>{t('site.over')}</em>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
