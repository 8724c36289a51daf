import { type ReactNode, useId } from 'react'
import { Picture } from '#components/Picture.tsx'
import styles from './ItemCard.module.css'

interface Props {
  /** The name of the radio group. */
  group: string
  name: ReactNode
  /** To the right of the name: the price, or why it cannot be chosen. */
  mark: string
  picture?: string
  /** Details below the name; empty ones are left out. */
  lines: ReactNode[]
  isChosen: boolean
  disabled: boolean
  onSelect: () => void
}

/** A radio button as a card with details. */
export function ItemCard({ group, name, mark, picture, lines, ...choice }: Props) {
  const { isChosen, disabled, onSelect } = choice
  const id = useId()
  return (
    <label className={styles.card}>
      {picture && (
        <Picture className={styles.picture} src={picture} alt="" width={282} height={92} />
      )}
      <span className={styles.text}>
        <span className={styles.head}>
          <input
            type="radio"
            name={`entry-${group}`}
            checked={isChosen}
            disabled={disabled}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-mark ${id}-lines`}
            onChange={onSelect}
          />
          <strong id={`${id}-name`}>{name}</strong>
          <span id={`${id}-mark`} className={styles.mark}>
            {mark}
          </span>
        </span>
        <span id={`${id}-lines`}>
          {lines.map(
            (line, index) =>
              line && (
                <span key={index} className={styles.line}>
                  <span>{line}</span>{' '}
                </span>
              ),
          )}
        </span>
      </span>
    </label>
  )
}
