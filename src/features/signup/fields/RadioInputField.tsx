import { Input } from 'antd'
import { useText } from '../../../i18n/useText.ts'
import { useControl } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { choicesOf } from './choicesOf.tsx'
import { Radios } from './Radios.tsx'

/** One of few, where an answer may ask for a text. What was typed outlives another choice. */
export function RadioInputField(props: WidgetProps<'radio-input'>) {
  const { field, value, onPart, disabled } = props
  const { language } = useText()
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useControl()
  const choices = choicesOf(field.options, language).map((choice) => ({
    ...choice,
    after: field.options.some((one) => one.value === choice.value && one.withText) && (
      <Input
        status={isInvalid ? 'error' : ''}
        aria-label={choice.label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        value={value.text}
        disabled={disabled}
        onChange={({ target }) => onPart({ text: target.value })}
      />
    ),
  }))
  return (
    <Radios
      choices={choices}
      value={value.value}
      disabled={disabled}
      onChange={(chosen) => onPart({ value: chosen })}
    />
  )
}
