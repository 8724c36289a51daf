import { cleanInput } from './cleanInput.ts'

export type CredentialField = 'name' | 'bib' | 'documentNumber'

/** The credentials of a search as typed. */
export type TypedCredentials = Record<CredentialField, string>

/** How much of a document number is required: its last characters. */
export const TAIL_LENGTH = 6

/** What is wrong with a credential: the end of a text's key. */
export type CredentialError = `${CredentialField}.required` | 'documentNumber.short'

/** A credential as it is sent; a document number has letters and digits only. */
export function cleanCredential(field: CredentialField, text: string): string {
  const cleanText = cleanInput(field, text)
  return field === 'documentNumber' ? cleanText.replace(/[^0-9a-z]/gi, '') : cleanText
}

/** The error in a credential as typed, or null. */
export function credentialError(field: CredentialField, text: string): CredentialError | null {
  const value = cleanCredential(field, text)
  if (!value) return `${field}.required`
  return field === 'documentNumber' && value.length < TAIL_LENGTH ? 'documentNumber.short' : null
}
