// @vitest-environment node
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { CFB } from 'xlsx'
import { faultOf } from '../../../src/features/office-preview/previewError.ts'
import { storeZip } from '../../../src/features/office-preview/storeZip.ts'
import { unzip } from '../../../src/features/office-preview/unzip.ts'

const LIMIT = 1000
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const encode = (words: string) => new TextEncoder().encode(words)
const all = () => true

/** A real archive with packed parts. */
function packed(parts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const archive = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(parts)) {
    CFB.utils.cfb_add(archive, `/${name}`, Buffer.from(content))
  }
  const options = { fileType: 'zip', type: 'buffer', compression: true } as const
  return new Uint8Array(CFB.write(archive, options) as Buffer)
}
const stored = async (parts: Record<string, Uint8Array<ArrayBuffer>>) =>
  new Uint8Array(await storeZip(new Map(Object.entries(parts))))
const fault = (bytes: Uint8Array<ArrayBuffer>) => unzip(bytes, all, LIMIT).then(() => null, faultOf)

test('gives the wanted parts of a packed archive', async () => {
  const parts = await unzip(
    packed({ 'word/document.xml': '<燕岭/>', 'word/media/a.emf': 'picture' }),
    (name) => name.endsWith('.xml'),
    LIMIT,
  )
  expect([...parts.keys()]).toEqual(['word/document.xml'])
  expect(text(parts.get('word/document.xml'))).toBe('<燕岭/>')
})

test('reads what storeZip writes, and so does another reader', async () => {
  const archive = await stored({ 'a.xml': encode('one'), '名.xml': encode('') })
  const parts = await unzip(archive, all, LIMIT)
  expect([...parts].map(([name, part]) => [name, text(part)])).toEqual([
    ['a.xml', 'one'],
    ['名.xml', ''],
  ])
  const read = CFB.read(archive, { type: 'buffer' })
  expect(text(CFB.find(read, '/a.xml')?.content as Uint8Array)).toBe('one')
})

describe('archives that are refused', () => {
  const bomb = packed({ 'a.xml': ' '.repeat(LIMIT + 1) })

  test('one that says it unpacks to too much', async () => {
    expect(await fault(bomb)).toBe('unpacked')
  })

  test('one that lies about it', async () => {
    const liar = bomb.slice()
    const view = new DataView(liar.buffer)
    for (let at = 0; at < liar.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true)
    expect(await fault(liar)).toBe('unpacked')
  })

  test('parts that are too large together', async () => {
    const half = ' '.repeat(LIMIT / 2 + 1)
    expect(await fault(packed({ 'a.xml': half, 'b.xml': half }))).toBe('unpacked')
  })

  test('an encrypted one', async () => {
    const locked = await stored({ 'a.xml': encode('secret') })
    const view = new DataView(locked.buffer)
    for (let at = 0; at < locked.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true)
    expect(await fault(locked)).toBe('encrypted')
  })

  test('ones that are cut, empty or no archive', async () => {
    const whole = packed({ 'a.xml': 'words' })
    for (let length = 0; length < whole.length; length += 7)
      expect(await fault(whole.slice(0, length))).toBe('broken')
    expect(await fault(new Uint8Array(deflateRawSync('no archive')))).toBe('broken')
  })
})
