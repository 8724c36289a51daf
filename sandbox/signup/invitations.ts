import type { Row } from '@libsql/client'
import { cleanInput } from '#domain/cleanInput.ts'
import { textOf } from '../database.ts'
import type { SignupSource } from '../editions/signupTypes.ts'
import { specOf } from './fields/checkField.ts'
import { fieldErrorOf, invalidFormResponse, type SentSubmission } from './submission.ts'

/** A code as it is compared. */
const codeIn = (values: Record<string, unknown>, key: string) => {
  const value = values[key]
  return typeof value === 'string' ? cleanInput('code', value).toUpperCase() : ''
}

/**
 * Response for a code of invitation that was never given, or has been used by one of these sign-ups;
 * undefined if the event asks for none.
 */
export function invitationFault(
  signup: SignupSource | undefined,
  { itemId, values }: Pick<SentSubmission, 'itemId' | 'values'>,
  signups: Row[],
) {
  const { key = '', codes = [] } = signup?.invitationCodes ?? {}
  const field = signup?.forms.post.fields.map(specOf).find((one) => one.key === key)
  if (!field?.showWhen?.in.includes(itemId)) return undefined
  const code = codeIn(values, key)
  const isUsed = signups.some(
    (row) => textOf(row.itemId) === itemId && codeIn(JSON.parse(textOf(row.body)), key) === code,
  )
  if (codes.includes(code) && !isUsed) return undefined
  const wrong = isUsed
    ? { zh: '已被使用', en: 'has already been used', ja: 'すでに使われています' }
    : { zh: '无效', en: 'is not one that we have sent', ja: '正しくありません' }
  return invalidFormResponse([fieldErrorOf(field, wrong)])
}
