// @vitest-environment node
import { readFileSync } from 'node:fs'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { raceStatement } from '#editions/yanling-2024/documents/raceStatement.ts'
import { convertDocx } from '#features/file-preview/word/convertDocx.ts'
import { readable } from '#tests/editions/yanling-2024/documents.ts'

const bytes = new Uint8Array(
  readFileSync(
    new URL('../../../public/edition-2024/files/participation-declaration.docx', import.meta.url),
  ),
)
const points = [raceStatement.content, raceStatement.contentEn].flatMap((html = '') =>
  [...html.matchAll(/<li>(.*)<\/li>/g)].map(([, point = '']) =>
    readable(point).replace(/ ?(《|》) ?/g, '$1'),
  ),
)

test('the declaration for download has the same text as the page', async () => {
  const { value } = await mammoth.extractRawText({ arrayBuffer: bytes.buffer })
  expect(points).toHaveLength(26)
  expect(points.filter((point) => !value.includes(point))).toEqual([])
})

test('the declaration has its headings, lists and signatures', async () => {
  const { html: value, notes } = await convertDocx(bytes)
  expect(value.match(/<h1>/g)).toHaveLength(2)
  expect(value.match(/<ol>/g)).toHaveLength(4)
  expect(value.match(/<table>/g)).toHaveLength(2)
  expect(notes).toEqual([])
})
