import { useText } from '../../i18n/useText.ts'
import { daysLeft, parseRaceTime } from '../../lib/dates.ts'
import { now } from '../../lib/serverClock.ts'
import { RaceTime } from '../../components/RaceTime.tsx'

/** Until when a form can be sent in. */
export function DeadlineLine({ closesAt }: { closesAt: string }) {
  const { t } = useText()
  const end = parseRaceTime(closesAt)
  if (end === undefined) return null
  const count = daysLeft(end, now())
  return (
    <>
      {t('entry.deadline')} <RaceTime time={closesAt} />
      {count > 0 && t(count === 1 ? 'entry.deadline.day' : 'entry.deadline.days', { count })}{' '}
      {t('entry.saved.self')}
    </>
  )
}
