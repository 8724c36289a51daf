import { Checkbox } from 'antd'
import { type Choice, ChoiceWords } from './Radios.tsx'

interface Props {
  choices: Choice[]
  value: string[]
  onChange: (value: string[]) => void
  disabled: boolean
}

/** Several answers of several; they keep the order in which they are offered. */
export function Checkboxes({ choices, value, onChange, disabled }: Props) {
  const toggle = (one: string) => {
    const offered = choices.map((choice) => choice.value)
    onChange(offered.filter((other) => value.includes(other) !== (other === one)))
  }
  return (
    <div className="signup-choices signup-choices--lines">
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          className="signup-choice"
          checked={value.includes(choice.value)}
          disabled={disabled}
          onChange={() => toggle(choice.value)}
        >
          <ChoiceWords {...choice} />
        </Checkbox>
      ))}
    </div>
  )
}
