import { type FormSpec, formSpecSchema } from '#api/race/signupForm.ts'
import type { FieldSpec } from '#domain/fields/fieldTypes.ts'
import { parse } from '#lib/parse.ts'
import { forms, items } from '#sandbox/editions/yanling-2024/signup/forms.ts'

/** The sandbox's forms, parsed as the site does. */
export const formOf = (kind: 'post' | 'direct'): FormSpec =>
  parse(formSpecSchema, { ...forms[kind], items, state: 'open', raceDay: '2024-09-22' })

/** A field of a given type and settings, parsed as the site does. */
export function fieldOf(source: Record<string, unknown>): FieldSpec {
  const { fields } = parse(formSpecSchema, { fields: [{ key: 'a', ...source }] })
  const [field] = fields
  if (!field) throw new Error('no field')
  return field
}
