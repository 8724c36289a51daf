import type { FormRule } from 'antd'
import type { FieldFault } from '../../lib/accountRules.ts'

/** A form's rule: what `faultOf` finds wrong is told in the words for it. */
export const fieldRule = (
  faultOf: (value: string) => FieldFault | null,
  words: Partial<Record<FieldFault, string>>,
): Exclude<FormRule, (...given: never[]) => unknown> => ({
  async validator(_rule, value: unknown) {
    const fault = faultOf(typeof value === 'string' ? value : '')
    if (fault) throw new Error(words[fault])
  },
})
