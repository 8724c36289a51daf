import { forms, items } from '../../../sandbox/sign-up/forms.ts'
import type { SignUpField } from '../../../src/api/signUpField.ts'
import { type SignUpForm, signUpFormSchema } from '../../../src/api/signUpForm.ts'
import { parse } from '../../../src/lib/parse.ts'

/** The sandbox's forms, as the site reads them. */
export const formOf = (kind: 'post' | 'direct'): SignUpForm =>
  parse(signUpFormSchema, { ...forms[kind], items, state: 'open', raceDay: '2024-09-22' })

/** A field of a type with settings of its own, as the site reads it. */
export function fieldOf(source: Record<string, unknown>): SignUpField {
  const { fields } = parse(signUpFormSchema, { fields: [{ key: 'a', ...source }] })
  const [field] = fields
  if (!field) throw new Error('no field')
  return field
}
