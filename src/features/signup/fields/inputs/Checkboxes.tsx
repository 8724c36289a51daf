import { clsx } from 'clsx'
import { Checkbox } from 'antd'
import { type Choice, ChoiceLabel } from './Radios.tsx'
import styles from './Radios.module.css'

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
    <div className={clsx(styles.choices, 'signup-choices--lines')}>
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          className={styles.choice}
          checked={value.includes(choice.value)}
          // A choice that was made before can be cleared.
          disabled={disabled || (choice.isSoldOut && !value.includes(choice.value))}
          onChange={() => toggle(choice.value)}
        >
          <ChoiceLabel {...choice} />
        </Checkbox>
      ))}
    </div>
  )
}
