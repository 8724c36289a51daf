import { formatRaceEnd, formatRaceTime, parseRaceEnd, parseRaceTime } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { withZone } from './withZone.ts'
import styles from './RaceTime.module.css'

interface Props {
  time: string
  /** Shows the day only. */
  isDay?: boolean
  /** The end of a period: midnight is shown as 24:00 of the day before. */
  isEnd?: boolean
}

/** A time of the race with its zone, or a day. Renders nothing for an invalid time. */
export function RaceTime({ time, isDay = false, isEnd = time.endsWith('23:59:59') }: Props) {
  const { t, language } = useText()
  const race = useRace()
  const { zone } = race
  const moment = isEnd ? parseRaceEnd(time, zone) : parseRaceTime(time, zone)
  if (moment === undefined) return null
  const texts = isEnd
    ? formatRaceEnd(moment, t('site.format.end'), zone)
    : formatRaceTime(moment, t(isDay ? 'site.format.date' : 'site.format.dateTime'), zone)
  return (
    <time className={styles.raceTime} dateTime={isDay ? time : new Date(moment).toISOString()}>
      {isDay ? texts : withZone(texts, moment, { t, language }, race)}
    </time>
  )
}
