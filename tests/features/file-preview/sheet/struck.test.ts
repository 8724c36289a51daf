// @vitest-environment node
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { CFB, utils, write } from 'xlsx'
import type { FileKind } from '#features/file-preview/fileKind.ts'
import { openWorkbook } from '#features/file-preview/sheet/openWorkbook.ts'
import { readSheet } from '#features/file-preview/sheet/readSheet.ts'

type Saved = Uint8Array<ArrayBuffer>

/** The texts of a workbook's first sheet, struck ones as [text], and the codes of its notes. */
async function opened(bytes: Saved, kind: FileKind) {
  const { read, ...workbook } = await openWorkbook(bytes, kind, 'zh')
  const { rows, notes } = readSheet(read(0), 0, { language: 'zh', ...workbook })
  const cells = rows.map((row) =>
    row.map(
      (cell) =>
        cell?.pieces?.map(({ text, isStruck }) => (isStruck ? `[${text}]` : text)).join('') ??
        cell?.text,
    ),
  )
  return { cells, codes: notes.map(({ code }) => code) }
}

describe('xlsx', () => {
  const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const styles = (fonts: string, cells = '<xf fontId="0"/><xf fontId="1"/>') =>
    `<styleSheet xmlns="${NAMESPACE}"><fonts>${fonts}</fonts><fills><fill/><fill><patternFill patternType="gray125"/></fill></fills><cellXfs>${cells}</cellXfs><dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>`

  /** A workbook with these cells in a row and these styles; texts in `shared` are 0, 1 … */
  function workbook(cells: string, styleSheet: string, shared: string[] = []): Saved {
    const sheet = utils.aoa_to_sheet([['x']])
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, '表')
    const options = { type: 'array', bookType: 'xlsx', bookSST: true } as const
    const parts = unzipSync(new Uint8Array(write(book, options)))
    const edited = {
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${NAMESPACE}"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
      'xl/styles.xml': styleSheet,
      'xl/sharedStrings.xml': `<sst xmlns="${NAMESPACE}">${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    }
    for (const [name, text] of Object.entries(edited)) parts[name] = strToU8(text)
    return zipSync(parts)
  }

  test.each([
    ['<font/><font><strike/></font>', true],
    ['<font><b/></font><font><strike val="1"/><sz val="11"/></font>', true],
    ['<x:font/><x:font><x:strike val="true"/></x:font>', true],
    ['<font /><font><strike val="0"/></font>', false],
    ['<font/><font><strike val="false"/></font>', false],
  ])('a cell has the line of its font: %s', async (fonts, isStruck) => {
    const cells = '<c s="1"><v>200</v></c><c s="1" t="s"><v>0</v></c><c t="str"><v>元</v></c>'
    const marked = fonts.includes('x:')
      ? styles(fonts).replace('<fonts>', '<x:fonts>').replace('</fonts>', '</x:fonts>')
      : styles(fonts)
    const read = await opened(workbook(cells, marked, ['<t>旧</t>']), 'xlsx')
    expect(read.cells).toEqual([isStruck ? ['[200]', '[旧]', '元'] : ['200', '旧', '元']])
    expect(read.codes).toEqual([])
  })

  test('a cell without a style has the first one', async () => {
    const cells = '<c><v>200</v></c><c s="1"><v>180</v></c>'
    const read = await opened(workbook(cells, styles('<font><strike/></font><font/>')), 'xlsx')
    expect(read.cells).toEqual([['[200]', '180']])
  })

  test('some words of a cell are struck', async () => {
    const run = (text: string, font = '') => `<r>${font}<t xml:space="preserve">${text}</t></r>`
    const struck = '<rPr><strike/></rPr>'
    const plain = '<rPr><b/></rPr>'
    const partly = `${run('200 &lt;', struck)}${run(' 180', plain)}<rPh sb="0" eb="1"><t>よみ</t></rPh>`
    const cells = [
      '<c t="s"><v>0</v></c>',
      '<c t="s" s="1"><v>1</v></c>',
      `<c t="inlineStr"><is>${run('旧', struck)}${run('新')}</is></c>`,
    ]
    const shared = [partly, `${run('旧')}${run('新', plain)}`]
    const read = await opened(
      workbook(cells.join(''), styles('<font/><font><strike/></font>'), shared),
      'xlsx',
    )
    expect(read.cells).toEqual([['[200 <] 180', '[旧]新', '[旧]新']])
  })

  test('a long text is cut once, whatever of it is struck', async () => {
    const runs = `<r><rPr><strike/></rPr><t>${'a'.repeat(2000)}</t></r><r><rPr/><t>b</t></r><r><rPr/><t>c</t></r>`
    const read = await opened(workbook('<c t="s"><v>0</v></c>', styles('<font/>'), [runs]), 'xlsx')
    expect(read.cells).toEqual([[`[${'a'.repeat(2000)}]…`]])
  })
})

describe.each(['biff8', 'biff5'] as const)('xls in %s', (bookType) => {
  const [FONT, STYLE, SHEET] = [0x31, 0xe0, 0x85]
  /** The style of the number format that one cell has. */
  const LAST_STYLE = 17

  /** A workbook with a struck second font, which the last style may have. */
  function workbook(isUsed: boolean): Saved {
    const sheet = utils.aoa_to_sheet([
      ['Fee', 1000],
      ['Child', 20],
    ])
    Object.assign(sheet['B1'], { z: '#,##0' })
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, '表')
    const file = CFB.read(new Uint8Array(write(book, { type: 'array', bookType })), {
      type: 'array',
    })
    const entry = CFB.find(file, '/Workbook') ?? CFB.find(file, '/Book')
    const stream = Uint8Array.from(entry.content)
    const view = new DataView(stream.buffer)
    const added: Uint8Array[] = []
    let [at, style, longer] = [0, 0, 0]
    while (at + 4 <= stream.length) {
      const kind = view.getUint16(at, true)
      const end = at + 4 + view.getUint16(at + 2, true)
      if (kind === SHEET) view.setUint32(at + 4, view.getUint32(at + 4, true) + longer, true)
      if (kind === STYLE && style++ === LAST_STYLE && isUsed) view.setUint16(at + 4, 1, true)
      added.push(stream.subarray(at, end))
      if (kind === FONT && longer === 0) {
        const struck = stream.slice(at, end)
        struck[6] = (struck[6] ?? 0) | 0x08
        added.push(struck)
        longer = struck.length
      }
      at = end
    }
    entry.content = Uint8Array.from(added.flatMap((part) => [...part]))
    entry.size = entry.content.length
    return new Uint8Array(CFB.write(file, { type: 'array' }))
  }

  test('a cell has the line of its font', async () => {
    const read = await opened(workbook(true), 'xls')
    expect(read.cells).toEqual([
      ['Fee', '[1,000]'],
      ['Child', '20'],
    ])
    expect(read.codes).toEqual([])
  })

  test('a struck font that no cell has is noted: words within a text have it', async () => {
    const read = await opened(workbook(false), 'xls')
    expect(read.cells.flat().join()).not.toContain('[')
    expect(read.codes).toEqual(['struckWords'])
  })
})
