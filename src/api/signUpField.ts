import * as v from 'valibot'
import { flag, listOf, neededText, number, text } from '../lib/parse.ts'

const option = v.object({
  value: neededText,
  label: text,
  labelEn: text,
  hint: text,
  hintEn: text,
  /** `radio-input`: a text goes with this answer. */
  withText: flag,
  /** `radio-image-upload`: pictures go with this answer. */
  withImages: flag,
  /** `radio-link`: what to read before this answer. */
  link: text,
  linkLabel: text,
  linkLabelEn: text,
})
const options = { options: listOf(option) }
export type FieldOption = v.InferOutput<typeof option>

/** Files (spec §5 "File upload", "Image upload size"). */
const upload = {
  /** Accepted extensions; none: pictures. */
  types: listOf(neededText),
  /** The largest size of a file, in `maxSizeUnit`. */
  maxSize: number,
  maxSizeUnit: v.fallback(v.picklist(['B', 'KB', 'MB', 'GB']), 'MB'),
  maxCount: number,
  /** Required width and height in pixels. */
  width: number,
  height: number,
  /** Asks 您是否保证上传的文件真实有效 before a file leaves. */
  confirmGenuine: flag,
  /** Asks before a file is taken out again. */
  confirmDelete: flag,
}

const rules = v.fallback(
  v.optional(
    v.object({
      /** Which rule of spec §5 holds, where it is not the type's own. */
      kind: v.fallback(v.optional(v.picklist(['text', 'positive-integer', 'link'])), undefined),
      minLength: number,
      maxLength: number,
      min: number,
      max: number,
      /** What is said instead of the rule's own words. */
      message: text,
      messageEn: text,
    }),
  ),
  undefined,
)

const common = {
  key: neededText,
  label: text,
  labelEn: text,
  required: flag,
  hint: text,
  hintEn: text,
  /** Key of the form's section that it stands in. */
  section: text,
  rules,
  /**
   * Shown only while the named field has one of these values. Names that begin with `@` are facts:
   * `@item` (the chosen item), `@channel` (of direct entry), `@guardian` and `@relative` (yes or
   * no, by age on race day), `@verified` (yes or no: an earlier finish was found).
   */
  showWhen: v.fallback(
    v.optional(v.object({ field: neededText, in: listOf(neededText) })),
    undefined,
  ),
  /** Why a value is never kept in a draft; '' where it may be. */
  sensitive: v.fallback(
    v.picklist(['', 'document', 'health', 'guardian', 'face', 'signature']),
    '',
  ),
}

const of = <T extends string, E extends v.ObjectEntries>(type: T, own: E) =>
  v.object({ ...common, ...own, type: v.literal(type) })

const known = v.variant('type', [
  /** Any of several; `max` at most. */
  of('checkbox', { ...options, max: number }),
  /** A size and its chart in centimetres: one row a measure, one number a size. */
  of('clothing-size', {
    ...options,
    chart: listOf(v.object({ label: text, labelEn: text, centimetres: listOf(number) })),
  }),
  /** Any country or region of the server's list. */
  of('country', {}),
  /** Mainland, Hong Kong and Macao, Taiwan, foreign; then the country where that leaves a choice. */
  of('country-advanced', {}),
  /** One of these few countries, by their two-letter codes. */
  of('single-country', { countries: listOf(neededText) }),
  /** A day from `min` to `max` (`YYYY-MM-DD`); `from`: the document field that it is read from. */
  of('date-picker', { min: text, max: text, from: text }),
  of('email', {}),
  /** `from`: the document field that it is read from. */
  of('gender', { from: text }),
  of('input', {}),
  of('number', { unit: text, unitEn: text }),
  /** Province, city and district. */
  of('area', {}),
  of('area-image-upload', upload),
  /** Earlier races of the server's list. */
  of('past-events', { max: number }),
  /** `isInternational`: numbers with a country code are taken too. */
  of('phone', { isInternational: flag }),
  /** One of many, in a list that opens. */
  of('picker', options),
  of('radio', options),
  of('radio-input', { ...options, maxLength: number }),
  of('radio-image-upload', { ...options, ...upload }),
  of('radio-link', options),
  /** A service with a price in yuan, which is asked about before it counts. */
  of('paid-score-validation', { price: number, about: text, aboutEn: text }),
  /** Looks an earlier finish up; where nothing is found, takes proof. `since`: `YYYY-MM-DD`. */
  of('score-verification', { ...upload, since: text, nameFrom: text, documentFrom: text }),
  of('textarea', { rows: number }),
  of('image-upload', upload),
  /** Several pictures in an order. */
  of('images-upload', upload),
  of('url', {}),
  /** Drawn, or a name that is typed. */
  of('signature', { by: v.fallback(v.picklist(['runner', 'guardian']), 'runner') }),
  /** The consent to one of the form's policies. */
  of('policy', { policyId: neededText }),
  /** Kind and number of a document; `kinds`: those that are taken, none: every kind. */
  of('identity-document', { kinds: listOf(neededText), nationalityFrom: text }),
])

const unknown = v.pipe(
  v.object({ ...common, type: text }),
  v.transform(({ type, ...field }) => ({ ...field, type: 'unknown' as const, wireType: type })),
)

/** A field of a form. One of a type that is not known is kept as such: it may be required. */
export const signUpField = v.union([known, unknown])

export type SignUpField = v.InferOutput<typeof signUpField>
export type FieldType = SignUpField['type']
export type FieldOf<T extends FieldType> = Extract<SignUpField, { type: T }>

type Loose<T> = T extends (infer I)[]
  ? Loose<I>[]
  : T extends object
    ? { [K in keyof T]?: Loose<T[K]> }
    : T
type SourceOf<T extends FieldType> = Loose<Omit<FieldOf<T>, 'type' | 'key'>> & {
  type: T
  key: string
}
/** A field as a centre holds it: what it leaves out falls back. */
export type FieldSource = { [T in FieldType]: SourceOf<T> }[Exclude<FieldType, 'unknown'>]
