import { zipSync } from 'fflate'
import { read } from 'xlsx'
import type { FileKind } from '../fileKind.ts'
import { PreviewError } from '../previewError.ts'
import { MAX_ROWS, PEEK_ROWS, readSheet, type Sheet } from './readSheet.ts'
import { answerWorker } from '../answerWorker.ts'
import type { Bytes } from '../source.ts'
import { unzip } from '../unzip.ts'

/** A million cells take about 40 MB. */
const UNPACKED_LIMIT = 120 * 1024 ** 2
/** Everything except images, macros and embedded files. */
const TEXT_PART = /\.(?:xml|rels)$/i
const LOCKED = /password/i

export interface SheetQuestion {
  bytes: Bytes
  kind: FileKind
  /** The sheet's position in the file; null is the first visible sheet. */
  at: number | null
}

/** Stored, so that the reader has nothing to inflate. */
async function repacked(bytes: Bytes): Promise<Bytes> {
  const parts = await unzip(bytes, (name) => TEXT_PART.test(name), UNPACKED_LIMIT)
  if (!parts.has('xl/workbook.xml')) throw new PreviewError('mismatch')
  return zipSync(Object.fromEntries(parts), { level: 0 })
}

function open(data: Bytes, at: number) {
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

addEventListener('message', ({ data }: MessageEvent<SheetQuestion>) => answerWorker(answer(data)))
