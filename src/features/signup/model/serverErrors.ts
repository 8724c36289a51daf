import * as v from 'valibot'
import { ServiceError } from '#api/http/errors.ts'
import type { EntryLimits } from '#domain/entryLimits.ts'
import type { TextValues } from '#i18n/i18n.ts'
import type { TextKey } from '#i18n/locales/zh/index.ts'
import { localizedText, withText } from '#i18n/localizedText.ts'
import { listOf, parse, text } from '#lib/parse.ts'

/** Error codes for which the site has its own message. */
const ErrorCode = {
  notOpen: 3001,
  over: 3002,
  closed: 3003,
  full: 3004,
  itemUnknown: 3005,
  formChanged: 3006,
  alreadySignedUp: 3007,
  documentTaken: 3008,
  alreadyApplied: 3009,
  accountFull: 3013,
  fieldErrors: 3100,
} as const

const MESSAGES = new Map<unknown, TextKey>([
  [ErrorCode.notOpen, 'signup.rejected.notOpen'],
  [ErrorCode.over, 'signup.rejected.over'],
  [ErrorCode.closed, 'signup.rejected.closed'],
  [ErrorCode.full, 'signup.rejected.full'],
  [ErrorCode.itemUnknown, 'signup.rejected.itemUnknown'],
  [ErrorCode.formChanged, 'signup.rejected.formChanged'],
  [ErrorCode.alreadySignedUp, 'signup.rejected.alreadySignedUp'],
  [ErrorCode.documentTaken, 'signup.rejected.documentTaken'],
  [ErrorCode.alreadyApplied, 'signup.rejected.alreadyApplied'],
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
  error.code === ErrorCode.fieldErrors ? parse(fieldErrors, error.body).data.faults : []

/**
 * The site's own message for an error, as a text with its values; undefined if the service's message is
 * to be shown.
 */
export function serverErrorText(
  { code }: ServiceError,
  { perAccount, perPerson }: EntryLimits,
): { key: TextKey; values?: TextValues } | undefined {
  if (code === ErrorCode.accountFull)
    return { key: 'signup.rejected.accountFull', values: { count: perAccount } }
  if (code === ErrorCode.documentTaken && perPerson > 1)
    return { key: 'signup.rejected.documentTaken.several', values: { count: perPerson } }
  const key = MESSAGES.get(code)
  return key && { key }
}
