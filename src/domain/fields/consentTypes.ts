import * as v from 'valibot'
import { optional, requiredText } from '#lib/parse.ts'
import { cleanInput } from '../cleanInput.ts'
import { quoteError } from '../fieldRules.ts'
import { type ApiValue, defineFieldType, errorOf, isBlank, noError } from './fieldType.ts'
import { recordValue, stringValue } from './values.ts'

/** Consents and signatures. */
export const consentTypes = {
  /** A drawn signature or a typed name. */
  signature: defineFieldType({
    type: 'signature',
    spec: { by: v.fallback(v.picklist(['runner', 'guardian']), 'runner') },
    /** The URL of the drawn picture, or the typed name; `upload` until the picture is saved. */
    value: recordValue({
      image: stringValue,
      typed: stringValue,
      upload: optional(v.picklist(['saving', 'failed'])),
    }),
    validate: ({ value: { image, typed: name, upload } }) =>
      image ? null : errorOf(upload === 'failed' ? 'unsaved' : quoteError(name)),
    toApi: ({ image, typed: name }): ApiValue | undefined => {
      if (image) return { image }
      return isBlank(name) ? undefined : { typed: cleanInput('name', name) }
    },
    fromApi: v.union([
      v.pipe(
        v.object({ image: v.pipe(v.string(), v.nonEmpty()) }),
        v.transform(({ image }) => ({ image, typed: '' })),
      ),
      v.pipe(
        v.object({ typed: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
        v.transform((sent) => ({ image: '', typed: sent.typed })),
      ),
    ]),
    files: ({ image }) => (image ? [image] : []),
    isSecret: true,
  }),

  /**
   * Consent to one of the form's policies. It is sent separately from the values: see `consentsOf`.
   */
  policy: defineFieldType({
    type: 'policy',
    spec: { policyId: requiredText },
    /** The accepted version, and when (`YYYY-MM-DD HH:mm:ss` in the race's time zone). */
    value: v.fallback(v.nullable(v.object({ version: v.string(), agreedAt: v.string() })), null),
    validate: noError,
    toApi: () => undefined,
    fromApi: v.never(),
  }),
}
