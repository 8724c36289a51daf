import type { Choice } from './Radios.tsx'
import './Radios.css'

interface Props {
  choices: Choice[]
  value: string[]
  onChange: (value: string[]) => void
  disabled: boolean
}

/** Several answers of several; they keep the order in which they are offered. */
export function Checkboxes({ choices, value, onChange, disabled }: Props) {
  const toggle = (one: string) => {
    const chosen = value.includes(one) ? value.filter((other) => other !== one) : [...value, one]
    const offered = choices.map((choice) => choice.value)
    onChange(chosen.toSorted((a, b) => offered.indexOf(a) - offered.indexOf(b)))
  }
  return (
    <div className="signup-choices signup-choices--lines">
      {choices.map(({ value: one, label, hint }) => (
        <label key={one} className="signup-choice">
          <input
            type="checkbox"
            checked={value.includes(one)}
            disabled={disabled}
            onChange={() => toggle(one)}
          />
          <span>
            {label}
            {hint && <small className="signup-choice__hint">{hint}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
