import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime, raceWeekday } from '../../lib/dates.ts'
import { useConfig, useSite } from '../../stores/site.ts'
import { raceStart } from './raceMoments.ts'

/** The race's name, day and hour. */
export function CardHead() {
  const { t, language } = useText()
  const config = useConfig()
  const start = raceStart(
    config,
    useSite((site) => site.raceInfo),
  )
  return (
    <header className="race-card__head">
      <h2 className="race-card__race">{localized(config, 'websiteTitle', language)}</h2>
      {start !== undefined && (
        <p className="race-card__day">
          <span className="race-card__date">{formatRaceTime(start, t('raceCard.form.day'))}</span>{' '}
          <span className="race-card__gun">
            {t('raceCard.gun', {
              weekday: raceWeekday(start, language),
              time: formatRaceTime(start, t('raceCard.form.time')),
            })}
          </span>
        </p>
      )}
    </header>
  )
}
