import { useText } from '../../i18n/useText.ts'
import { daysLeft, formatRaceTime } from '../../lib/dates.ts'
import type { Phase } from './raceTimes.ts'
import { deadline } from './raceWords.ts'

interface Props {
  phase: Phase
  start: number | undefined
  end: number | undefined
  moment: number
}

/** How the ballot stands: one word and one date. */
export function BallotState({ phase, start, end, moment }: Props) {
  const { t } = useText()
  const untilEnd = (last: number) => {
    const time = deadline(last, t)
    const count = daysLeft(last, moment)
    if (phase === 'after') return t('home.ballot.after.text', { time })
    return count > 0 ? t('home.ballot.days', { time, count }) : t('home.ballot.lastDay', { time })
  }
  const text =
    phase === 'before'
      ? t('home.ballot.before.text', { time: formatRaceTime(start, t('home.form.day')) })
      : end !== undefined && untilEnd(end)
  return (
    <div className="ballot">
      <p className="ballot__state">{t(`home.ballot.${phase}`)}</p>
      {text && <p className="ballot__text">{text}</p>}
    </div>
  )
}
