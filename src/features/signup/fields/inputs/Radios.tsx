import { Radio } from 'antd'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useControl, useGroup } from '../FieldControlContext.ts'
import { ChoiceRadio } from './ChoiceControl.tsx'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import styles from './Radios.module.css'

export interface Choice extends ComponentProps<typeof ChoiceLabel> {
  value: string
  isSoldOut?: boolean
  /** Shown before the choice. */
  before?: ReactNode
  /** Shown after the choice while it is selected. */
  after?: ReactNode
}

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
          <ChoiceRadio
            value={choice.value}
            className={look === 'boxes' ? styles.box : undefined}
            disabled={disabled || choice.isSoldOut}
          >
            <ChoiceLabel {...choice} />
          </ChoiceRadio>
          {choice.value === value && choice.after}
        </div>
      ))}
    </Radio.Group>
  )
}
