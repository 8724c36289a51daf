import { useText } from '../../../i18n/useText.ts'
import { daysLeft, parseRaceEnd } from '../../../domain/raceDates.ts'
import { now } from '../../../lib/serverClock.ts'
import { RaceTime } from '../../../components/RaceTime.tsx'
import { SlottedText } from '../../../components/SlottedText.tsx'

/** The closing date of a form, with the days left. */
export function Deadline({ closesAt }: { closesAt: string }) {
  const { t } = useText()
  const end = parseRaceEnd(closesAt)
  if (end === undefined) return null
  const count = daysLeft(end, now())
  const left = count > 1 ? 'days' : count === 1 ? 'day' : 'today'
  return (
    <>
      <SlottedText text={t(`signup.deadline.${left}`, { count })}>
        <RaceTime time={closesAt} isEnd />
      </SlottedText>
      <span>{t('signup.saved.self')}</span>
    </>
  )
}
