// @vitest-environment node
import { deflateRawSync } from 'node:zlib'
import { zipSync, type ZipOptions } from 'fflate'
import { describe, expect, test } from 'vitest'
import { errorOf } from '../../../src/features/file-preview/previewError.ts'
import { unzip } from '../../../src/features/file-preview/unzip.ts'

const LIMIT = 1000
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const encode = (words: string) => new TextEncoder().encode(words)
const all = () => true

const archive = (parts: Record<string, string>, options: ZipOptions = {}) =>
  zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, encode(content)])),
    options,
  )
const fault = (bytes: Uint8Array<ArrayBuffer>) => unzip(bytes, all, LIMIT).then(() => null, errorOf)

test('returns the wanted parts of a compressed archive', async () => {
  const parts = await unzip(
    archive({ 'word/document.xml': '<燕岭/>', 'word/media/a.emf': 'picture' }),
    (name) => name.endsWith('.xml'),
    LIMIT,
  )
  expect([...parts.keys()]).toEqual(['word/document.xml'])
  expect(text(parts.get('word/document.xml'))).toBe('<燕岭/>')
})

test('reads stored and empty parts, and names in any language', async () => {
  const parts = await unzip(archive({ 'a.xml': 'one', '名.xml': '' }, { level: 0 }), all, LIMIT)
  expect([...parts].map(([name, part]) => [name, text(part)])).toEqual([
    ['a.xml', 'one'],
    ['名.xml', ''],
  ])
})

describe('refused archives', () => {
  const bomb = archive({ 'a.xml': ' '.repeat(LIMIT + 1) })

  test('a declared size over the limit', async () => {
    expect(await fault(bomb)).toBe('unpacked')
  })

  test('a false declared size', async () => {
    const liar = bomb.slice()
    const view = new DataView(liar.buffer)
    for (let at = 0; at < liar.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true)
    expect(await fault(liar)).toBe('unpacked')
  })

  test('parts that are too large in total', async () => {
    const half = ' '.repeat(LIMIT / 2 + 1)
    expect(await fault(archive({ 'a.xml': half, 'b.xml': half }))).toBe('unpacked')
  })

  test('an encrypted archive', async () => {
    const locked = archive({ 'a.xml': 'secret' }, { level: 0 })
    const view = new DataView(locked.buffer)
    for (let at = 0; at < locked.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true)
    expect(await fault(locked)).toBe('encrypted')
  })

  test('truncated or empty data, or no archive at all', async () => {
    const whole = archive({ 'a.xml': 'words' })
    for (let length = 0; length < whole.length; length += 7)
      expect(await fault(whole.slice(0, length))).toBe('broken')
    expect(await fault(new Uint8Array(deflateRawSync('no archive')))).toBe('broken')
  })
})
