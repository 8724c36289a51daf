import { Input, type InputProps } from 'antd'
import { localized } from '../../../i18n/localized.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControl } from '../fieldControl.ts'
import type { SharedProps } from '../widget.ts'

type TextType = 'input' | 'number' | 'email' | 'phone' | 'url'

const KEYBOARDS: Record<TextType, InputProps> = {
  input: { type: 'text' },
  // No number input: a wheel would change it, and it hides what is typed wrong.
  number: { type: 'text', inputMode: 'numeric' },
  email: { type: 'text', inputMode: 'email' },
  phone: { type: 'tel' },
  url: { type: 'text', inputMode: 'url' },
}
/** Fields about the entrant that a browser may fill in; it must not do so for other people's. */
const OWN: Record<string, string> = { name: 'name', phone: 'tel', email: 'email' }

/** One line of text. */
export function TextField({ field, value, onChange, disabled }: SharedProps<TextType>) {
  const { language } = useText()
  const control = useControl()
  const unit = field.type === 'number' ? localized(field, 'unit', language) : ''
  return (
    <Input
      {...control}
      {...KEYBOARDS[field.type]}
      status={control['aria-invalid'] ? 'error' : ''}
      suffix={unit || undefined}
      autoComplete={OWN[field.key] ?? 'off'}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
