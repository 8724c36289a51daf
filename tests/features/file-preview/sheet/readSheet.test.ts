// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { read, utils, write, type WorkBook } from 'xlsx'
import {
  MAX_COLUMNS,
  MAX_ROWS,
  PEEK_ROWS,
  readSheet,
  type SheetOptions,
} from '#features/file-preview/sheet/readSheet.ts'
import { columnName } from '#features/file-preview/sheet/SheetTable.tsx'

const OPTIONS = {
  dense: true,
  sheetRows: MAX_ROWS + PEEK_ROWS,
  cellNF: true,
  cellStyles: true,
}
const FOR: SheetOptions = { language: 'zh', notes: [], isRecalculated: false }

/** What the worker reads from a workbook after writing and reading it. */
function sent(book: WorkBook, at = 0) {
  return readSheet(read(write(book, { type: 'buffer' }), { ...OPTIONS, sheets: at }), at, FOR)
}

function bookOf(rows: unknown[][], merges: string[] = []) {
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!merges'] = merges.map((range) => utils.decode_range(range))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, '一')
  return book
}
const texts = (rows: ReturnType<typeof readSheet>['rows']) =>
  rows.map((cells) => cells.map((cell) => cell && cell.text))

test('cells are text as formatted in the file; numbers are marked', () => {
  const book = bookOf([['名次', 10000], [], [true, '<b>x</b>']])
  const cell = book.Sheets['一']?.['B1']
  if (cell) cell.z = '#,##0'
  const { rows, notes } = sent(book)
  expect(texts(rows)).toEqual([
    ['名次', '10,000'],
    ['', ''],
    ['TRUE', '<b>x</b>'],
  ])
  expect(rows[0]?.[1]?.isNumber).toBe(true)
  expect(notes).toEqual([])
})

test('merged cells span, and the cells they cover are removed', () => {
  const { rows } = sent(
    bookOf([['标题'], ['甲', '乙', '丙'], ['', '丁', '戊']], ['A1:C1', 'A2:A3']),
  )
  expect(rows[0]).toEqual([{ text: '标题', columns: 3, rows: 1 }, null, null])
  expect(rows[1]?.[0]).toEqual({ text: '甲', columns: 1, rows: 2 })
  expect(rows[2]?.[0]).toBeNull()
})

test('a title runs on over the empty cells beside it and does not widen its column', () => {
  const title = '2024 燕岭马拉松 获奖名单（税前，元）'
  const { rows, widths } = sent(bookOf([[title], ['项目', '名次', '奖金'], ['马拉松', 1, 40000]]))
  expect(widths).toEqual([16, 6, 6])
  expect(rows[0]).toEqual([{ text: title, columns: 3 }, null, null])
  expect(rows[1]?.[0]).toEqual({ text: '项目' })
  const list = sent(bookOf([[title], ['马拉松']]))
  expect(list.widths).toEqual([36])
})

test('a sheet that starts further in keeps its row and column numbers', () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, { '!ref': 'C5:C5', C5: { t: 's', v: 'x' } })
  const { rowIndices, columnIndices, rows } = sent(book)
  expect([rowIndices, columnIndices, texts(rows)]).toEqual([[4], [2], [['x']]])
})

test('hidden sheets are not listed; empty ones are', () => {
  const book = bookOf([['x']])
  utils.book_append_sheet(book, utils.aoa_to_sheet([['secret']]), 'hidden')
  utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'empty')
  book.Workbook = { Sheets: [{}, { Hidden: 1 }, {}] }
  const { sheets } = sent(book)
  expect(sheets.map(({ name, at }) => [name, at])).toEqual([
    ['一', 0],
    ['empty', 2],
  ])
  expect(sent(book, 2).rows).toEqual([])
})

describe('long and wide sheets are truncated and marked as such', () => {
  const grid = (height: number, width: number) =>
    bookOf(Array.from({ length: height }, () => Array.from({ length: width }, () => 'x')))

  test.each([
    [MAX_ROWS, MAX_COLUMNS, false],
    [MAX_ROWS + 1, 2, true],
    [3, MAX_COLUMNS + 1, true],
    [MAX_ROWS * 3, 2, true],
  ])('%i x %i', (height, width, isCut) => {
    const sheet = sent(grid(height, width))
    expect(sheet.notes).toEqual(
      isCut ? [{ code: 'cut', rows: MAX_ROWS, columns: MAX_COLUMNS }] : [],
    )
    expect(sheet.rows).toHaveLength(Math.min(height, MAX_ROWS))
    expect(sheet.rows[0]).toHaveLength(Math.min(width, MAX_COLUMNS))
  })
})

test('columns have their usual names', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual('A Z AA AZ BA ZZ AAA'.split(' '))
})

describe("the edition's own files", () => {
  const open = (name: string) =>
    read(
      readFileSync(new URL(`../../../../public/edition-2024/files/${name}`, import.meta.url)),
      OPTIONS,
    )

  test.each([0, 1])('prizes, sheet %i', (at) => {
    const rows = texts(readSheet(open('prizes.xlsx'), at, FOR).rows)
    expect(rows.map(([, full, half]) => `${full} ${half}`).slice(2, 12)).toEqual([
      '10,000 5,000',
      '8,000 4,000',
      '6,000 3,000',
      ...Array<string>(5).fill('2,000 1,000'),
      '10,000 —',
      '10,000 —',
    ])
  })

  test('shuttles and closures', () => {
    const book = open('shuttles-and-closures.xls')
    expect(texts(readSheet(book, 0, FOR).rows).flat()).toEqual(
      expect.arrayContaining(['P1 燕岭站南广场 → 燕岭广场', '4:50', '6:50', '13:15', '16:00']),
    )
    expect(texts(readSheet(book, 1, FOR).rows).flat()).toEqual(
      expect.arrayContaining(['青峡路，广场至青峡驿', '5:00', '6:30', '7:30', '8:00', '15:30']),
    )
  })
})
