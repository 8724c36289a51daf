import { useText } from '../../../i18n/useText.ts'
import type { Finish } from '../eligibility.ts'
import { dayWords } from '../fieldWords.ts'

/** Finishes that were looked up. */
export function FinishList({ finishes }: { finishes: Finish[] }) {
  const { t } = useText()
  return (
    <ul>
      {finishes.map(({ distance, date }) => (
        <li key={`${distance} ${date}`}>
          {t(`signup.score.${distance}`)} {dayWords(date, t)}
        </li>
      ))}
    </ul>
  )
}
