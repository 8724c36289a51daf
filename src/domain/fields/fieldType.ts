import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { flag, listOf, number, optional, requiredKey, requiredText, text } from '#lib/parse.ts'
import { cleanInput } from '../cleanInput.ts'
import type { TextError } from '../fieldRules.ts'
import type { DocumentError } from '../identityDocument.ts'

const rules = optional(
  v.object({
    /** The rule of spec §5 that replaces the type's own. */
    kind: optional(
      v.picklist(['text', 'positive-integer', 'link', 'mainland-phone', 'generic-phone']),
    ),
    minLength: number,
    maxLength: number,
    min: number,
    max: number,
    /** A regular expression that the whole text of an `input` matches. */
    pattern: text,
    /** Replaces the rule's own message. */
    ...localizedText('message'),
  }),
)

/** Properties that the server sends for fields of any type. */
export const commonSpec = {
  key: requiredKey,
  ...localizedText('label'),
  required: flag,
  ...localizedText('hint'),
  /** Key of the form section that contains it. */
  section: text,
  rules,
  /**
   * Shown only while the named field has one of these values. Names that begin with `@` are facts:
   * `@item` (the selected item), `@channel` (of direct entry), `@guardian` and `@relative` (yes or
   * no, by age on race day), `@verified` (yes or no: an earlier finish was found).
   */
  showWhen: optional(v.object({ field: requiredText, in: listOf(requiredText) })),
  /** Why a value must not be stored in a draft; '' if it may be. */
  sensitive: v.fallback(
    v.picklist(['', 'document', 'health', 'guardian', 'face', 'signature']),
    '',
  ),
}
type CommonSpec = v.InferOutput<v.ObjectSchema<typeof commonSpec, undefined>>

/** A value that a field can send. */
export type ApiValue = string | number | boolean | ApiValue[] | { [key: string]: ApiValue }

type ErrorCode =
  | TextError
  | DocumentError
  /** Does not match the field's pattern. */
  | 'pattern'
  /** Not one of the offered answers. */
  | 'option'
  | 'soldOut'
  | 'tooMany'
  /** The answer requires something else: a text, pictures, a district, a country. */
  | 'text'
  | 'images'
  | 'area'
  | 'country'
  /** Not in the format of a date. */
  | 'dayForm'
  | 'earliest'
  | 'latest'
  /** A claimed finish is incomplete or has no proof, or there is proof without a claim. */
  | 'claim'
  | 'proof'
  /** A drawn signature could not be uploaded. */
  | 'unsaved'
  /** The site does not support the field's type. */
  | 'unknownType'

/** Rules that compare a field with the rest of the form. */
type FormErrorCode =
  /** The name or document is the runner's own, but must be another person's. */
  | 'sameName'
  | 'sameDocument'
  /** Too young on race day. */
  | 'minAge'

/**
 * An error of a field with the violated limit: a number, or a date as `YYYY-MM-DD`. `isOfForm`: the
 * value is valid by itself but conflicts with the rest of the form.
 */
export type FieldError =
  | { code: ErrorCode; limit?: string | number; isOfForm?: false }
  | { code: FormErrorCode; limit?: number; isOfForm: true }

/** What a value is validated against. */
export interface FormState {
  /** All values of the form by field key, in their form representation. */
  values: Record<string, unknown>
  /** `YYYY-MM-DD`. */
  today: string
  /** `YYYY-MM-DD`; '' if unknown, which disables the rules that depend on it. */
  raceDay: string
}

/** The state of a form without any other values. */
export const withoutValues = (today: string): FormState => ({ values: {}, today, raceDay: '' })

export interface ValidateOptions<Value, Field> extends FormState {
  /** Never blank: missing values are handled in the same way for every type. */
  value: Value
  field: Field
}

/** A field type, independent of its user interface. */
interface FieldDefinition<
  Type extends string,
  Spec extends v.ObjectEntries,
  Value extends v.GenericSchema,
  Field = CommonSpec & v.InferOutput<v.ObjectSchema<Spec, undefined>>,
> {
  /** Its name in the API. */
  type: Type
  /** Properties that the server sends in addition to `commonSpec`. */
  spec: Spec
  /**
   * The value in the form and in drafts. The schema accepts anything; invalid input becomes the
   * blank value.
   */
  value: Value
  /** The error of a value; null if it can be sent. */
  validate: (options: ValidateOptions<v.InferOutput<Value>, Field>) => FieldError | null
  /**
   * Converts a value to send it; undefined if there is nothing to send. Not called for blank
   * values.
   */
  toApi: (value: v.InferOutput<Value>, field: Field) => ApiValue | undefined
  /** Parses what `toApi` returned; fails for anything else. */
  fromApi: v.GenericSchema<unknown, v.InferOutput<Value>>
  /** URLs of the uploaded files in a value. */
  files?: (value: v.InferOutput<Value>) => string[]
  /** Drafts never store values of this type, whatever the field says. */
  isSecret?: boolean
}

/** Defines a field type and adds the schema of what the server sends for it. */
export const defineFieldType = <
  const Type extends string,
  Spec extends v.ObjectEntries,
  Value extends v.GenericSchema,
>(
  definition: FieldDefinition<Type, Spec, Value>,
) => ({
  files: () => [],
  isSecret: false,
  ...definition,
  schema: v.object({ ...commonSpec, ...definition.spec, type: v.literal(definition.type) }),
})

/** The error for a code; null for null. */
export const errorOf = (code: ErrorCode | null, limit?: string | number): FieldError | null =>
  code && { code, limit }

/** An error that depends on the rest of the form. */
export const formErrorOf = (code: FormErrorCode, limit?: number): FieldError => ({
  code,
  limit,
  isOfForm: true,
})

/** A rule that always passes. */
export const noError = () => null

/** Error if there are more values than a field accepts. */
export const countError = (count: number, max: number | undefined): FieldError | null =>
  max !== undefined && count > max ? { code: 'tooMany', limit: max } : null

/** Whether nothing has been filled in: no text, no choice, and no part of an object. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return cleanInput('text', value) === ''
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank)
  return value === null || value === undefined || value === false
}
