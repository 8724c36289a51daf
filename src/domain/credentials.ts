export type CredentialField = 'name' | 'bib' | 'documentNumber'

/** The credentials of a search as typed. */
export type TypedCredentials = Record<CredentialField, string>

/** How much of a document number is required: its last characters. */
export const TAIL_LENGTH = 6

/** What is wrong with a credential: the end of a text's key. */
export type CredentialError = `${CredentialField}.required` | 'documentNumber.short'

/** A credential as it is sent: whitespace trimmed; letters and digits only in a document number. */
export function cleanCredential(field: CredentialField, typed: string): string {
  return field === 'documentNumber'
    ? typed.replace(/[^0-9a-z]/gi, '')
    : typed.trim().replace(/\s+/g, ' ')
}

/** The error in a credential as typed, or null. */
export function credentialError(field: CredentialField, typed: string): CredentialError | null {
  const value = cleanCredential(field, typed)
  if (!value) return `${field}.required`
  return field === 'documentNumber' && value.length < TAIL_LENGTH ? 'documentNumber.short' : null
}
