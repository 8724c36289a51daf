import { useId } from 'react'

interface Props<V extends string> {
  legend: string
  choices: { value: V; label: string; count: number }[]
  chosen: V
  onChoose: (value: V) => void
}

/** One of several, each with how many texts it leads to. */
export function Choices<V extends string>({ legend, choices, chosen, onChoose }: Props<V>) {
  const name = useId()
  return (
    <fieldset className="choices">
      <legend className="choices__legend">{legend}</legend>
      {choices.map(({ value, label, count }) => (
        <label key={value} className="choices__choice">
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
          <span className="choices__count">{count}</span>
        </label>
      ))}
    </fieldset>
  )
}
