import type { InputProps } from 'antd'
import Input from 'antd/es/input/Input'
import { useState } from 'react'

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  /** The value in the form. */
  value?: string
  onChange?: (value: string) => void
  /** Converts a text to the form's value: `cleanInput`, or more. */
  read: (text: string) => string
  /** Converts the form's value to the text in the field; by default the value itself. */
  show?: (value: string) => string
}

const isPaste = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'insertFromPaste'

const identity = (value: string) => value

/**
 * A field that reports its value as it will be sent, and shows the text as typed until the field is left.
 * Changing the text while an input method composes it would enter characters twice.
 */
export function TypedInput({
  value = '',
  onChange,
  read,
  show = identity,
  onBlur,
  ...rest
}: Props) {
  const [text, setText] = useState('')
  return (
    <Input
      {...rest}
      value={read(text) === value ? text : show(value)}
      onChange={({ target, nativeEvent }) => {
        // Pasted text is not being composed, so it is shown as it is sent.
        setText(isPaste(nativeEvent) ? '' : target.value)
        onChange?.(read(target.value))
      }}
      onBlur={(event) => {
        setText(show(value))
        onBlur?.(event)
      }}
    />
  )
}
