import type { AriaAttributes } from 'react'
import { useText } from '../../../i18n/useText.ts'
import type { Choice } from './Radios.tsx'

interface Props extends AriaAttributes {
  id?: string
  choices: Pick<Choice, 'value' | 'label'>[]
  value: string
  onChange: (value: string) => void
  disabled: boolean
}

/** A list that opens: the platform's own, which every keyboard and reader knows. */
export function Select({ choices, value, onChange, ...rest }: Props) {
  const { t } = useText()
  const isOffered = value === '' || choices.some((choice) => choice.value === value)
  return (
    <select
      {...rest}
      className="signup-input signup-input--list"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('signup.choose')}</option>
      {!isOffered && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
