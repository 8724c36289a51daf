import { Link } from 'react-router-dom'
import { articlePath, isOver, type SiteDocument } from '../../api/siteDocument.ts'
import { localized, localizedLang } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime } from '../../lib/dates.ts'
import { now } from '../../lib/serverClock.ts'

interface Props {
  notices: SiteDocument[]
  /** The second of two equal runs, which closes the gap behind the first. */
  isCopy?: boolean
}

/** A row of notices, each with its date and a link. */
export function NoticeRun({ notices, isCopy = false }: Props) {
  const { t, language } = useText()
  const moment = now()
  return (
    <ul className="notices__run" aria-hidden={isCopy}>
      {notices.map((notice, index) => (
        <li key={index}>
          <Link
            to={articlePath(notice.id)}
            className="notices__link"
            {...(isCopy && { tabIndex: -1 })}
          >
            <span className="notices__date">{formatRaceTime(notice.time, 'MM.DD')}</span>{' '}
            <span lang={localizedLang(notice, 'title', language)}>
              {localized(notice, 'title', language)}
            </span>
            {isOver(notice, moment) && <em className="notices__over">{t('site.over')}</em>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
