import { DOCUMENT_KINDS, type DocumentKind } from '#domain/identityDocument.ts'
import type { Region } from '#domain/fields/place.ts'

/** The documents that people from each region use. */
const KINDS: Record<Region, DocumentKind[]> = {
  mainland: ['resident-id', 'passport'],
  'hk-macao': ['hk-macao-permit', 'hmt-residence-permit', 'passport'],
  taiwan: ['taiwan-permit', 'hmt-residence-permit', 'passport'],
  foreign: ['passport', 'foreign-resident-card'],
}

/**
 * The document types offered for a region, out of those that the definition allows; `chosen` is
 * always among them.
 */
export const documentKinds = (
  taken: string[],
  region: Region | '',
  chosen: DocumentKind | '',
): DocumentKind[] =>
  DOCUMENT_KINDS.filter(
    (kind) =>
      kind === chosen ||
      ((taken.length === 0 || taken.includes(kind)) &&
        (region === '' || KINDS[region].includes(kind))),
  )
