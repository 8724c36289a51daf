import type { FieldOf, FieldOption, FieldType, SignUpField } from '../../api/signUpField.ts'
import {
  emailFault,
  lengthFault,
  linkFault,
  positiveIntegerFault,
  quoteFault,
  telephoneFault,
  type TextFault,
} from '../../lib/fieldRules.ts'
import { type DocumentFault, isPastDay, readDocument } from '../../lib/identityDocument.ts'
import { isWholeArea } from './areas.ts'
import { type FieldValues, isBlank, readValue } from './fieldValue.ts'

type Code =
  | TextFault
  | DocumentFault
  /** It is none of the answers that are offered. */
  | 'option'
  | 'tooMany'
  /** Something goes with the answer: a text, pictures, a district, a country. */
  | 'text'
  | 'images'
  | 'area'
  | 'country'
  /** It is not written as a day. */
  | 'dayForm'
  | 'earliest'
  | 'latest'
  /** A claimed finish is not whole, has no proof, or there is proof of nothing. */
  | 'claim'
  | 'proof'
  /** The field is of a type that the site does not know. */
  | 'unknownType'

/** What is wrong with a field, and the bound that it goes by. */
export interface FieldFault {
  code: Code
  limit?: string | number | undefined
}

interface Given<T extends FieldType> {
  value: FieldValues[T]
  field: FieldOf<T>
  /** `YYYY-MM-DD`. */
  today: string
}
type Fault = FieldFault | null
type Check<T extends FieldType> = (given: Given<T>) => Fault

const of = (code: Code | null, limit?: string | number | null): Fault =>
  code && { code, limit: limit ?? undefined }
const none = () => null

const BOUNDS: Partial<Record<Code, 'minLength' | 'maxLength' | 'min' | 'max'>> = {
  tooShort: 'minLength',
  tooLong: 'maxLength',
  tooSmall: 'min',
  tooLarge: 'max',
}

/** The rule of spec §5 that holds for a text, with the definition's bounds. */
function textFault(
  value: string,
  { rules }: SignUpField,
  own: 'text' | 'positive-integer' | 'link',
): Fault {
  const kind = rules?.kind ?? own
  const bounds = rules ?? {}
  const code =
    (kind === 'text' ? quoteFault(value) : null) ??
    (kind === 'link' ? linkFault(value) : null) ??
    (kind === 'positive-integer' ? positiveIntegerFault(value, bounds) : lengthFault(value, bounds))
  const bound = code && BOUNDS[code]
  return of(code, bound && rules?.[bound])
}

const optionFault = (value: string, options: FieldOption[]): Fault =>
  options.some((option) => option.value === value) ? null : of('option')

const chosen = ({ value, field }: { value: string; field: { options: FieldOption[] } }) =>
  optionFault(value, field.options)

const atMost = (count: number, max: number | undefined): Fault =>
  max !== undefined && count > max ? of('tooMany', max) : null

const areaFault = (area: string[]): Fault => (isWholeArea(area) ? null : of('area'))

/** Of those that may lie ahead. */
const LAST_DAY = '9999-12-31'

function dayFault({ value, field, today }: Given<'date-picker'>): Fault {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return of('dayForm')
  if (!isPastDay(value, field.from ? today : LAST_DAY)) return of('date')
  if (field.min && value < field.min) return of('earliest', field.min)
  return field.max && value > field.max ? of('latest', field.max) : null
}

function scoreFault({ value, field, today }: Given<'score-verification'>): Fault {
  const { claims, proof } = value
  const isWhole = claims.every(
    ({ name, date }) =>
      name.trim() && isPastDay(date, today) && (!field.since || date >= field.since),
  )
  if (!isWhole) return of('claim', field.since)
  if (claims.length > 0 !== proof.length > 0) return of('proof')
  return atMost(proof.length, field.maxCount)
}

/** What each type asks of a value that is filled in. */
const checks: { [T in FieldType]: Check<T> } = {
  checkbox: ({ value, field }) =>
    value.map((one) => optionFault(one, field.options)).find(Boolean) ??
    atMost(value.length, field.max),
  'clothing-size': chosen,
  country: none,
  'country-advanced': ({ value: { region, country } }) =>
    region && country ? null : of('country'),
  'single-country': ({ value, field: { countries } }) =>
    countries.length === 0 || countries.includes(value) ? null : of('option'),
  'date-picker': dayFault,
  email: ({ value }) => of(emailFault(value)),
  gender: ({ value, field }) => (value === 0 && field.required ? of('required') : null),
  input: ({ value, field }) => textFault(value, field, 'text'),
  number: ({ value, field }) => textFault(value, field, 'positive-integer'),
  area: ({ value }) => areaFault(value),
  'area-image-upload': ({ value, field }) =>
    areaFault(value.area) ??
    (value.images.length === 0 ? of('images') : atMost(value.images.length, field.maxCount)),
  'past-events': ({ value, field }) => atMost(value.length, field.max),
  phone: ({ value, field }) => of(telephoneFault(value, field.isInternational)),
  picker: chosen,
  radio: chosen,
  'radio-input'({ value: { value, text }, field }) {
    const option = field.options.find((one) => one.value === value)
    if (!option) return of('option')
    if (!option.withText) return null
    if (isBlank(text)) return of('text')
    const { maxLength } = field
    return of(quoteFault(text)) ?? of(lengthFault(text, { maxLength }), maxLength)
  },
  'radio-image-upload'({ value: { value, images }, field }) {
    const option = field.options.find((one) => one.value === value)
    if (!option) return of('option')
    if (option.withImages && images.length === 0) return of('images')
    return atMost(images.length, field.maxCount)
  },
  'radio-link': chosen,
  'paid-score-validation': none,
  'score-verification': scoreFault,
  textarea: ({ value, field }) => textFault(value, field, 'text'),
  'image-upload': none,
  'images-upload': ({ value, field }) => atMost(value.length, field.maxCount),
  url: ({ value, field }) => textFault(value, field, 'link'),
  signature: ({ value }) => (value.image ? null : of(quoteFault(value.typed))),
  policy: none,
  'identity-document'({ value: { kind, number }, field: { kinds, required }, today }) {
    if (!kind || (kinds.length > 0 && !kinds.includes(kind))) return of('option')
    if (isBlank(number) && !required) return null
    const reading = readDocument(kind, number, today)
    return 'fault' in reading ? of(reading.fault) : null
  },
  unknown: none,
}

function check<T extends FieldType>(
  type: T,
  field: FieldOf<T>,
  value: FieldValues[T],
  today: string,
) {
  return checks[type]({ value, field, today })
}

/**
 * What is wrong with the value that a form holds for a field; null when it may be sent. A required
 * field of an unknown type is never right: nobody can fill it in.
 */
export function fieldFault(field: SignUpField, held: unknown, today: string): FieldFault | null {
  const value = readValue(field.type, held)
  if (field.type === 'unknown') return field.required ? of('unknownType') : null
  if (isBlank(value) && value !== 0) return field.required ? of('required') : null
  return check(field.type, field, value, today)
}
