import * as v from 'valibot'
import type { Credentials } from '../../api/race/credentials.ts'
import type { TextKey } from '../../i18n/zh.ts'
import { parse, text } from '../../lib/parse.ts'

export type QueryField = 'name' | 'documentNumber' | 'bib'
export type Typed = Record<QueryField, string>

/** The second credential; one of them is enough. */
export const WAYS = ['documentNumber', 'bib'] as const
export type Way = (typeof WAYS)[number]

const TAIL_LENGTH = 6
const typedSchema = v.object({ name: text, documentNumber: text, bib: text })

/** The values passed on from the home page's search. */
export const typedIn = (state: unknown): Typed => parse(typedSchema, state)

/** A credential as it is sent: whitespace trimmed; letters and digits only in a document number. */
function clean(name: QueryField, typed: string): string {
  return name === 'documentNumber'
    ? typed.replace(/[^0-9a-z]/gi, '')
    : typed.trim().replace(/\s+/g, ' ')
}

/** The error in a credential as typed, or null. */
export function queryError(name: QueryField, typed: string): TextKey | null {
  if (!clean(name, typed)) return `search.${name}.required`
  const isShort = name === 'documentNumber' && clean(name, typed).length < TAIL_LENGTH
  return isShort ? 'search.documentNumber.short' : null
}

/** The credentials for the API; undefined if one is missing. */
export function queryOf(typed: Typed, way: Way): Credentials | undefined {
  if (queryError('name', typed.name) || queryError(way, typed[way])) return undefined
  const name = clean('name', typed.name)
  const second = clean(way, typed[way])
  return way === 'bib' ? { name, bib: second } : { name, cardNumber: second }
}

/** Credentials as form values, to pass on to another search. */
export const typedOf = (credentials: Credentials): Partial<Typed> =>
  'bib' in credentials
    ? { name: credentials.name, bib: credentials.bib }
    : { name: credentials.name, documentNumber: credentials.cardNumber }
