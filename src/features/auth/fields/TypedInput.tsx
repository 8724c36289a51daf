import type { InputProps } from 'antd'
import Input from 'antd/es/input/Input'
import { useState } from 'react'

interface Props extends Omit<InputProps, 'value' | 'onChange'> {
  /** What the form holds. */
  value?: string
  onChange?: (value: string) => void
  /** What the form holds for a text: `typed`, or more. */
  read: (text: string) => string
  /** What the field shows of the form's value; all of it if missing. */
  show?: (value: string) => string
}

const isPaste = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'insertFromPaste'

const all = (value: string) => value

/**
 * A field that reports its text as it is sent. The text itself stays as typed until the field is left:
 * one that changes while an input method composes it would be typed twice.
 */
export function TypedInput({ value = '', onChange, read, show = all, onBlur, ...rest }: Props) {
  const [text, setText] = useState('')
  return (
    <Input
      {...rest}
      value={read(text) === value ? text : show(value)}
      onChange={({ target, nativeEvent }) => {
        // What is pasted is not composed: it is shown as it is sent.
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
