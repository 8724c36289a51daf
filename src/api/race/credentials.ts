/**
 * Required for registration data: the name and a document number, complete or its last six
 * characters.
 */
export interface DocumentCredentials {
  name: string
  cardNumber: string
}

/** Results, certificates and photos are public at a race, so name and bib suffice for them. */
export type Credentials = DocumentCredentials | { name: string; bib: string }
