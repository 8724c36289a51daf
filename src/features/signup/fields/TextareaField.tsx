import { Input } from 'antd'
import { lengthOf } from '../../../lib/fieldRules.ts'
import { useControl } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import 'virtual:antd-signup.css'

const ROWS = 3

/** Several lines of text. What is too long is counted and told, not cut off. */
export function TextareaField({ field, value, onChange, disabled }: WidgetProps<'textarea'>) {
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
      {...(max !== undefined && { count: { max, show: true, strategy: lengthOf } })}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
