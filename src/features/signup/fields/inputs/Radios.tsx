import { clsx } from 'clsx'
import { Radio } from 'antd'
import { useControl, useGroup } from '../fieldControl.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import { type Choice, ChoiceLabel } from './ChoiceLabel.tsx'
import styles from './Radios.module.css'

interface Props {
  choices: Choice[]
  value: string
  onChange: (value: string) => void
  disabled: boolean
  look?: 'lines' | 'boxes'
}

/** Radio buttons. */
export function Radios({ choices, value, onChange, disabled, look = 'lines' }: Props) {
  const { id, role: _group, ...group } = useGroup()
  const { 'aria-required': isRequired, 'aria-invalid': isInvalid } = useControl()
  return (
    <Radio.Group
      {...group}
      id={id}
      name={id}
      aria-required={isRequired}
      aria-invalid={isInvalid}
      className={clsx(styles.radios, look === 'boxes' && styles.boxes)}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(String(target.value))}
    >
      {choices.map((choice) => (
        <div key={choice.value} className={styles.radio}>
          {choice.before}
          <ChoiceControl
            as={Radio}
            value={choice.value}
            className={look === 'boxes' ? styles.box : undefined}
            disabled={disabled || choice.isSoldOut}
          >
            <ChoiceLabel {...choice} />
          </ChoiceControl>
          {choice.value === value && choice.after}
        </div>
      ))}
    </Radio.Group>
  )
}
