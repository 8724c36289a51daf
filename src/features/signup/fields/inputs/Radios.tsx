import { clsx } from 'clsx'
import { Radio } from 'antd'
import type { ReactNode } from 'react'
import { useControl, useGroup } from '../fieldControl.ts'
import 'virtual:antd-signup.css'
import styles from './Radios.module.css'

export interface Choice {
  value: string
  label: string
  /** Language of the label, if it is another one than the page's. */
  lang?: string | undefined
  /** The price and how many are left. */
  offer?: string
  isSoldOut?: boolean
  hint?: ReactNode
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

/** The label of a choice, with its offer and hint. */
export const ChoiceLabel = ({
  label,
  lang,
  offer,
  hint,
}: Pick<Choice, 'label' | 'lang' | 'offer' | 'hint'>) => (
  <>
    <span lang={lang}>{label}</span>
    {offer && (
      <>
        {' '}
        <span className={styles.offer}>{offer}</span>
      </>
    )}
    {hint && <small className={styles.choiceHint}>{hint}</small>}
  </>
)

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
      className={clsx(styles.choices, styles[look])}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(String(target.value))}
    >
      {choices.map((choice) => (
        <div key={choice.value} className={styles.single}>
          {choice.before}
          <Radio
            value={choice.value}
            className={styles.choice}
            disabled={disabled || choice.isSoldOut}
          >
            <ChoiceLabel {...choice} />
          </Radio>
          {choice.value === value && choice.after}
        </div>
      ))}
    </Radio.Group>
  )
}
