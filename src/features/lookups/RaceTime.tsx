import { useText } from '../../i18n/useText.ts'
import { formatRaceTime, parseRaceTime } from '../../lib/dates.ts'

/** A moment of the race-center with its zone; nothing where there is none. */
export function RaceTime({ time }: { time: string }) {
  const { t } = useText()
  const moment = parseRaceTime(time)
  if (moment === undefined) return null
  const words = formatRaceTime(moment, t('lookups.form.time'))
  return <time dateTime={new Date(moment).toISOString()}>{t('lookups.zone', { time: words })}</time>
}
