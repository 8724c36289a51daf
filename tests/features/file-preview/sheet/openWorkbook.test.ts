// @vitest-environment node
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { SSF, utils, type WorkBook, type WorkSheet, write } from 'xlsx'
import { previewFailure } from '#features/file-preview/previewError.ts'
import { openWorkbook } from '#features/file-preview/sheet/openWorkbook.ts'
import { readSheet, type Sheet } from '#features/file-preview/sheet/readSheet.ts'
import type { SiteLanguage } from '#i18n/languages.ts'

/** The library's own formats; reading an older workbook changes its table. */
const FORMATS: Record<number, string> = { ...SSF.get_table() }

type Kind = 'xlsx' | 'xls'
type Parts = Record<string, string>
type Saved = Uint8Array<ArrayBuffer>

async function opened(bytes: Saved, kind: Kind, at = 0, language: SiteLanguage = 'zh') {
  const { read, ...workbook } = await openWorkbook(bytes, kind, language)
  return readSheet(read(at), at, { language, ...workbook })
}
const bookOf = (...sheets: WorkSheet[]): WorkBook => {
  const book = Object.assign(utils.book_new(), { SSF: { ...FORMATS } })
  for (const [at, sheet] of sheets.entries()) utils.book_append_sheet(book, sheet, `表${at + 1}`)
  return book
}
const saved = (book: WorkBook, kind: Kind): Saved =>
  new Uint8Array(write(book, { type: 'array', bookType: kind === 'xls' ? 'biff8' : 'xlsx' }))

/** A saved workbook with other texts in some of its parts, and more parts. */
function edited(bytes: Saved, change: (parts: Parts) => Parts): Saved {
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)])
  const changed = Object.entries(change(Object.fromEntries(parts)))
  return zipSync(Object.fromEntries(changed.map(([name, text]) => [name, strToU8(text)])))
}
const SHEET = 'xl/worksheets/sheet1.xml'
const withSheet = (inner: string, styles?: string) =>
  edited(saved(bookOf(utils.aoa_to_sheet([['x']])), 'xlsx'), (parts) => ({
    ...parts,
    [SHEET]: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${inner}</worksheet>`,
    ...(styles && {
      'xl/styles.xml': `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${styles}</styleSheet>`,
    }),
  }))
const texts = ({ rows }: Sheet) => rows.map((cells) => cells.map((cell) => cell && cell.text))
const codes = ({ notes }: Sheet) => notes.map(({ code }) => code)

/** Cells in column A, each with a number and a format: a built-in one by its number, or its code. */
function formatted(cells: [number, number | string][]) {
  const custom = cells.flatMap(([, format]) => (typeof format === 'string' ? [format] : []))
  const code = (format: string) => format.replaceAll('"', '&quot;')
  const formats = custom.map((f, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code(f)}"/>`)
  const ids = cells.map(([, f]) => (typeof f === 'string' ? 164 + custom.indexOf(f) : f))
  const rows = cells.map(([v], at) => `<row r="${at + 1}"><c s="${at}"><v>${v}</v></c></row>`)
  return withSheet(
    `<sheetData>${rows.join('')}</sheetData>`,
    `${formats.length > 0 ? `<numFmts>${formats.join('')}</numFmts>` : ''}<cellXfs>${ids
      .map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`)
      .join('')}</cellXfs>`,
  )
}

describe.each<Kind>(['xlsx', 'xls'])('hidden parts of an %s', (kind) => {
  const sheet = utils.aoa_to_sheet([
    ['参赛号', '姓名', '证件号', '组别'],
    ['A1', '林', '110101199003070011', 'M30'],
    ['A2', '周', '110101200705120023', 'F20'],
    ['A3', '内部备注', '', ''],
    ['A5', '陈', '110101198801010000', 'M35'],
  ])
  sheet['!cols'] = [{ wch: 8 }, { wch: 8 }, { wch: 8, hidden: true }, { wch: 8 }]
  if (kind === 'xlsx') sheet['!rows'] = [{}, {}, {}, { hidden: true }]
  sheet['!merges'] = [utils.decode_range('B5:C5'), utils.decode_range('C2:D2')]

  test('columns and rows are left out, and merged cells span what is visible', async () => {
    const read = await opened(saved(bookOf(sheet), kind), kind)
    expect(read.columnIndices).toEqual([0, 1, 3])
    expect(read.rowIndices).toEqual(kind === 'xlsx' ? [0, 1, 2, 4] : [0, 1, 2, 3, 4])
    expect(JSON.stringify(read)).not.toContain('110101200705120023')
    expect(read.rows[1]?.[2]).toEqual({ text: '110101199003070011', columns: 1, rows: 1 })
    expect(read.rows.at(-1)?.[1]).toEqual({ text: '陈', columns: 1, rows: 1 })
  })

  test.each([1, 2] as const)('sheets in state %i are neither listed nor named', async (Hidden) => {
    const book = bookOf(utils.aoa_to_sheet([['秘']]), utils.aoa_to_sheet([['公开']]))
    book.Workbook = { Sheets: [{ Hidden }, {}] }
    const read = await opened(saved(book, kind), kind, 1)
    expect(read.sheets).toEqual([{ name: '表2', at: 1 }])
    expect(texts(read)).toEqual([['公开']])
  })

  test('values that a format hides', async () => {
    const cells = utils.aoa_to_sheet([
      ['a', 12345],
      ['b', '内部'],
    ])
    for (const name of ['B1', 'B2']) Object.assign(cells[name], { z: ';;;' })
    const read = await opened(saved(bookOf(cells), kind), kind)
    expect(texts(read)).toEqual([['a'], ['b']])
  })
})

test('of a workbook whose sheets are all hidden nothing is shown', async () => {
  const book = bookOf(utils.aoa_to_sheet([['110101199003070011']]))
  book.Workbook = { Sheets: [{ Hidden: 1 }] }
  const read = await opened(saved(book, 'xlsx'), 'xlsx')
  expect([read.sheets, texts(read)]).toEqual([[], []])
})

test('an exclamation mark writes the next character as it is; a point between digits is not supported', async () => {
  const formats = ['0!元', '0"元!"', '0!.0,"万"', '0\\.0,"万"']
  const read = await opened(formatted(formats.map((format) => [45_557, format])), 'xlsx')
  expect(texts(read)).toEqual([['45557元'], ['45557元!'], ['45557'], ['45557']])
  expect(read.notes).toEqual([{ code: 'numberFormats', names: formats.slice(2).toReversed() }])
})

test('rows without height and columns without width are hidden', async () => {
  const read = await opened(
    withSheet(
      '<cols><col min="2" max="2" width="0" customWidth="1"/></cols><sheetData>' +
        '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c></row>' +
        '<row r="2" ht="0" customHeight="1"><c r="A2"><v>4</v></c></row>' +
        '<row r="3"><c r="A3"><v>5</v></c></row></sheetData>',
    ),
    'xlsx',
  )
  expect([read.rowIndices, read.columnIndices]).toEqual([
    [0, 2],
    [0, 2],
  ])
  expect(texts(read)).toEqual([
    ['1', '3'],
    ['5', ''],
  ])
})

describe('dates', () => {
  const DAY = 45557
  test.each<[SiteLanguage, string[]]>([
    ['zh', ['2024/9/22', '2024/9/22 8:00', '2024年9月22日', '2024年9月', '9月22日', '8时00分']],
    ['en', ['22 Sep 2024', '22 Sep 2024 8:00', '22 Sep 2024', 'Sep 2024', '22 Sep', '8:00']],
    [
      'ja',
      ['2024/9/22', '2024/9/22 8:00', '2024年9月22日', '2024年9月22日', '2024年9月22日', '8時00分'],
    ],
  ])('built-in formats are in the reader’s language: %s', async (language, expected) => {
    const eight = DAY + 1 / 3
    const file = formatted([
      [DAY, 14],
      [eight, 22],
      [DAY, 31],
      [DAY, 57],
      [DAY, 58],
      [1 / 3, 32],
    ])
    expect(texts(await opened(file, 'xlsx', 0, language)).flat()).toEqual(expected)
  })

  test('an xls has the same', async () => {
    const sheet = utils.aoa_to_sheet([[DAY, DAY + 1 / 3]])
    Object.assign(sheet['A1'], { z: 'm/d/yy' })
    Object.assign(sheet['B1'], { z: 'm/d/yy h:mm' })
    const file = saved(bookOf(sheet), 'xls')
    expect(texts(await opened(file, 'xls', 0, 'en'))).toEqual([['22 Sep 2024', '22 Sep 2024 8:00']])
    expect(texts(await opened(file, 'xls'))).toEqual([['2024/9/22', '2024/9/22 8:00']])
  })

  test("the author's own formats stay as written, with text that is not quoted", async () => {
    const file = formatted([
      [DAY, 'yyyy年m月d日'],
      [DAY, 'm/d/yy'],
      [DAY, '[$-F800]dddd, mmmm dd, yyyy'],
      [DAY, '[$-x-sysdate]dddd, mmmm dd, yyyy'],
      [DAY, 'm"月"d"日"aaaa'],
      [DAY, '[$-409]d-mmm-yyyy;@'],
      [DAY, '[$-411]ggge"年"m"月"d"日"'],
      [12000, '#,##0元'],
    ])
    const read = await opened(file, 'xlsx')
    expect(texts(read).flat()).toEqual([
      '2024年9月22日',
      '9/22/24',
      '2024年9月22日',
      '2024年9月22日',
      '9月22日星期日',
      '22-Sep-2024',
      '令和6年9月22日',
      '12,000元',
    ])
    expect(read.notes).toEqual([])
  })

  test('days are counted from 1904 where the file says so', async () => {
    const sheet = utils.aoa_to_sheet([[DAY - 1462]])
    Object.assign(sheet['A1'], { z: 'm/d/yy' })
    const book = { ...bookOf(sheet), Workbook: { WBProps: { date1904: true } } }
    expect(texts(await opened(saved(book, 'xlsx'), 'xlsx'))).toEqual([['2024/9/22']])
  })

  test('a date before the calendar is marked, never blank', async () => {
    expect(texts(await opened(formatted([[-5, 14]]), 'xlsx'))).toEqual([['#####']])
  })
})

test('a number format that is not supported is noted by name', async () => {
  const read = await opened(
    formatted([
      [12, '[DBNum1][$-804]General'],
      [5, '0"人"'],
    ]),
    'xlsx',
  )
  expect(texts(read)).toEqual([['12'], ['5人']])
  expect(read.notes).toEqual([{ code: 'numberFormats', names: ['[DBNum1][$-804]General'] }])
})

describe('formulas', () => {
  const cell = (inner: string, attributes = '') => `<c ${attributes}>${inner}</c>`
  const rowOf = (...cells: string[]) => `<sheetData><row r="1">${cells.join('')}</row></sheetData>`

  test('one without a stored result is shown, and noted', async () => {
    const read = await opened(
      withSheet(
        rowOf(cell('<f>SUM(A2:A3)</f>'), cell('<f>B2</f><v/>'), cell('<f>1+1</f><v>2</v>')),
      ),
      'xlsx',
    )
    expect(texts(read)).toEqual([['=SUM(A2:A3)', '=B2', '2']])
    expect(codes(read)).toEqual(['formulas'])
  })

  test('a stored empty text stays empty; so does one whose format hides it', async () => {
    const read = await opened(
      withSheet(
        rowOf(
          cell('<v>1</v>'),
          cell('<f>IF(A1,"","x")</f><v></v>', 't="str"'),
          cell('<f>A1</f>', 's="1"'),
          cell('<v>2</v>'),
        ),
        '<numFmts><numFmt numFmtId="164" formatCode=";;;"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs>',
      ),
      'xlsx',
    )
    expect(texts(read)).toEqual([['1', '', '', '2']])
    expect(codes(read)).toEqual([])
  })

  test('zeros that the file wants computed on opening are no results', async () => {
    const file = edited(withSheet(rowOf(cell('<f>SUM(A2:A3)</f><v>0</v>'))), (parts) => ({
      ...parts,
      'xl/workbook.xml': (parts['xl/workbook.xml'] ?? '').replace(
        '</workbook>',
        '<calcPr fullCalcOnLoad="1"/></workbook>',
      ),
    }))
    expect(texts(await opened(file, 'xlsx'))).toEqual([['=SUM(A2:A3)']])
  })

  test('a hidden sheet is not named', async () => {
    const sheet = utils.aoa_to_sheet([['x']])
    const book = bookOf(sheet, utils.aoa_to_sheet([['秘']]))
    book.Workbook = { Sheets: [{}, { Hidden: 1 }] }
    const file = edited(saved(book, 'xlsx'), (parts) => ({
      ...parts,
      [SHEET]: (parts[SHEET] ?? '').replace(/<c r="A1".*<\/c>/, '<c r="A1"><f>表2!A1</f></c>'),
    }))
    expect(texts(await opened(file, 'xlsx'))).toEqual([['=…']])
  })
})

describe('the package', () => {
  const plain = saved(bookOf(utils.aoa_to_sheet([['x']])), 'xlsx')
  const link = (type: string) =>
    `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="x"/></Relationships>`

  test.each([
    ['charts', 'chart'],
    ['pictures', 'image'],
    ['objects', 'oleObject'],
    ['macros', 'vbaProject'],
  ])('%s are noted where a part links to them', async (code, type) => {
    const name = 'xl/drawings/_rels/drawing1.xml.rels'
    const file = edited(plain, (parts) => ({ ...parts, [name]: link(type) }))
    expect(codes(await opened(file, 'xlsx'))).toEqual([code])
    expect(codes(await opened(plain, 'xlsx'))).toEqual([])
  })

  test('its main part may have any name; one that is no workbook is refused', async () => {
    const moved = edited(plain, (parts) =>
      Object.fromEntries(
        Object.entries(parts).map(([name, text]) => [
          name.replace(/^xl\//, 'book/').replace('workbook.xml', 'main.xml'),
          text
            .replaceAll('/xl/', '/book/')
            .replaceAll('"xl/', '"book/')
            .replaceAll('workbook.xml', 'main.xml'),
        ]),
      ),
    )
    expect(texts(await opened(moved, 'xlsx'))).toEqual([['x']])
    const other = edited(plain, (parts) => ({ ...parts, 'xl/workbook.xml': '<w:document/>' }))
    expect(await opened(other, 'xlsx').then(() => null, previewFailure)).toBe('mismatch')
  })
})

/** Puts other bytes in place of a text of the same length, everywhere in a file. */
function overwrite(file: Saved, from: string | number[], to: number[]): void {
  const sought = typeof from === 'string' ? [...strToU8(from)] : from
  for (let at = 0; at <= file.length - sought.length; at += 1) {
    if (sought.every((byte, place) => file[at + place] === byte)) file.set(to, at)
  }
}

test.each([
  [936, '马拉松', [0xc2, 0xed, 0xc0, 0xad, 0xcb, 0xc9], '名单', [0xc3, 0xfb, 0xb5, 0xa5]],
  [932, '霧里A1', [0x96, 0xb6, 0x97, 0xa2, 0x41, 0x31], '関門', [0x8a, 0xd6, 0x96, 0xe5]],
])(
  'an Excel 95 workbook in code page %i is readable',
  async (codePage, text, bytes, name, named) => {
    const book = bookOf()
    utils.book_append_sheet(book, utils.aoa_to_sheet([['abcdef', 1]]), 'wxyz')
    const file = new Uint8Array(write(book, { type: 'array', bookType: 'biff5' }))
    overwrite(file, 'abcdef', bytes)
    overwrite(file, 'wxyz', named)
    const record = [0x42, 0, 2, 0]
    for (const before of [1200, 1252]) {
      const numbers = (each: number) => [...record, each & 0xff, each >> 8]
      overwrite(file, numbers(before), numbers(codePage))
    }
    const read = await opened(file, 'xls')
    expect(texts(read)).toEqual([[text, '1']])
    expect(read.sheets[0]?.name).toBe(name)
  },
)
