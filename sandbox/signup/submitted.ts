import type { Row } from '@libsql/client'
import * as v from 'valibot'
import { Sex } from '#domain/sex.ts'
import { textOf } from '../database.ts'

const text = v.fallback(v.string(), '')
/** Values of the fields that all races' forms have. */
const submitted = v.object({
  name: text,
  gender: v.fallback(v.picklist([Sex.male, Sex.female]), Sex.male),
  birthDate: text,
  document: v.optional(v.unknown()),
  phone: text,
  club: text,
  clothing: text,
})

/** What was sent with a sign-up of the database. */
export const submittedIn = (row: Row) => v.parse(submitted, JSON.parse(textOf(row.body)))
