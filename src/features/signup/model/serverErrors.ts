import * as v from 'valibot'
import { ServiceError } from '#api/http/errors.ts'
import { SignupCode } from '#api/race/signupCodes.ts'
import type { SignupLimits } from '#domain/signupLimits.ts'
import type { TextValues } from '#i18n/i18n.ts'
import type { TextKey } from '#i18n/locales/zh/index.ts'
import { localizedText, withText } from '#i18n/localizedText.ts'
import { listOf, parse, text } from '#lib/parse.ts'

const MESSAGES = new Map<unknown, TextKey>([
  [SignupCode.notOpen, 'signup.rejected.notOpen'],
  [SignupCode.over, 'signup.rejected.over'],
  [SignupCode.closed, 'signup.rejected.closed'],
  [SignupCode.full, 'signup.rejected.full'],
  [SignupCode.itemUnknown, 'signup.rejected.itemUnknown'],
  [SignupCode.formChanged, 'signup.rejected.formChanged'],
  [SignupCode.alreadySignedUp, 'signup.rejected.alreadySignedUp'],
  [SignupCode.documentTaken, 'signup.rejected.documentTaken'],
  [SignupCode.alreadyApplied, 'signup.rejected.alreadyApplied'],
])

const fieldErrors = v.object({
  data: v.fallback(
    v.object({
      faults: listOf(withText(['message'], v.object({ key: text, ...localizedText('message') }))),
    }),
    { faults: [] },
  ),
})

/** The service's field errors; `key` is '' for the whole form. */
export const errorsIn = (error: ServiceError) =>
  error.code === SignupCode.fieldErrors ? parse(fieldErrors, error.body).data.faults : []

/**
 * The site's own message for an error, as a text with its values; undefined if the service's message is
 * to be shown.
 */
export function serverErrorText(
  { code }: ServiceError,
  { perAccount, perPerson }: SignupLimits,
): { key: TextKey; values?: TextValues } | undefined {
  if (code === SignupCode.accountFull)
    return { key: 'signup.rejected.accountFull', values: { count: perAccount } }
  if (code === SignupCode.documentTaken && perPerson > 1)
    return { key: 'signup.rejected.documentTaken.several', values: { count: perPerson } }
  const key = MESSAGES.get(code)
  return key && { key }
}
