import { clsx } from 'clsx'
import { LOCAL_HOST } from '#api/http/localHost.ts'
import { SmartLink } from '#components/SmartLink.tsx'
import { environment } from '#environment/environment.ts'
import type { Environment } from '#environment/readEnvironment.ts'
import { isChinese } from '#i18n/languages.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import layout from '#styles/layout.module.css'
import styles from './BibNotice.module.css'

/**
 * The environment's lines of the bib mail-out notice. Separate, as the first screen needs none of
 * it.
 */
const bibNotice: Environment['bibNotice'] = __BIB_NOTICE__

/**
 * Whether the page is on the environment's own host (or on this machine). On others, the
 * environment's notices and addresses belong to a different race.
 */
const isMainHost = (): boolean =>
  location.hostname === environment.domain || LOCAL_HOST.test(location.hostname)

/**
 * The notice on posted bibs: the race's own, or on the environment's own host the environment's
 * (spec §1, §3).
 */
export function BibNotice() {
  const { t, language, languages } = useText()
  const raceNotice = useConfig().bibNotice
  const { lines, linesEn } = bibNotice
  const inEnglish = isChinese(language) ? [] : linesEn
  const ofEnvironment = inEnglish.length > 0 ? inEnglish : lines
  const raceLines = localized(raceNotice ?? {}, 'text', languages)
    .split('|')
    .filter(Boolean)
  const ofHost = isMainHost() ? ofEnvironment : []
  const shown = raceNotice ? raceLines : ofHost
  if (shown.length === 0) return null
  return (
    <section className={clsx(styles.bib, layout.wrap)} aria-labelledby="bib-title">
      <div className={styles.head}>
        <h2 id="bib-title" className={styles.title}>
          {t('home.bib.title')}
        </h2>
        {!raceNotice && <p>{t('home.bib.note')}</p>}
      </div>
      <ul className={styles.lines}>
        {shown.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      {raceNotice?.url && <SmartLink to={raceNotice.url}>{t('home.bib.more')}</SmartLink>}
    </section>
  )
}
