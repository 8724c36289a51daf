import * as v from 'valibot'
import { formSpecSchema } from '#api/race/signupForm.ts'
import { strictOf } from '#lib/strictSchema.ts'
import { describeWith } from '../describe.ts'
import { jsonSchemaOf } from '../jsonSchema.ts'
import { formDescriptions } from './fields.ts'
import { formField } from './formFields.ts'

const { sections, fields, policies, statement } = formSpecSchema.entries
const describe = describeWith(formDescriptions)

/** A form file in the strict reading. */
export const strictForm = strictOf(
  v.object({ sections, fields, policies, statement }),
  (path, strict, lenient) => (path === 'fields[]' ? formField : describe(path, strict, lenient)),
)

/** JSON Schema of a form file: what of a form definition its editor writes. */
export function formJsonSchema(): object {
  const { properties, ...rest } = jsonSchemaOf(strictForm, { isShort: true })
  return {
    ...rest,
    title: 'Form',
    properties: { $schema: { type: 'string' }, ...properties },
    required: ['sections', 'fields', 'policies'],
  }
}
