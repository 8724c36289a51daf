import type { ReactNode } from 'react'
import { useControl, useGroup } from '../fieldControl.ts'
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

/** One answer of several, all of them in sight. */
export function Radios({ choices, value, onChange, disabled, look = 'lines' }: Props) {
  const { id, role: _group, ...group } = useGroup()
  const { 'aria-required': isRequired, 'aria-invalid': isInvalid } = useControl()
  return (
    <div
      {...group}
      id={id}
      role="radiogroup"
      aria-required={isRequired}
      aria-invalid={isInvalid}
      className={`signup-choices signup-choices--${look}`}
    >
      {choices.map((choice) => (
        <div key={choice.value} className="signup-choices__one">
          {choice.before}
          <label className="signup-choice">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={disabled}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.label}
              {choice.hint && <small className="signup-choice__hint">{choice.hint}</small>}
            </span>
          </label>
          {choice.value === value && choice.after}
        </div>
      ))}
    </div>
  )
}
