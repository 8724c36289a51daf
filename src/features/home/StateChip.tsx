import { Icon } from '../../components/Icon.tsx'
import './StateChip.css'

interface Props {
  word: string
  isOpen: boolean
  /** On a persimmon ground. */
  isOnAction?: boolean
}

/** A state as icon and word, never by colour alone. */
export function StateChip({ word, isOpen, isOnAction = false }: Props) {
  const look = isOnAction ? 'chip--on-action' : isOpen ? 'chip--open' : ''
  return (
    <span className={`chip ${look}`}>
      <Icon name={isOpen ? 'ring' : 'lock'} size={14} />
      {word}
    </span>
  )
}
