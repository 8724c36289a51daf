import { useText } from '../../i18n/useText.ts'
import { formatRaceTime, parseRaceTime } from '../../lib/dates.ts'

/** A moment of the race with its zone, or a day; nothing where there is none. */
export function RaceTime({ time, isDay = false }: { time: string; isDay?: boolean }) {
  const { t } = useText()
  const moment = parseRaceTime(time)
  if (moment === undefined) return null
  const words = formatRaceTime(moment, t(isDay ? 'signup.day' : 'entry.form.time'))
  return (
    <time dateTime={isDay ? time : new Date(moment).toISOString()}>
      {isDay ? words : t('entry.zone', { time: words })}
    </time>
  )
}
