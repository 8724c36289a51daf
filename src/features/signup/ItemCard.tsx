import { useId } from 'react'
import { Picture } from '../../components/Picture.tsx'

interface Props {
  /** Of radio buttons that exclude each other. */
  group: string
  name: string
  /** At the right of the name: what it costs, or why it cannot be chosen. */
  mark: string
  picture?: string
  lines: string[]
  isChosen: boolean
  disabled: boolean
  onChoose: () => void
}

/** One of few things to choose from, with what is to be known of it. */
export function ItemCard({ group, name, mark, picture, lines, ...choice }: Props) {
  const { isChosen, disabled, onChoose } = choice
  const id = useId()
  return (
    <label className="entry-card">
      {picture && <Picture src={picture} alt="" width={282} height={92} />}
      <span className="entry-card__text">
        <span className="entry-card__head">
          <input
            type="radio"
            name={`entry-${group}`}
            checked={isChosen}
            disabled={disabled}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-mark ${id}-lines`}
            onChange={onChoose}
          />
          <strong id={`${id}-name`}>{name}</strong>
          <span id={`${id}-mark`} className="entry-card__mark">
            {mark}
          </span>
        </span>
        <span id={`${id}-lines`}>
          {lines.filter(Boolean).map((line) => (
            <span key={line} className="entry-card__line">
              {`${line} `}
            </span>
          ))}
        </span>
      </span>
    </label>
  )
}
