import { read } from 'xlsx'
import type { FileKind } from './fileKind.ts'
import { PreviewError } from './previewError.ts'
import { MAX_ROWS, PEEK_ROWS, readSheet, type Sheet } from './readSheet.ts'
import { reply } from './reply.ts'
import { type Bytes, storeZip } from './storeZip.ts'
import { unzip } from './unzip.ts'

/** A million cells take some 40 MB. */
const UNPACKED_LIMIT = 120 * 1024 ** 2
/** Everything but pictures, macros and embedded files. */
const TEXT_PART = /\.(?:xml|rels)$/i
const LOCKED = /password/i

export interface SheetQuestion {
  bytes: Bytes
  kind: FileKind
  /** Which sheet of the file; null is the first one that is not hidden. */
  at: number | null
}

async function repacked(bytes: Bytes): Promise<ArrayBuffer> {
  const parts = await unzip(bytes, (name) => TEXT_PART.test(name), UNPACKED_LIMIT)
  if (!parts.has('xl/workbook.xml')) throw new PreviewError('mismatch')
  return storeZip(parts)
}

function open(data: ArrayBuffer | Bytes, at: number) {
  try {
    return read(data, { dense: true, sheets: at, sheetRows: MAX_ROWS + PEEK_ROWS })
  } catch (error) {
    const isLocked = error instanceof Error && LOCKED.test(error.message)
    throw new PreviewError(isLocked ? 'encrypted' : 'broken')
  }
}

async function answer({ bytes, kind, at }: SheetQuestion): Promise<Sheet> {
  const data = kind === 'xlsx' ? await repacked(bytes) : bytes
  const sheet = readSheet(open(data, at ?? 0), at ?? 0)
  const first = sheet.sheets[0]?.at ?? 0
  return at === null && first !== 0 ? readSheet(open(data, first), first) : sheet
}

addEventListener('message', ({ data }: MessageEvent<SheetQuestion>) => reply(answer(data)))
