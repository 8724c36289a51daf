import type { FormRule } from 'antd'
import type { FieldError } from '#domain/accountRules.ts'

/** A form rule that shows the text for the error that `errorOf` returns. */
export const fieldRule = (
  errorOf: (value: string) => FieldError | null,
  texts: Partial<Record<FieldError, string>>,
): Exclude<FormRule, (...given: never[]) => unknown> => ({
  async validator(_rule, value: unknown) {
    const error = errorOf(typeof value === 'string' ? value : '')
    if (error) throw new Error(texts[error])
  },
})
