import type { FieldOf, FieldType, SignUpField } from '../../api/signUpField.ts'
import type { Consent, WireValue } from '../../api/signup.ts'
import { normalPhone } from '../../lib/fieldRules.ts'
import { normalNumber } from '../../lib/identityDocument.ts'
import { type FieldValues, isBlank, readValue, type SignUpValues } from './fieldValue.ts'

type ToWire<T extends FieldType> = (
  value: FieldValues[T],
  field: FieldOf<T>,
) => WireValue | undefined

const asIs = (value: string) => value
const trimmed = (value: string) => value.trim()
const list = (value: string[]) => value
/** Files are a comma-separated list of addresses (spec §3). */
const files = (urls: string[]) => urls.join(',')
/** All three codes, or none (spec §3). */
const codes = (area: string[]) => (area.length === 3 ? area : undefined)

/** How each type is sent; undefined where there is nothing to send. */
const toWire: { [T in FieldType]: ToWire<T> } = {
  checkbox: list,
  'clothing-size': asIs,
  country: asIs,
  'country-advanced': ({ region, country }) => ({ region, country }),
  'single-country': asIs,
  'date-picker': asIs,
  email: trimmed,
  gender: (value) => value ?? undefined,
  input: trimmed,
  number: Number,
  area: codes,
  'area-image-upload': ({ area, images }) => ({ area: codes(area) ?? [], images: files(images) }),
  'past-events': list,
  phone: normalPhone,
  picker: asIs,
  radio: asIs,
  'radio-input': ({ value, text }) => ({ value, text: text.trim() }),
  'radio-image-upload': ({ value, images }) => ({ value, images: files(images) }),
  'radio-link': asIs,
  'paid-score-validation': (accepted, { price }) => ({
    accepted: accepted === true,
    price: price ?? 0,
  }),
  'score-verification': ({ finishes, claims, proof }) => ({
    verified: finishes.map(({ verificationId }) => verificationId),
    claims: claims.map(({ distance, date, name }) => ({ distance, date, name: name.trim() })),
    proof: files(proof),
  }),
  textarea: trimmed,
  'image-upload': asIs,
  'images-upload': files,
  url: trimmed,
  signature: ({ image, typed }): WireValue => (image ? { image } : { typed: typed.trim() }),
  // Consents are sent beside the values.
  policy: () => undefined,
  'identity-document': ({ kind, number }) =>
    isBlank(number) ? undefined : { kind, number: normalNumber(number) },
  unknown: () => undefined,
}

/** A value of a field as it is sent; undefined where there is nothing to send. */
function wireValue<T extends FieldType>(
  type: T,
  field: FieldOf<T>,
  value: FieldValues[T],
): WireValue | undefined {
  return isBlank(value) && value !== 0 ? undefined : toWire[type](value, field)
}

/** The value that a form holds for a field, as it is sent. */
export const wireValueOf = (field: SignUpField, value: unknown): WireValue | undefined =>
  wireValue(field.type, field, readValue(field.type, value))

/** What a form sends for the fields that are shown. */
export const wireValues = (shown: SignUpField[], values: SignUpValues): Record<string, WireValue> =>
  Object.fromEntries(
    shown.flatMap((field) => {
      const value = wireValueOf(field, values[field.key])
      return value === undefined ? [] : [[field.key, value]]
    }),
  )

/** The consents that were given in the fields that are shown. */
export const consentsOf = (shown: SignUpField[], values: SignUpValues): Consent[] =>
  shown.flatMap((field) => {
    const given = field.type === 'policy' && readValue('policy', values[field.key])
    return given ? [{ policyId: field.policyId, ...given }] : []
  })
