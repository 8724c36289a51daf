import * as v from 'valibot'
import type { VerifiedFinish } from '../../api/earlierFinishes.ts'
import type { FieldType } from '../../api/signUpField.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '../../lib/identityDocument.ts'

export const REGIONS = ['mainland', 'hk-macao', 'taiwan', 'foreign'] as const
export type Region = (typeof REGIONS)[number]

/** An earlier finish that a runner names, with proof of it uploaded. */
export interface ClaimedFinish {
  distance: 'marathon' | 'half'
  /** `YYYY-MM-DD`. */
  date: string
  name: string
}

/** What a widget holds, by type; `wireValue.ts` says how it is sent. */
export interface FieldValues {
  /** Values of the chosen options. */
  checkbox: string[]
  'clothing-size': string
  /** A two-letter code. */
  country: string
  'country-advanced': { region: Region | ''; country: string }
  'single-country': string
  /** `YYYY-MM-DD`. */
  'date-picker': string
  email: string
  /** 1 male, 2 female, 0 not said; null until it is answered. */
  gender: 0 | 1 | 2 | null
  input: string
  /** As it is typed. */
  number: string
  /** Codes of province, city and district, as far as they are chosen. */
  area: string[]
  'area-image-upload': { area: string[]; images: string[] }
  /** Ids of the server's list. */
  'past-events': string[]
  phone: string
  picker: string
  radio: string
  'radio-input': { value: string; text: string }
  'radio-image-upload': { value: string; images: string[] }
  'radio-link': string
  /** Whether the price was agreed to; null until it was asked about. */
  'paid-score-validation': boolean | null
  'score-verification': {
    /** Whether a finish was looked up; only then are claims and proof asked for. */
    searched: boolean
    finishes: Pick<VerifiedFinish, 'verificationId' | 'distance' | 'date'>[]
    claims: ClaimedFinish[]
    proof: string[]
  }
  textarea: string
  /** The address of the uploaded picture. */
  'image-upload': string
  /** Addresses, in their order. */
  'images-upload': string[]
  url: string
  /** The address of the drawn picture, or the typed name. */
  signature: { image: string; typed: string }
  /** Version agreed to, and when (`YYYY-MM-DD HH:mm:ss` in Asia/Shanghai). */
  policy: { version: string; agreedAt: string } | null
  'identity-document': { kind: DocumentKind | ''; number: string }
  unknown: null
}
export type FieldValue = FieldValues[FieldType]
export type SignUpValues = Record<string, FieldValue>
/** What a field's value becomes, made of the value that is held when it is changed. */
export type FieldChange = (held: unknown) => FieldValue

const string = v.fallback(v.string(), '')
const strings = v.fallback(v.array(v.string()), [])
const distance = v.picklist(['marathon', 'half'])
const record = <E extends v.ObjectEntries>(entries: E) =>
  v.fallback(v.object(entries), () => v.parse(v.object(entries), {}))
const list = <S extends v.GenericSchema>(item: S) => v.fallback(v.array(item), [])

const schemas: { [T in FieldType]: v.GenericSchema<unknown, FieldValues[T]> } = {
  checkbox: strings,
  'clothing-size': string,
  country: string,
  'country-advanced': record({
    region: v.fallback(v.picklist(['', ...REGIONS]), ''),
    country: string,
  }),
  'single-country': string,
  'date-picker': string,
  email: string,
  gender: v.fallback(v.nullable(v.picklist([0, 1, 2])), null),
  input: string,
  number: string,
  area: strings,
  'area-image-upload': record({ area: strings, images: strings }),
  'past-events': strings,
  phone: string,
  picker: string,
  radio: string,
  'radio-input': record({ value: string, text: string }),
  'radio-image-upload': record({ value: string, images: strings }),
  'radio-link': string,
  'paid-score-validation': v.fallback(v.nullable(v.boolean()), null),
  'score-verification': record({
    searched: v.fallback(v.boolean(), false),
    finishes: list(v.object({ verificationId: v.string(), distance, date: v.string() })),
    claims: list(v.object({ distance, date: v.string(), name: v.string() })),
    proof: strings,
  }),
  textarea: string,
  'image-upload': string,
  'images-upload': strings,
  url: string,
  signature: record({ image: string, typed: string }),
  policy: v.fallback(v.nullable(v.object({ version: v.string(), agreedAt: v.string() })), null),
  'identity-document': record({
    kind: v.fallback(v.picklist(['', ...DOCUMENT_KINDS]), ''),
    number: string,
  }),
  unknown: v.fallback(v.null(), null),
}

/** Reads a value for a type of field; what is not one becomes the type's empty value. */
export function readValue<T extends FieldType>(type: T, value: unknown): FieldValues[T] {
  const schema: v.GenericSchema<unknown, FieldValues[T]> = schemas[type]
  return v.parse(schema, value)
}

/** Whether nothing has been filled in: no text, no choice, and nothing in any part. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === null || value === undefined || value === false
}
