import { RaceTime } from '#components/RaceTime.tsx'
import { daysLeft, parseRaceEnd, raceNow } from '#domain/raceDates.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'

function suffixOf(count: number) {
  if (count > 1) return '.days'
  return count === 1 ? '.day' : '.today'
}

/** The closing date of a form, with the days left. */
export function Deadline({ closesAt }: { closesAt: string }) {
  const { t } = useText()
  const { zone } = useRace()
  const end = parseRaceEnd(closesAt, zone)
  if (end === undefined) return null
  const moment = raceNow(zone)
  const count = daysLeft(end, moment, zone)
  const text = `signup.deadline${Number.isNaN(moment) ? '' : suffixOf(count)}` as const
  return (
    <>
      <Trans i18nKey={text} count={count} values={{ time: <RaceTime time={closesAt} isEnd /> }} />
      <span>{t('signup.saved.self')}</span>
    </>
  )
}
