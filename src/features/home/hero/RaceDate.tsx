import { clsx } from 'clsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { DOTTED_DATE_FORMAT, formatRaceTime, raceNow, raceWeekday } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import { useRaceTimes } from '#race/useRaceTimes.ts'
import { timesAt } from '#site-config/raceTimes.ts'
import { daySpan } from '../countdown/raceLabels.ts'
import styles from './RaceDate.module.css'

/** How many events fit beside the date; of more, only the distances are named. */
const LINES = 2

/** The days of the race, and when it starts or starts next, beside its distances and places. */
export function RaceDate() {
  const { t } = useText()
  const { zone } = useRace()
  const { raceItems } = useConfig()
  const { start, parts } = timesAt(useRaceTimes(), raceNow(zone))
  const [first = NaN, last = NaN] = [parts[0]?.start, parts.at(-1)?.start]
  const isOneDay =
    formatRaceTime(first, DOTTED_DATE_FORMAT, zone) ===
    formatRaceTime(last, DOTTED_DATE_FORMAT, zone)
  const items = raceItems.filter(({ distanceKm }) => distanceKm !== undefined)
  const distances = Array.from(new Set(items.map(({ distanceKm }) => distanceKm)))

  return (
    <div className={styles.raceDate} data-testid="race-date">
      {start !== undefined && (
        <div>
          <span className={clsx(styles.date, !isOneDay && styles.days)}>
            {isOneDay
              ? formatRaceTime(start, t('home.format.bigDate'), zone)
              : daySpan(first, last + 1, t, zone)}
          </span>
          <span className={styles.gun}>
            {t('home.lockUp.gun', {
              weekday: raceWeekday(start, t('site.format.weekdays'), zone),
              time: formatRaceTime(start, t('site.format.time'), zone),
            })}
          </span>
        </div>
      )}
      {items.length > LINES && (
        <ul className={styles.distances}>
          {distances.map((distanceKm) => (
            <li key={distanceKm} className={styles.distance}>
              <span>{distanceKm}</span>
              <span className={styles.unit}> km</span>
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && items.length <= LINES && (
        <ul className={styles.items}>
          {items.map((item, index) => (
            <li key={index} className={styles.item}>
              <span className={styles.distance}>
                <span>{item.distanceKm}</span>
                <span className={styles.unit}> km</span>
              </span>{' '}
              <span>
                <LocalizedText value={item} field="name" />
                {item.capacity !== undefined && (
                  <span>{t('home.lockUp.places', { count: item.capacity })}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
