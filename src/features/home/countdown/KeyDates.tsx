import { clsx } from 'clsx'
import type { SiteConfig } from '../../../api/website/siteConfig.ts'
import { LocalizedText } from '../../../components/LocalizedText.tsx'
import { useText } from '../../../i18n/useText.ts'
import { formatRaceTime, parseRaceTime } from '../../../domain/raceDates.ts'
import { useNow } from './useNow.ts'
import styles from './KeyDates.module.css'
import layout from '../../../styles/layout.module.css'

const STEPS = 6
const MINUTE_MS = 60_000

/** The race's dates as a row of steps: past, next and later. */
export function KeyDates({ dates }: { dates: SiteConfig['keyDates'] }) {
  const { t } = useText()
  const moment = useNow(MINUTE_MS)
  const all = dates
    .flatMap((date) => {
      const ms = parseRaceTime(date.time)
      return ms === undefined ? [] : [{ date, ms }]
    })
    .toSorted((a, b) => a.ms - b.ms)
  // Of many dates, the last one that is over and those that follow.
  const past = all.filter(({ ms }) => ms < moment).length
  const from = Math.max(0, Math.min(past - 1, all.length - STEPS))
  const steps = all.slice(from, from + STEPS)
  // The countdown has the race's own date.
  if (steps.every(({ date }) => date.isRace)) return null
  const current = steps.findIndex(({ ms }) => ms >= moment)

  return (
    <ol className={styles.steps} aria-label={t('home.signUp.steps')}>
      {steps.map(({ date, ms }, index) => {
        const isDone = ms < moment
        const isCurrent = index === current && !isDone
        return (
          <li
            key={index}
            className={clsx(
              styles.item,
              isDone && styles.itemDone,
              isCurrent && styles.itemCurrent,
            )}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.date}>{formatRaceTime(ms, t('home.form.step'))}</span>{' '}
            <LocalizedText of={date} field="label" />{' '}
            {isDone && <span className={layout.visuallyHidden}>{t('home.step.done')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
