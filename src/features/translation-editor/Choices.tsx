import { useId } from 'react'
import styles from './Choices.module.css'

interface Props<V extends string> {
  legend: string
  choices: { value: V; label: string; count: number }[]
  chosen: V
  onSelect: (value: V) => void
}

/** Radio buttons, each with the number of matching texts. */
export function Choices<V extends string>({ legend, choices, chosen, onSelect }: Props<V>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.choicesLegend}>{legend}</legend>
      {choices.map(({ value, label, count }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onSelect(value)}
          />
          <span>{label}</span>
          <span className={styles.count}>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}
