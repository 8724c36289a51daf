import * as v from 'valibot'
import type { Credentials } from '#api/race/credentials.ts'
import { cleanCredential, credentialError, type TypedCredentials } from '#domain/credentials.ts'
import { parse, text } from '#lib/parse.ts'

/** The credentials that are asked for beside the name; one of them is enough. */
export const SECOND_FIELDS = ['documentNumber', 'bib'] as const
export type SecondField = (typeof SECOND_FIELDS)[number]

const typedSchema = v.object({ name: text, documentNumber: text, bib: text })

/** What another page passed on in the navigation state. */
export const fromNavigationState = (state: unknown): TypedCredentials => parse(typedSchema, state)

/** The navigation state that passes credentials on to another search. */
export const toNavigationState = (credentials: Credentials): Partial<TypedCredentials> =>
  'bib' in credentials
    ? { name: credentials.name, bib: credentials.bib }
    : { name: credentials.name, documentNumber: credentials.cardNumber }

/** The credentials for the API; undefined if one is missing or too short. */
export function credentialsOf(
  typed: TypedCredentials,
  second: SecondField,
): Credentials | undefined {
  if (credentialError('name', typed.name) || credentialError(second, typed[second]))
    return undefined
  const name = cleanCredential('name', typed.name)
  const value = cleanCredential(second, typed[second])
  return second === 'bib' ? { name, bib: value } : { name, cardNumber: value }
}
