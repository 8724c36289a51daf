import * as v from 'valibot'
import type { FieldType } from '../../src/api/signUpField.ts'

/** What the centre itself has given out for a file. */
const uploaded = v.pipe(v.string(), v.regex(/^\/uploads\/[\da-f]{32}\.[a-z\d]+$/))
/** A comma-separated list of addresses (spec §3). */
const files = v.pipe(
  v.string(),
  v.transform((list) => (list === '' ? [] : list.split(','))),
  v.array(uploaded),
)
const day = v.pipe(v.string(), v.isoDate())
const code = v.pipe(v.string(), v.regex(/^\d{6}$/))
const area = v.pipe(
  v.tuple([code, code, code]),
  v.check(
    ([province, city, district]) =>
      province.endsWith('0000') &&
      city.startsWith(province.slice(0, 2)) &&
      district.startsWith(city.slice(0, 4)),
  ),
)
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const email = v.pipe(v.string(), v.regex(/^[^\s@"]+@[^\s@.]+(?:\.[^\s@.]+)+$/))
const phone = v.pipe(v.string(), v.regex(/^(?:1[3-9]\d{9}|\+[1-9]\d{6,14})$/))
const link = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s"<>]+\.[^\s"<>]+$/i))
const text = v.pipe(v.string(), v.regex(/^[^"]*$/))

/** How each type has to arrive; what only the form's definition can tell is looked at after. */
export const sentValues = {
  checkbox: v.array(v.string()),
  'clothing-size': v.string(),
  country,
  'country-advanced': v.object({
    region: v.picklist(['mainland', 'hk-macao', 'taiwan', 'foreign']),
    country,
  }),
  'single-country': country,
  'date-picker': day,
  email,
  gender: v.picklist([0, 1, 2]),
  input: text,
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  area,
  'area-image-upload': v.object({ area, images: files }),
  'past-events': v.array(v.string()),
  phone,
  picker: v.string(),
  radio: v.string(),
  'radio-input': v.object({ value: v.string(), text }),
  'radio-image-upload': v.object({ value: v.string(), images: files }),
  'radio-link': v.string(),
  'paid-score-validation': v.object({ accepted: v.boolean(), price: v.number() }),
  'score-verification': v.object({
    verified: v.array(v.string()),
    claims: v.array(
      v.object({
        distance: v.picklist(['marathon', 'half']),
        date: day,
        name: v.pipe(v.string(), v.nonEmpty()),
      }),
    ),
    proof: files,
  }),
  textarea: text,
  'image-upload': files,
  'images-upload': files,
  url: link,
  signature: v.union([
    v.object({ image: uploaded }),
    v.object({ typed: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
  ]),
  policy: v.never(),
  'identity-document': v.object({ kind: v.string(), number: v.string() }),
} satisfies Record<Exclude<FieldType, 'unknown'>, v.GenericSchema>

export type SentType = keyof typeof sentValues
export type Sent<T extends SentType> = v.InferOutput<(typeof sentValues)[T]>

/** A sent value as its type has it; undefined where it is not of that type. */
export function readSent<T extends SentType>(type: T, value: unknown): Sent<T> | undefined {
  const schema: v.GenericSchema<unknown, Sent<T>> = sentValues[type]
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : undefined
}
