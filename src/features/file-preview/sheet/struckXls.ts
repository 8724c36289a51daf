import { CFB, type WorkBook } from 'xlsx'
import type { Bytes } from '../source.ts'
import { STRUCK_FILL } from './struck.ts'

/** Records of the binary format, MS-XLS 2.3. */
const BEGIN = 0x0809
const END = 0x000a
const FONT = 0x0031
const STYLE = 0x00e0
const SHEET = 0x0085
/** A row of numbers, each with a style of its own. */
const NUMBERS = 0x00bd
/** Records of one cell; they begin with its row, its column and its style. */
const CELLS = new Set([0x0006, 0x00d6, 0x00fd, 0x0203, 0x0204, 0x0205, 0x027e])
const IS_STRUCK = 0x08
/** No font has this number. */
const NO_FONT = 4
/** A number and its style. */
const NUMBER_SIZE = 6
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0]

/** The struck cells of an older workbook. */
export interface StruckCells {
  /** The struck cells of each sheet, as row and column from 0. */
  cells: [row: number, column: number][][]
  /** A struck font is used within texts, where the library does not say which words have it. */
  hasStruckWords: boolean
}

interface Container {
  find: (file: unknown, path: string) => { content: ArrayLike<number> } | null
  read: (data: Bytes, options: { type: 'array' }) => unknown
}
const container: Container = CFB

function streamOf(bytes: Bytes): DataView | null {
  if (CONTAINER.some((byte, at) => bytes[at] !== byte)) return null
  const file = container.read(bytes, { type: 'array' })
  const entry = container.find(file, '/Workbook') ?? container.find(file, '/Book')
  return entry && new DataView(Uint8Array.from(entry.content).buffer)
}

function* records(stream: DataView) {
  let at = 0
  while (at + 4 <= stream.byteLength) {
    const size = Math.min(stream.getUint16(at + 2, true), stream.byteLength - at - 4)
    yield {
      kind: stream.getUint16(at, true),
      start: at,
      data: new DataView(stream.buffer, at + 4, size),
    }
    at += 4 + size
  }
}

/** Reads which cells of a workbook in the binary format (.xls) are struck. */
export function struckCells(bytes: Bytes): StruckCells {
  const found: StruckCells = { cells: [], hasStruckWords: false }
  const stream = streamOf(bytes)
  if (!stream) return found
  const fonts: boolean[] = []
  const styleFonts: number[] = []
  const starts: number[] = []
  let depth = 0
  let sheet: [number, number][] = []
  const fontOf = (style: number) => styleFonts[style] ?? 0
  const add = (row: number, column: number, style: number) => {
    if (fonts[fontOf(style)]) sheet.push([row, column])
  }
  for (const { kind, start, data } of records(stream)) {
    const word = (at: number) => (at + 2 <= data.byteLength ? data.getUint16(at, true) : 0)
    if (kind === BEGIN) {
      depth += 1
      if (depth === 1) {
        sheet = []
        // The library, too, has the sheets in the order of their places in the stream.
        if (starts.includes(start))
          found.cells[starts.filter((other) => other < start).length] = sheet
      }
    } else if (kind === END) depth -= 1
    else if (depth !== 1) continue
    else if (kind === FONT) {
      if (fonts.length === NO_FONT) fonts.push(false)
      fonts.push((word(2) & IS_STRUCK) !== 0)
    } else if (kind === STYLE) styleFonts.push(word(0))
    else if (kind === SHEET && data.byteLength >= 4) starts.push(data.getUint32(0, true))
    else if (CELLS.has(kind)) add(word(0), word(2), word(4))
    else if (kind === NUMBERS) {
      const count = Math.floor((data.byteLength - NUMBER_SIZE) / NUMBER_SIZE)
      for (let at = 0; at < count; at += 1) add(word(0), word(2) + at, word(4 + at * NUMBER_SIZE))
    }
  }
  const used = new Set(styleFonts)
  found.hasStruckWords = fonts.some((isStruck, at) => isStruck && !used.has(at))
  return found
}

/** Gives struck cells of a sheet the fill that marks them as struck. */
export function markStruckCells(book: WorkBook, at: number, { cells }: StruckCells): void {
  const data = book.Sheets[book.SheetNames[at] ?? '']?.['!data']
  for (const [row, column] of cells[at] ?? []) {
    const cell = data?.[row]?.[column]
    if (cell) cell.s = { patternType: STRUCK_FILL }
  }
}
