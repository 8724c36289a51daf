import * as v from 'valibot'
import type { DeepPartial } from '#lib/deepPartial.ts'
import { choiceTypes } from './choiceTypes.ts'
import { consentTypes } from './consentTypes.ts'
import { dateTypes } from './dateTypes.ts'
import {
  type ApiValue,
  type FieldError,
  type FormState,
  isBlank,
  type ValidateOptions,
} from './fieldType.ts'
import { fileTypes } from './fileTypes.ts'
import { finishTypes } from './finishTypes.ts'
import { identityTypes } from './identityTypes.ts'
import { placeTypes } from './placeTypes.ts'
import { textTypes } from './textTypes.ts'
import { unknownType } from './unknownType.ts'

/** Every field type that the server may send (spec §16). */
export const knownTypes = {
  ...textTypes,
  ...choiceTypes,
  ...dateTypes,
  ...placeTypes,
  ...fileTypes,
  ...identityTypes,
  ...finishTypes,
  ...consentTypes,
}
const allTypes = { ...knownTypes, unknown: unknownType }

export type FieldType = keyof typeof allTypes

const schemas = new Map<unknown, (typeof allTypes)[FieldType]['schema']>(
  Object.values(knownTypes).map(({ schema }) => [schema.entries.type.literal, schema]),
)

/** A form field as described by the server; one that is not valid for its type is of unknown type. */
export const fieldSpecSchema = v.union([
  v.lazy((field) => schemas.get(Object(field).type) ?? unknownType.schema),
  unknownType.schema,
])
export type FieldSpec = v.InferOutput<typeof fieldSpecSchema>
export type FieldOf<T extends FieldType> = Extract<FieldSpec, { type: T }>

/** The form's value of a field, by type. */
export type FieldValues = { [T in FieldType]: v.InferOutput<(typeof allTypes)[T]['value']> }
export type FieldValue = FieldValues[FieldType]
/** A form's values by field key. */
export type SignupValues = Record<string, FieldValue>

type SourceOf<T extends FieldType> = DeepPartial<Omit<FieldOf<T>, 'type' | 'key'>> & {
  type: T
  key: string
}
/** A field as stored by a service: missing properties have fallbacks. */
export type FieldSource = { [T in FieldType]: SourceOf<T> }[Exclude<FieldType, 'unknown'>]

interface Definition<T extends FieldType> {
  type: T
  value: v.GenericSchema<unknown, FieldValues[T]>
  validate: (options: ValidateOptions<FieldValues[T], FieldOf<T>>) => FieldError | null
  toApi: (value: FieldValues[T], field: FieldOf<T>) => ApiValue | undefined
  fromApi: v.GenericSchema<unknown, FieldValues[T]>
  files: (value: FieldValues[T]) => string[]
  isSecret: boolean
}
const fieldTypes: { [T in FieldType]: Definition<T> } = allTypes

/** Parses a value for a field type; invalid input becomes the type's blank value. */
export function readValue<T extends FieldType>(type: T, value: unknown): FieldValues[T] {
  const definition: Definition<T> = fieldTypes[type]
  return v.parse(definition.value, value)
}

const isMissing = (value: FieldValue) => isBlank(value) && value !== 0

function validate<T extends FieldType>(
  type: T,
  field: FieldOf<T>,
  value: unknown,
  form: FormState,
) {
  const definition: Definition<T> = fieldTypes[type]
  return definition.validate({ ...form, value: readValue(type, value), field })
}

/** The error of a field's value; null if it can be sent. */
export function validateField(
  field: FieldSpec,
  value: unknown,
  form: FormState,
): FieldError | null {
  if (!isMissing(readValue(field.type, value))) return validate(field.type, field, value, form)
  if (!field.required) return null
  return field.type === 'unknown' ? unknownType.validate() : { code: 'required' }
}

function toApiValue<T extends FieldType>(type: T, field: FieldOf<T>, value: unknown) {
  const definition: Definition<T> = fieldTypes[type]
  const read = readValue(type, value)
  return isMissing(read) ? undefined : definition.toApi(read, field)
}

/** Converts a field's value to send it; undefined if there is nothing to send. */
export const toApi = (field: FieldSpec, value: unknown): ApiValue | undefined =>
  toApiValue(field.type, field, value)

/**
 * Converts a sent value back to the form's value; undefined if it is invalid for the field's type.
 */
export function fromApi(field: FieldSpec, sent: unknown): FieldValue | undefined {
  const parsed = v.safeParse(fieldTypes[field.type].fromApi, sent)
  return parsed.success ? parsed.output : undefined
}

function files<T extends FieldType>(type: T, value: FieldValues[T]) {
  const definition: Definition<T> = fieldTypes[type]
  return definition.files(value)
}

/** URLs of the uploaded files in a field's value. */
export const filesOf = (field: FieldSpec, value: unknown): string[] =>
  files(field.type, readValue(field.type, value))

/** Whether drafts never store values of this type. */
export const isSecretType = (type: FieldType): boolean => fieldTypes[type].isSecret
