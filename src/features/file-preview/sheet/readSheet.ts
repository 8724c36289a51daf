import {
  type CellAddress,
  type CellObject,
  type Range,
  utils,
  type WorkBook,
  type WorkSheet,
} from 'xlsx'
import type { SiteLanguage } from '#i18n/languages.ts'
import type { PreviewNote } from '../previewNote.ts'
import { type CellOptions, cellText } from './cellText.ts'
import { type Piece, piecesOf } from './struck.ts'

/** Maximum size of the displayed part of a sheet. */
export const MAX_ROWS = 2000
export const MAX_COLUMNS = 50
/** Extra rows read to detect whether a sheet continues. */
export const PEEK_ROWS = 100
const MAX_TEXT = 2000
const MIN_WIDTH = 6
const MAX_WIDTH = 40
/**
 * Maximum column width for a title or note that is alone in its row: it can run on over the empty
 * cells.
 */
const MAX_WIDTH_ALONE = 16
/** A format that shows nothing of a number. */
const HIDES_NUMBER = /^;;/
/** Kinds of objects in older workbooks. */
const CHART = 5
const PICTURE = 8
/** Full-width characters, which are twice as wide as others. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g

export interface Cell {
  text: string
  /** The text in pieces, if some of it is struck. */
  pieces?: Piece[]
  isNumber?: boolean
  /** The columns and rows that a merged cell spans. */
  columns?: number
  rows?: number
}

type Grid = Pick<Sheet, 'rows' | 'rowIndices' | 'columnIndices'>

export interface Sheet {
  /** The visible sheets, with their positions in the file. */
  sheets: { name: string; at: number }[]
  /** Indices of the rows and columns in the sheet, from 0; hidden ones are left out. */
  rowIndices: number[]
  columnIndices: number[]
  /** null is a cell covered by a merged one. */
  rows: (Cell | null)[][]
  /** Column widths in half-width characters. */
  widths: number[]
  notes: PreviewNote[]
}

/** Settings of the file around a sheet, and the reader's language. */
export interface SheetOptions {
  language: SiteLanguage
  /** What the file has that the preview does not show. */
  notes: PreviewNote[]
  /** Results of formulas that are 0 were not computed. */
  isRecalculated: boolean
}

/** How the cells of a sheet are read, and what was found while they were. */
interface Reading extends CellOptions {
  isRecalculated: boolean
  hiddenSheets: string[]
  hasFormulas: boolean
}

/** The formula of a cell that has no stored result. A hidden sheet is not named. */
function formulaOf({ f, t, v, z }: CellObject, reading: Reading): string | null {
  if (f === undefined || HIDES_NUMBER.test(String(z))) return null
  if (t !== 'z' && !(reading.isRecalculated && v === 0)) return null
  reading.hasFormulas = true
  return reading.hiddenSheets.some((name) => f.includes(name)) ? '=…' : `=${f}`
}

/** The first `MAX_TEXT` letters, with an ellipsis if there are more. */
function shortenPieces(pieces: Piece[]): Piece[] {
  let room = MAX_TEXT
  return pieces.flatMap(({ text, isStruck }) => {
    if (room < 0) return []
    const shown = text.length > room ? `${text.slice(0, room)}…` : text
    room -= text.length
    return [{ text: shown, isStruck }]
  })
}

function toCell(cell: CellObject | undefined, reading: Reading): Cell {
  if (!cell) return { text: '' }
  const formula = formulaOf(cell, reading)
  const pieces = shortenPieces(piecesOf(formula ?? cellText(cell, reading), cell))
  return {
    text: pieces.map(({ text }) => text).join(''),
    ...(pieces.some(({ isStruck }) => isStruck) && { pieces }),
    ...(cell.t === 'n' && formula === null && { isNumber: true }),
  }
}

/** A merged cell spans what is visible of it, and shows its value there. */
function merge(grid: Grid, { s, e }: Range, value: Cell): void {
  const indexRange = (indices: number[], from: number, to: number) =>
    [
      indices.findIndex((index) => index >= from),
      indices.findLastIndex((index) => index <= to),
    ] as const
  const [top, bottom] = indexRange(grid.rowIndices, s.r, e.r)
  const [left, right] = indexRange(grid.columnIndices, s.c, e.c)
  if (top < 0 || left < 0 || bottom < top || right < left) return
  const covered = grid.rows.slice(top, bottom + 1)
  for (const line of covered) line.fill(null, left, right + 1)
  covered[0]?.splice(left, 1, { ...value, columns: right - left + 1, rows: covered.length })
}

const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0)

const isFilled = (cell: Cell | null) => cell !== null && cell.text !== ''

/** Widths of the columns of rows, in half-width characters. */
function widthsOf(rows: (Cell | null)[][], columns: number[]): number[] {
  const widths = columns.map(() => MIN_WIDTH)
  for (const cells of rows) {
    const maxWidth = cells.filter(isFilled).length > 1 ? MAX_WIDTH : MAX_WIDTH_ALONE
    for (const [column, cell] of cells.entries()) {
      if (!cell || cell.columns) continue
      const wanted = Math.min(widthOf(cell.text), columns.length > 1 ? maxWidth : MAX_WIDTH)
      widths[column] = Math.max(widths[column] ?? 0, wanted)
    }
  }
  return widths
}

/** A text too long for its column runs on over empty cells, as in spreadsheet programs. */
function overflowText(cells: (Cell | null)[], widths: number[]): void {
  for (const [column, cell] of cells.entries()) {
    if (!cell || cell.columns || cell.isNumber) continue
    const isFree = (index: number) => cells[index]?.text === '' && !cells[index].columns
    let [end, room] = [column + 1, widths[column] ?? 0]
    while (widthOf(cell.text) > room && isFree(end)) {
      room += widths[end] ?? 0
      end += 1
    }
    if (end === column + 1) continue
    cell.columns = end - column
    cells.fill(null, column + 1, end)
  }
}

/** The visible sheets of a workbook, and the names of the others. */
function sheetsOf(book: WorkBook) {
  const isHidden = (name: string) =>
    Boolean(book.Workbook?.Sheets?.find((sheet) => sheet.name === name)?.Hidden)
  const sheets = book.SheetNames.map((name, at) => ({ name, at }))
  return {
    visible: sheets.filter(({ name }) => !isHidden(name)),
    hidden: book.SheetNames.filter(isHidden),
  }
}

/** Indices of the visible rows and columns of a sheet; one without height or width is hidden. */
function visibleIndices(
  book: WorkBook,
  sheet: WorkSheet,
  height: number,
  width: number,
  first: CellAddress,
) {
  const hasWidths = book.bookType === 'xlsx'
  const isRow = (row: number) => {
    const info = sheet['!rows']?.[row]
    return !info?.hidden && info?.hpt !== 0
  }
  const isColumn = (column: number) => {
    const info = sheet['!cols']?.[column]
    return !info?.hidden && !(hasWidths && info?.width === 0)
  }
  const indices = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => from + at)
  return {
    rowIndices: indices(first.r, Math.min(height, MAX_ROWS)).filter(isRow),
    columnIndices: indices(first.c, width).filter(isColumn),
  }
}

/** The notes about drawings in a sheet of an older workbook. */
function drawingNotes(sheet: WorkSheet): PreviewNote[] {
  const objects: ({ cmo?: number[] } | undefined)[] = sheet['!objects'] ?? []
  const kinds = new Set(objects.map((object) => object?.cmo?.[1]))
  const codes = new Set<'charts' | 'pictures'>()
  if (kinds.has(CHART) || sheet['!type'] === 'chart') codes.add('charts')
  if (kinds.has(PICTURE)) codes.add('pictures')
  return Array.from(codes, (code) => ({ code }))
}

/**
 * A sheet of a workbook as text, without hidden rows and columns. The workbook must have been read
 * `PEEK_ROWS` beyond `MAX_ROWS`, with formats and styles.
 */
export function readSheet(
  book: WorkBook,
  at: number,
  { language, notes, isRecalculated }: SheetOptions,
): Sheet {
  const { visible, hidden } = sheetsOf(book)
  const { name } = visible.find((one) => one.at === at) ?? {}
  const sheet: WorkSheet = book.Sheets[name ?? ''] ?? {}
  const reading: Reading = {
    language,
    date1904: book.Workbook?.WBProps?.date1904 ?? false,
    unknownFormats: new Set(),
    isRecalculated,
    hiddenSheets: hidden,
    hasFormulas: false,
  }
  const { s: first } = utils.decode_range(sheet['!ref'] ?? 'A1')
  const filled: (CellObject[] | undefined)[] =
    sheet['!type'] === 'chart' ? [] : (sheet['!data'] ?? [])
  // Rows and cells that are not in the file are holes.
  const data = Array.from(filled, (cells) => Array.from(cells ?? []))
  const isShown = (cell: CellObject | undefined) =>
    cell !== undefined && (cell.f !== undefined || cellText(cell, reading) !== '')
  const height = data.findLastIndex((cells) => cells.some(isShown)) + 1 - first.r
  const ends = data.map((cells) => cells.findLastIndex(isShown) + 1)
  const width = Math.max(0, ...ends) - first.c
  const { rowIndices, columnIndices } = visibleIndices(book, sheet, height, width, first)
  const columns = columnIndices.slice(0, MAX_COLUMNS)
  const read = (row: number, column: number) => toCell(data[row]?.[column], reading)
  const rows: (Cell | null)[][] = rowIndices.map((row) =>
    columns.map((column) => read(row, column)),
  )
  const grid = { rows, rowIndices, columnIndices: columns }
  for (const range of sheet['!merges'] ?? []) merge(grid, range, read(range.s.r, range.s.c))
  const widths = widthsOf(rows, columns)
  for (const cells of rows) overflowText(cells, widths)
  const isCut = height > MAX_ROWS || columnIndices.length > MAX_COLUMNS
  const names = Array.from(reading.unknownFormats)
  return {
    sheets: visible,
    rowIndices,
    columnIndices: columns,
    rows,
    widths,
    notes: [
      ...(isCut ? [{ code: 'cut', rows: MAX_ROWS, columns: MAX_COLUMNS } as const] : []),
      ...notes,
      ...drawingNotes(sheet),
      ...(reading.hasFormulas ? [{ code: 'formulas' } as const] : []),
      ...(names.length > 0 ? [{ code: 'numberFormats', names } as const] : []),
    ],
  }
}
