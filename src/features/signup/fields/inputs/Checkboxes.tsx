import { ChoiceCheckbox } from './ChoiceControl.tsx'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import type { Choice } from './Radios.tsx'
import styles from './Checkboxes.module.css'

interface Props {
  choices: Choice[]
  value: string[]
  onChange: (value: string[]) => void
  disabled: boolean
}

/** Checkboxes; the values stay in the order of the choices. */
export function Checkboxes({ choices, value, onChange, disabled }: Props) {
  const toggle = (one: string) => {
    const offered = choices.map((choice) => choice.value)
    onChange(offered.filter((other) => value.includes(other) !== (other === one)))
  }
  return (
    <div className={styles.checkboxes}>
      {choices.map((choice) => (
        <ChoiceCheckbox
          key={choice.value}
          checked={value.includes(choice.value)}
          // A choice that was made before can be cleared.
          disabled={disabled || (choice.isSoldOut && !value.includes(choice.value))}
          onChange={() => toggle(choice.value)}
        >
          <ChoiceLabel {...choice} />
        </ChoiceCheckbox>
      ))}
    </div>
  )
}
