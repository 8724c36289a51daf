import { DOCUMENT_KINDS, type DocumentKind } from '../../lib/identityDocument.ts'
import type { Region } from './fieldValue.ts'

/** What people of each region identify themselves with. */
const KINDS: Record<Region, DocumentKind[]> = {
  mainland: ['resident-id', 'passport'],
  'hk-macao': ['hk-macao-permit', 'hmt-residence-permit', 'passport'],
  taiwan: ['taiwan-permit', 'hmt-residence-permit', 'passport'],
  foreign: ['passport', 'foreign-resident-card'],
}

/**
 * The kinds that a field offers to somebody of a region: those of its definition, `chosen` among
 * them whichever it is.
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
