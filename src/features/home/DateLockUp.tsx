import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime, raceWeekday } from '../../lib/dates.ts'
import { useConfig } from '../../stores/site.ts'
import { figure } from './raceWords.ts'
import { useRaceTimes } from './useRaceTimes.ts'

const LINES = 2

/** The race's day and hour beside its distances and places. */
export function DateLockUp() {
  const { t, language } = useText()
  const { raceItems } = useConfig()
  const { start } = useRaceTimes()
  const items = raceItems.filter(({ distanceKm }) => distanceKm !== undefined).slice(0, LINES)
  const words = (item: (typeof items)[number]) => {
    const name = localized(item, 'name', language)
    if (item.capacity === undefined) return name
    return t('home.lockUp.places', { name, count: figure(item.capacity, language) })
  }

  return (
    <div className="lock-up">
      {start !== undefined && (
        <p className="lock-up__day">
          <span className="lock-up__date">{formatRaceTime(start, t('home.form.bigDate'))}</span>
          <span className="lock-up__gun">
            {t('home.lockUp.gun', {
              weekday: raceWeekday(start, language),
              time: formatRaceTime(start, t('home.form.time')),
            })}
          </span>
        </p>
      )}
      {items.length > 0 && (
        <ul className="lock-up__items">
          {items.map((item, index) => (
            <li key={index} className="lock-up__item">
              <span className="lock-up__distance">
                {item.distanceKm}
                <span className="lock-up__unit"> km</span>
              </span>{' '}
              {words(item)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
