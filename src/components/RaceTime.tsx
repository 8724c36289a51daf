import { useText } from '../i18n/useText.ts'
import { formatRaceTime, parseRaceTime } from '../lib/dates.ts'

interface Props {
  time: string
  /** Only the day matters. */
  isDay?: boolean
}

/** A moment of the race with its zone, or a day; nothing where there is none. */
export function RaceTime({ time, isDay = false }: Props) {
  const { t } = useText()
  const moment = parseRaceTime(time)
  if (moment === undefined) return null
  const words = formatRaceTime(moment, t(isDay ? 'signup.day' : 'lookups.form.time'))
  return (
    <time dateTime={isDay ? time : new Date(moment).toISOString()}>
      {isDay ? words : t('lookups.zone', { time: words })}
    </time>
  )
}
