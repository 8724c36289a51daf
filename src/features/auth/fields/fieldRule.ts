import type { FormRule } from 'antd'
import type { AccountFieldError } from '#domain/accountRules.ts'

/** A form rule that shows the text for the error that `errorOf` returns. */
export const fieldRule = (
  errorOf: (value: string) => AccountFieldError | null,
  texts: Partial<Record<AccountFieldError, string>>,
): Exclude<FormRule, (...given: never[]) => unknown> => ({
  async validator(_rule, value: unknown) {
    const error = errorOf(typeof value === 'string' ? value : '')
    if (error) throw new Error(texts[error])
  },
})
