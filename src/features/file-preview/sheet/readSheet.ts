import {
  type CellAddress,
  type CellObject,
  type Range,
  utils,
  type WorkBook,
  type WorkSheet,
} from 'xlsx'
import type { PreviewNote } from '../previewNote.ts'

/** Maximum size of the displayed part of a sheet. */
export const MAX_ROWS = 2000
export const MAX_COLUMNS = 50
/** Extra rows read to detect whether a sheet continues. */
export const PEEK_ROWS = 100
const MAX_TEXT = 2000
const NARROWEST = 6
const WIDEST = 40
/** What a title or note, alone in its row, asks of its column: it can run on beside it. */
const WIDEST_ALONE = 16
/** Full-width characters, which are twice as wide as others. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g

export interface Cell {
  text: string
  isNumber?: boolean
  /** The columns and rows that a merged cell spans. */
  columns?: number
  rows?: number
}

export interface Sheet {
  /** The visible sheets, with their positions in the file. */
  sheets: { name: string; at: number }[]
  /** The first displayed row and column, counted from 0. */
  firstRow: number
  firstColumn: number
  /** null is a cell covered by a merged one. */
  rows: (Cell | null)[][]
  /** Column widths in half-width characters. */
  widths: number[]
  notes: PreviewNote[]
}

function toCell(cell: CellObject | undefined): Cell {
  const text = cell?.w ?? (cell?.v === undefined ? '' : String(cell.v))
  const shown = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
  return cell?.t === 'n' ? { text: shown, isNumber: true } : { text: shown }
}

function merge(rows: (Cell | null)[][], { s, e }: Range, first: CellAddress): void {
  const [row, column] = [s.r - first.r, s.c - first.c]
  const cell = rows[row]?.[column]
  if (!cell) return
  const covered = rows.slice(row, e.r - first.r + 1)
  cell.rows = covered.length
  cell.columns = Math.min(e.c - s.c + 1, (rows[row]?.length ?? 0) - column)
  for (const line of covered) line.fill(null, column, column + cell.columns)
  rows[row]?.splice(column, 1, cell)
}

const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0)

/** The text of all cells from the first one on; missing rows and cells are empty. */
function textsOf(sheet: WorkSheet | undefined, { r, c }: CellAddress): Cell[][] {
  const data: (CellObject[] | undefined)[] = sheet?.['!data']?.slice(r) ?? []
  return Array.from(data, (cells) => Array.from(cells?.slice(c) ?? [], toCell))
}

const isFilled = (cell: Cell | null) => cell !== null && cell.text !== ''

/** Widths of the columns of rows, in half-width characters. */
function widthsOf(rows: (Cell | null)[][], columns: number[]): number[] {
  const widths = columns.map(() => NARROWEST)
  for (const cells of rows) {
    const most = cells.filter(isFilled).length > 1 ? WIDEST : WIDEST_ALONE
    for (const [column, cell] of cells.entries()) {
      if (!cell || cell.columns) continue
      const wanted = Math.min(widthOf(cell.text), columns.length > 1 ? most : WIDEST)
      widths[column] = Math.max(widths[column] ?? 0, wanted)
    }
  }
  return widths
}

/** A text too long for its column runs on over empty cells, as in spreadsheet programs. */
function runOn(cells: (Cell | null)[], widths: number[]): void {
  for (const [column, cell] of cells.entries()) {
    if (!cell || cell.columns || cell.isNumber) continue
    const isFree = (place: number) => cells[place]?.text === '' && !cells[place].columns
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

/**
 * A sheet of a workbook as text. The workbook must have been read `PEEK_ROWS` beyond `MAX_ROWS`.
 */
export function readSheet(book: WorkBook, at: number): Sheet {
  const sheets = book.SheetNames.map((name, place) => ({ name, at: place })).filter(
    (sheet) => !book.Workbook?.Sheets?.[sheet.at]?.Hidden,
  )
  const sheet = book.Sheets[book.SheetNames[at] ?? '']
  const { s: first } = utils.decode_range(sheet?.['!ref'] ?? 'A1')
  const texts = textsOf(sheet, first)
  const height = texts.findLastIndex((cells) => cells.some(isFilled)) + 1
  const width = Math.max(0, ...texts.map((cells) => cells.findLastIndex(isFilled) + 1))
  const columns = Array.from({ length: Math.min(width, MAX_COLUMNS) }, (_, column) => column)
  const rows: (Cell | null)[][] = texts
    .slice(0, Math.min(height, MAX_ROWS))
    .map((cells) => columns.map((column) => cells[column] ?? { text: '' }))
  for (const range of sheet?.['!merges'] ?? []) merge(rows, range, first)
  const widths = widthsOf(rows, columns)
  for (const cells of rows) runOn(cells, widths)
  const isCut = height > MAX_ROWS || width > MAX_COLUMNS
  return {
    sheets,
    firstRow: first.r,
    firstColumn: first.c,
    rows,
    widths,
    notes: isCut ? [{ code: 'cut', rows: MAX_ROWS, columns: MAX_COLUMNS }] : [],
  }
}
