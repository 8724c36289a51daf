import { LocalizedText } from '#components/LocalizedText.tsx'
import { ZoneNote } from '#components/ZoneNote.tsx'
import { formatRaceTime, raceWeekday } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import { useRaceTimes } from '#race/useRaceTimes.ts'
import styles from './GuideHead.module.css'

/** The race's name, day and time; of a race in several parts, those of each with its events. */
export function GuideHead() {
  const { t } = useText()
  const { zone } = useRace()
  const config = useConfig()
  const { start, parts } = useRaceTimes()
  const starts = parts.length > 1 ? parts : [{ start, items: [] }]
  return (
    <header className={styles.head}>
      <h2 className={styles.race}>
        <LocalizedText value={config} field="websiteTitle" />
      </h2>
      <div className={styles.days}>
        {starts.map(
          ({ start: ms, items }) =>
            ms !== undefined && (
              <p key={ms} className={styles.day}>
                <span className={styles.date}>
                  {formatRaceTime(ms, t('site.format.date'), zone)}
                </span>{' '}
                <span className={styles.gun}>
                  {t('raceGuide.gun', {
                    weekday: raceWeekday(ms, t('site.format.weekdays'), zone),
                    time: formatRaceTime(ms, t('site.format.time'), zone),
                  })}
                </span>{' '}
                {items.map((item, index) => (
                  <span key={index}>
                    <LocalizedText value={item} field="name" />{' '}
                  </span>
                ))}
              </p>
            ),
        )}
      </div>
      <ZoneNote text="raceGuide.zone" ms={start} className={styles.zone} />
    </header>
  )
}
