import * as v from 'valibot'
import { type FieldType, knownTypes } from '#domain/fields/fieldTypes.ts'
import type { Schema } from '#lib/schemaParts.ts'
import { strictOf } from '#lib/strictSchema.ts'
import { describeWith } from '../describe.ts'
import { commonFields, fieldTypeDescriptions } from './fields.ts'

type KnownType = Exclude<FieldType, 'unknown'>

const isKnown = (type: string): type is KnownType => type in knownTypes

/** The field types of the API, in the order of the documentation. */
export const fieldTypeNames = Object.keys(knownTypes).filter(isKnown)

function strictField(type: KnownType): Schema {
  const { text, fields } = fieldTypeDescriptions[type]
  const strict = strictOf(knownTypes[type].schema, describeWith({ ...commonFields, ...fields }))
  return v.pipe(strict, v.title(type), v.description(text))
}

/** A field of a form in the strict reading: one of the known types with its settings. */
export const formField: Schema = v.union(fieldTypeNames.map(strictField))
