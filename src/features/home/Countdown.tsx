import { useText } from '../../i18n/useText.ts'
import { formatRaceTime } from '../../lib/dates.ts'
import { BallotState } from './BallotState.tsx'
import { phaseOf, timeLeft } from './raceTimes.ts'
import { useNow } from './useNow.ts'
import { useRaceTimes } from './useRaceTimes.ts'
import './Countdown.css'

const SECOND_MS = 1000
const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/** The time to the gun by the server's clock, and how the ballot stands (spec §2 "Home page"). */
export function Countdown() {
  const { t } = useText()
  const { start, end, signUpStart, signUpEnd } = useRaceTimes()
  const moment = useNow(SECOND_MS)
  const phase = start === undefined ? undefined : phaseOf(start, end, moment)
  const ballot = phaseOf(signUpStart, signUpEnd, moment)
  if (!phase && !ballot) return null

  return (
    <div className="countdown">
      <div className="wrap countdown__row">
        {phase === 'before' && start !== undefined && (
          <>
            <div className="countdown__label">
              <p className="countdown__title" id="countdown-title">
                {t('home.countdown')}
              </p>
              <p className="countdown__text">{formatRaceTime(start, t('home.form.fullTime'))}</p>
            </div>
            <div
              className="countdown__cells"
              role="timer"
              aria-live="off"
              aria-labelledby="countdown-title"
            >
              {UNITS.map((unit) => {
                const count = timeLeft(start, moment)[unit]
                return (
                  <p key={unit} className="countdown__cell">
                    <span className="countdown__figure">{String(count).padStart(2, '0')}</span>{' '}
                    <span className="countdown__unit">{t(`home.unit.${unit}`, { count })}</span>
                  </p>
                )
              })}
            </div>
          </>
        )}
        {phase === 'during' && (
          <div className="countdown__label">
            <p className="countdown__title countdown__title--large">
              {t('home.countdown.running')}
            </p>
            <p className="countdown__text">
              {end === undefined
                ? t('home.countdown.running.plain')
                : t('home.countdown.running.text', {
                    time: formatRaceTime(end, t('home.form.time')),
                  })}
            </p>
          </div>
        )}
        {phase === 'after' && (
          <div className="countdown__label">
            <p className="countdown__title countdown__title--large">{t('home.countdown.over')}</p>
            <p className="countdown__text">{t('home.countdown.over.text')}</p>
          </div>
        )}
        {ballot && (
          <BallotState phase={ballot} start={signUpStart} end={signUpEnd} moment={moment} />
        )}
      </div>
    </div>
  )
}
