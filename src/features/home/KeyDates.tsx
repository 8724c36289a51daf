import type { SiteConfig } from '../../api/siteConfig.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime, parseRaceTime } from '../../lib/dates.ts'
import { useNow } from './useNow.ts'

const STEPS = 5
const MINUTE_MS = 60_000

/** The race's dates as a line of steps: what is past, what comes next, what follows. */
export function KeyDates({ dates }: { dates: SiteConfig['keyDates'] }) {
  const { t, language } = useText()
  const moment = useNow(MINUTE_MS)
  const steps = dates
    .flatMap((date) => {
      const ms = parseRaceTime(date.time)
      return ms === undefined ? [] : [{ date, ms }]
    })
    .toSorted((a, b) => a.ms - b.ms)
    .slice(0, STEPS)
  if (steps.length === 0) return null
  const current = steps.findIndex(({ ms }) => ms >= moment)

  return (
    <ol className="steps" aria-label={t('home.signUp.steps')}>
      {steps.map(({ date, ms }, index) => {
        const isDone = ms < moment
        const isCurrent = index === current
        const state = isDone ? 'steps__item--done' : isCurrent ? 'steps__item--current' : ''
        return (
          <li
            key={index}
            className={`steps__item ${state}`}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="steps__date">{formatRaceTime(ms, 'MM.DD')}</span>{' '}
            {localized(date, 'label', language)}{' '}
            {isDone && <span className="visually-hidden">{t('home.step.done')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
