import { Input, type InputProps as AntdInputProps } from 'antd'
import { LocalizedText, markedText } from '#components/LocalizedText.tsx'
import { textLength } from '#domain/fieldRules.ts'
import type { textTypes } from '#domain/fields/textTypes.ts'
import { useText } from '#i18n/useText.ts'
import { useControl } from './FieldControlContext.ts'
import type { FieldViews, InputProps, SharedProps } from './fieldView.ts'
import 'virtual:antd-signup.css'
import { TypedText } from './TypedText.tsx'

const KEYBOARDS = {
  input: { type: 'text' },
  // No number input: the mouse wheel would change it, and it hides invalid text.
  number: { type: 'text', inputMode: 'numeric' },
  email: { type: 'text', inputMode: 'email' },
  phone: { type: 'tel' },
  url: { type: 'text', inputMode: 'url' },
} satisfies Record<string, AntdInputProps>
/** Fields about the entrant that may be autofilled; fields about other people may not. */
const OWN: Record<string, string> = { name: 'name', phone: 'tel', email: 'email' }

/** One line of text. */
function TextInput({ field, value, onChange, disabled }: SharedProps<keyof typeof KEYBOARDS>) {
  const { languages } = useText()
  const control = useControl()
  const unit = field.type === 'number' && markedText(field, 'unit', languages)
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

const ROWS = 3

/** Several lines of text. Excess characters are counted, not cut off. */
function TextareaInput({ field, value, onChange, disabled }: InputProps<'textarea'>) {
  const control = useControl()
  const max = field.rules?.maxLength
  return (
    <Input.TextArea
      {...control}
      status={control['aria-invalid'] ? 'error' : ''}
      rows={field.rows ?? ROWS}
      autoComplete="off"
      value={value}
      disabled={disabled}
      {...(max !== undefined && { count: { max, show: true, strategy: textLength } })}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const TextOutput = ({ field, value }: { field: { key: string }; value: string }) => (
  <TypedText text={value} isTranslated={field.key !== 'name'} />
)

const line = {
  Input: TextInput,
  Output: TextOutput,
  labelling: 'control',
  width: 'half',
  requiredMessage: 'typed',
} as const

export const textViews = {
  input: line,
  email: line,
  phone: line,
  url: line,
  number: {
    ...line,
    Output: ({ field, value }) => (
      <>
        <span>{value}</span> <LocalizedText value={field} field="unit" />
      </>
    ),
  },
  textarea: { ...line, Input: TextareaInput, width: 'full' },
} satisfies FieldViews<keyof typeof textTypes>
