import * as v from 'valibot'
import { listOf, requiredText, text } from '#lib/parse.ts'
import { DOCUMENT_KINDS, isSameHolder, normalNumber, readDocument } from '../identityDocument.ts'
import { defineFieldType, errorOf, formErrorOf, isBlank } from './fieldType.ts'
import { recordValue, stringValue } from './values.ts'

const documentValue = recordValue({
  kind: v.fallback(v.picklist(['', ...DOCUMENT_KINDS]), ''),
  number: stringValue,
})

/** Fields that identify a person. */
export const identityTypes = {
  'identity-document': defineFieldType({
    type: 'identity-document',
    spec: {
      /** Accepted kinds; empty means every kind. */
      kinds: listOf(requiredText),
      /** The `country-advanced` field that determines the kinds on offer. */
      nationalityFrom: text,
      /** The document field of another person, who must not be the same one. */
      otherThan: text,
    },
    value: documentValue,
    validate({ value, field: { kinds, required, otherThan }, values, today }) {
      const { kind, number } = value
      if (!kind || (kinds.length > 0 && !kinds.includes(kind))) return errorOf('option')
      if (isBlank(number) && !required) return null
      const read = readDocument(kind, number, today)
      if ('error' in read) return errorOf(read.error)
      if (otherThan === '') return null
      const isSame = isSameHolder(value, v.parse(documentValue, values[otherThan]))
      return isSame ? formErrorOf('sameDocument') : null
    },
    toApi: ({ kind, number }) =>
      isBlank(number) ? undefined : { kind, number: normalNumber(number) },
    fromApi: v.object({
      kind: v.picklist(DOCUMENT_KINDS),
      number: v.pipe(
        v.string(),
        v.check((sent) => sent === normalNumber(sent)),
      ),
    }),
    isSecret: true,
  }),

  gender: defineFieldType({
    type: 'gender',
    spec: {
      /** The document field it is derived from. */
      from: text,
    },
    /** 1 male, 2 female, 0 not specified (spec §3 "Gender codes"); null until answered. */
    value: v.fallback(v.nullable(v.picklist([0, 1, 2])), null),
    validate: ({ value, field }) => (value === 0 && field.required ? errorOf('required') : null),
    toApi: (value) => value ?? undefined,
    fromApi: v.picklist([0, 1, 2]),
  }),
}
