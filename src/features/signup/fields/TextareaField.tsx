import { useControl } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'

const ROWS = 3

/** Several lines of text. */
export function TextareaField({ field, value, onChange, disabled }: WidgetProps<'textarea'>) {
  return (
    <textarea
      {...useControl()}
      className="signup-input signup-input--lines"
      rows={field.rows ?? ROWS}
      autoComplete="off"
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
