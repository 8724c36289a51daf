import type { Finish } from '#domain/eligibility.ts'
import { useText } from '#i18n/useText.ts'
import { dayLabel } from '../labels.ts'

/** Finishes found by the search. */
export function FinishList({ finishes }: { finishes: Finish[] }) {
  const { t } = useText()
  return (
    <ul>
      {finishes.map(({ distance, date }) => (
        <li key={`${distance} ${date}`}>
          {`${t(`fields.score.${distance}`)} ${dayLabel(date, t)}`}
        </li>
      ))}
    </ul>
  )
}
