import { read, SSF, type WorkBook } from 'xlsx'
import type { SiteLanguage } from '#i18n/languages.ts'
import type { FileKind } from '../fileKind.ts'
import { PreviewError } from '../previewError.ts'
import type { PreviewNote } from '../previewNote.ts'
import type { Bytes } from '../source.ts'
import { loadCodePages } from './codePages.ts'
import { builtInDates } from './dateFormats.ts'
import { MAX_ROWS, PEEK_ROWS } from './readSheet.ts'
import { markStruckCells, struckCells } from './struckXls.ts'
import { openPackage } from './workbookPackage.ts'

const LOCKED = /password/i
/** Storage of the macros in a compound file. */
const MACROS = '_VBA_PROJECT_CUR'

/** A workbook of which any one sheet can be read. */
export interface OpenWorkbook {
  read: (at: number) => WorkBook
  notes: PreviewNote[]
  /** Results of formulas that are 0 were not computed. */
  isRecalculated: boolean
}

function readBytes(data: Bytes, at: number): WorkBook {
  try {
    return read(data, {
      dense: true,
      sheets: at,
      sheetRows: MAX_ROWS + PEEK_ROWS,
      cellNF: true,
      cellHTML: false,
      cellStyles: true,
    })
  } catch (error) {
    const isLocked = error instanceof Error && LOCKED.test(error.message)
    throw new PreviewError(isLocked ? 'encrypted' : 'broken')
  }
}

const setFormat: (format: string, number: number) => void = SSF.load

/** Opens a workbook; dates that it leaves to the reader's system are in `language`. */
export async function openWorkbook(
  bytes: Bytes,
  kind: FileKind,
  language: SiteLanguage,
): Promise<OpenWorkbook> {
  if (kind === 'xlsx') {
    const { bytes: data, ...rest } = await openPackage(bytes, language)
    return { ...rest, read: (at) => readBytes(data, at) }
  }
  loadCodePages()
  const hasMacros = new TextDecoder('utf-16le').decode(bytes).includes(MACROS)
  const struck = struckCells(bytes)
  return {
    notes: [
      ...(hasMacros ? [{ code: 'macros' } as const] : []),
      ...(struck.hasStruckWords ? [{ code: 'struckWords' } as const] : []),
    ],
    isRecalculated: false,
    read(at) {
      for (const [number, format] of builtInDates(language)) setFormat(format, number)
      const book = readBytes(bytes, at)
      markStruckCells(book, at, struck)
      return book
    },
  }
}
