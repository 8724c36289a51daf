import { PreviewError } from './previewError.ts'

const KINDS = ['docx', 'xlsx', 'xls', 'pdf'] as const
export type FileKind = (typeof KINDS)[number]

const isKind = (ending: string): ending is FileKind => KINDS.some((kind) => kind === ending)

/** The file kind, by the extension of a URL or name. */
export function kindOf(url: string): FileKind | null {
  const ending = /\.([a-z]+)(?:[?#].*)?$/i.exec(url)?.[1]?.toLowerCase() ?? ''
  return isKind(ending) ? ending : null
}

const ZIP = 'PK\u0003\u0004'
/** Compound file: Office formats before 2007, and the container of newer encrypted files. */
const COMPOUND = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'
const PDF = '%PDF-'
/** PDF readers look for the marker this far into the file. */
const PDF_MARK_WITHIN = 1024
const WEB_PAGE = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html|head|body)/i

/** Programs write tables as web pages, and name them as workbooks. */
const WEB_TABLE = /urn:schemas-microsoft-com:office:excel|<table[\s>]/i

const isEncryptedPackage = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')

/** Throws if the first bytes do not match the kind. */
export function checkKind(bytes: Uint8Array, kind: FileKind): void {
  const start = String.fromCharCode(...bytes.subarray(0, PDF_MARK_WITHIN))
  if (start === '') throw new PreviewError('broken')
  // A server may answer a missing file with its home page.
  if (WEB_PAGE.test(start) && !WEB_TABLE.test(start)) throw new PreviewError('missing')
  const isCompound = start.startsWith(COMPOUND)
  const fits = {
    docx: start.startsWith(ZIP),
    xlsx: start.startsWith(ZIP),
    xls: isCompound,
    pdf: start.includes(PDF),
  }[kind]
  if (fits) return
  const isLocked = isCompound && kind !== 'pdf' && isEncryptedPackage(bytes)
  throw new PreviewError(isLocked ? 'encrypted' : 'mismatch')
}
