import type { RaceCard } from '../../api/raceCard.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'

/** The morning in its order: the time first, then what to do and where. */
export function CardTimes({ times }: { times: RaceCard['times'] }) {
  const { language } = useText()
  return (
    <ol className="card-times">
      {times.map((step, index) => (
        <li key={index} className="card-times__step">
          <span className="card-times__time">{step.time}</span>{' '}
          <span className="card-times__what">
            {localized(step, 'label', language)}{' '}
            <span className="card-times__place">{localized(step, 'place', language)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
