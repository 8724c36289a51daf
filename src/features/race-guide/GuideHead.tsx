import { LocalizedText } from '../../components/LocalizedText.tsx'
import { ZoneNote } from '../../components/ZoneNote.tsx'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime, raceWeekday } from '../../domain/raceDates.ts'
import { useRaceTimes } from '../../stores/raceTimes.ts'
import { useConfig } from '../../stores/site.ts'
import styles from './RaceGuideSheet.module.css'

/** The race's name, day and time. */
export function GuideHead() {
  const { t } = useText()
  const config = useConfig()
  const { start } = useRaceTimes()
  return (
    <header className={styles.head}>
      <h2 className={styles.race}>
        <LocalizedText of={config} field="websiteTitle" />
      </h2>
      {start !== undefined && (
        <p className={styles.day}>
          <span className={styles.date}>{formatRaceTime(start, t('site.form.date'))}</span>{' '}
          <span className={styles.gun}>
            {t('raceGuide.gun', {
              weekday: raceWeekday(start, t('site.form.weekdays')),
              time: formatRaceTime(start, t('site.form.time')),
            })}
          </span>
        </p>
      )}
      <ZoneNote text="raceGuide.zone" ms={start} className={styles.zone} />
    </header>
  )
}
