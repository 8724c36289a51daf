import { clsx } from 'clsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { formatRaceTime, parseRaceTime } from '#domain/raceDates.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { MINUTE_MS } from '#lib/durations.ts'
import { useNow } from '#race/useNow.ts'
import { useRace } from '#race/useRace.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import layout from '#styles/layout.module.css'
import styles from './KeyDates.module.css'

const STEPS = 6
/** A word that does not fit a sixth of the panel. Chinese can break anywhere, a word in Katakana not. */
const LONG_WORD =
  /[^\s\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{8,}|[\p{Script=Katakana}ー]{4,}/u

/** The race's dates as a row of steps, or as a list if words are long: past, next and later. */
export function KeyDates({ dates }: { dates: SiteConfig['keyDates'] }) {
  const { t, languages } = useText()
  const { zone } = useRace()
  const moment = useNow(MINUTE_MS)
  const all = dates
    .flatMap((date) => {
      const ms = parseRaceTime(date.time, zone)
      return ms === undefined ? [] : [{ date, ms }]
    })
    .toSorted((a, b) => a.ms - b.ms)
  // If there are many dates, only the last past one and those that follow are shown.
  const past = all.filter(({ ms }) => ms < moment).length
  const from = Math.max(0, Math.min(past - 1, all.length - STEPS))
  const steps = all.slice(from, from + STEPS)
  // The countdown has the race's own date.
  if (steps.every(({ date }) => date.isRace)) return null
  const current = steps.findIndex(({ ms }) => ms >= moment)

  const isRow = !steps.some(({ date }) => LONG_WORD.test(localized(date, 'label', languages)))

  return (
    <ol
      className={clsx(styles.steps, isRow && styles.row)}
      data-row={isRow}
      aria-label={t('home.signup.steps')}
    >
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
            <span className={styles.date}>{formatRaceTime(ms, t('home.format.step'), zone)}</span>{' '}
            <LocalizedText value={date} field="label" />{' '}
            {isDone && <span className={layout.visuallyHidden}>{t('home.step.done')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
