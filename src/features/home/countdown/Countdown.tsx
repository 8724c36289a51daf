import { clsx } from 'clsx'
import { withZone } from '#components/withZone.ts'
import { formatRaceEnd, formatRaceTime } from '#domain/raceDates.ts'
import type { Season } from '#domain/season.ts'
import { useText } from '#i18n/useText.ts'
import { SECOND_MS } from '#lib/durations.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import { isCalledOff } from '#site-config/eventStatus.ts'
import { type RaceTimes, timeLeft } from '#site-config/raceTimes.ts'
import { CountdownText } from './CountdownText.tsx'
import { SeasonState } from './SeasonState.tsx'
import { useSeason } from './useSeason.ts'
import layout from '#styles/layout.module.css'
import styles from './Countdown.module.css'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

type Target = 'start' | 'signupStart' | 'signupEnd' | 'ballot'

/** The date that the clock counts down to in a season, if it is not the start. */
const TARGETS: Partial<Record<Season, Target>> = {
  announced: 'signupStart',
  lastDay: 'signupEnd',
  closed: 'ballot',
}

function targetOf(season: Season | undefined, times: RaceTimes) {
  const seasonTarget = season && TARGETS[season]
  const target = seasonTarget && times[seasonTarget] !== undefined ? seasonTarget : 'start'
  return { target, until: times[target] }
}

/**
 * The clock of the season (spec §2 "Home page"), by the server's time: down to the next date, up
 * since the start while the race is on. Beside it, where the race is in its year.
 */
export function Countdown() {
  const { t, language } = useText()
  const race = useRace()
  const isOff = isCalledOff(useConfig())
  const seasonNow = useSeason(SECOND_MS)
  const { season, times, moment } = seasonNow
  const { target, until } = targetOf(season, times)
  if (isOff || (until === undefined && !season)) return null
  const isLive = season === 'live'
  const isOver = season === 'after'
  const formatOf = target === 'signupEnd' ? formatRaceEnd : formatRaceTime

  return (
    <div className={styles.countdown} data-block="countdown" data-testid="countdown">
      <div className={clsx(layout.wrap, styles.row)}>
        {isOver && (
          <div className={styles.label}>
            <h2 className={clsx(styles.title, styles.titleLarge)}>{t('home.countdown.over')}</h2>
            <CountdownText>{t('home.countdown.over.text')}</CountdownText>
          </div>
        )}
        {!isOver && until !== undefined && (
          <>
            <div className={styles.label}>
              <h2 className={styles.title} id="countdown-title">
                {t(isLive ? 'home.countdown.since' : `home.countdown.${target}`)}
              </h2>
              <CountdownText>
                {withZone(
                  formatOf(until, t('site.format.dateTime'), race.zone),
                  until,
                  { t, language },
                  race,
                )}
              </CountdownText>
            </div>
            {Number.isFinite(moment) && (
              <TimeLeft from={isLive ? until : moment} to={isLive ? moment : until} />
            )}
          </>
        )}
        <SeasonState seasonNow={seasonNow} />
      </div>
    </div>
  )
}

/** The time between two moments in epoch ms. */
function TimeLeft({ from, to }: { from: number; to: number }) {
  const { t } = useText()
  const left = timeLeft(to, from)
  return (
    <div className={styles.cells} role="timer" aria-live="off" aria-labelledby="countdown-title">
      {UNITS.map((unit) => {
        const count = left[unit]
        return (
          <p key={unit} className={styles.cell}>
            <span className={styles.figure}>{String(count).padStart(2, '0')}</span>{' '}
            <span className={styles.unit}>{t(`home.unit.${unit}`, { count })}</span>
          </p>
        )
      })}
    </div>
  )
}
