import type { RaceCard } from '../../api/raceCard.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'

interface Props {
  lines: RaceCard['notes']
  /** With a box to tick off on paper. */
  isToTick?: boolean
}

export function Lines({ lines, isToTick = false }: Props) {
  const { language } = useText()
  return (
    <ul className={isToTick ? 'card-lines card-lines--tick' : 'card-lines'}>
      {lines.map((line, index) => (
        <li key={index}>{localized(line, 'text', language)}</li>
      ))}
    </ul>
  )
}
