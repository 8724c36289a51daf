import { Radio } from 'antd'
import type { ReactNode } from 'react'
import { useControl, useGroup } from '../fieldControl.ts'
import 'virtual:antd-signup.css'
import './Radios.css'

export interface Choice {
  value: string
  label: string
  hint?: string
  /** Stands before the answer. */
  before?: ReactNode
  /** Stands after the answer while it is chosen. */
  after?: ReactNode
}

interface Props {
  choices: Choice[]
  value: string
  onChange: (value: string) => void
  disabled: boolean
  look?: 'lines' | 'boxes'
}

/** An answer, with what explains it. */
export const ChoiceWords = ({ label, hint }: Pick<Choice, 'label' | 'hint'>) => (
  <>
    {label}
    {hint && <small className="signup-choice__hint">{hint}</small>}
  </>
)

/** One answer of several, all of them in sight. */
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
      className={`signup-choices signup-choices--${look}`}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(String(target.value))}
    >
      {choices.map((choice) => (
        <div key={choice.value} className="signup-choices__one">
          {choice.before}
          <Radio value={choice.value} className="signup-choice">
            <ChoiceWords {...choice} />
          </Radio>
          {choice.value === value && choice.after}
        </div>
      ))}
    </Radio.Group>
  )
}
