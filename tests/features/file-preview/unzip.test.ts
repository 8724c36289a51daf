// @vitest-environment node
import { deflateRawSync } from 'node:zlib'
import { zipSync, type ZipOptions } from 'fflate'
import { describe, expect, test } from 'vitest'
import { previewFailure } from '#features/file-preview/previewError.ts'
import { unzip } from '#features/file-preview/unzip.ts'

const LIMIT = 1000
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const encode = (words: string) => new TextEncoder().encode(words)
const all = () => true

const archive = (parts: Record<string, string>, options: ZipOptions = {}) =>
  zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, encode(content)])),
    options,
  )
const fault = (bytes: Uint8Array<ArrayBuffer>) =>
  unzip(bytes, all, LIMIT).then(() => null, previewFailure)

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

/**
 * An archive with one stored part, whose sizes and places stand in ZIP64 fields: of the entry, and,
 * with `isEnd`, of the end of the directory.
 */
function zip64(content: string, declared = content.length, isEnd = false) {
  const name = encode('a.xml')
  const packed = encode(content)
  const local = new DataView(new ArrayBuffer(30))
  local.setUint32(0, 0x04034b50, true)
  local.setUint16(26, name.length, true)
  const central = new DataView(new ArrayBuffer(46))
  central.setUint32(0, 0x02014b50, true)
  for (const at of [20, 24, 42]) central.setUint32(at, 0xffffffff, true)
  central.setUint16(28, name.length, true)
  central.setUint16(30, 28, true)
  const field = new DataView(new ArrayBuffer(28))
  field.setUint16(0, 1, true)
  field.setUint16(2, 24, true)
  for (const [at, size] of [declared, packed.length, 0].entries())
    field.setBigUint64(4 + at * 8, BigInt(size), true)
  const start = 30 + name.length + packed.length
  const last = start + 46 + name.length + 28
  const end64 = new DataView(new ArrayBuffer(56 + 20))
  end64.setUint32(0, 0x06064b50, true)
  end64.setBigUint64(32, 1n, true)
  end64.setBigUint64(48, BigInt(start), true)
  end64.setUint32(56, 0x07064b50, true)
  end64.setBigUint64(64, BigInt(last), true)
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, isEnd ? 0xffff : 1, true)
  end.setUint32(16, isEnd ? 0xffffffff : start, true)
  const parts = [local, name, packed, central, name, field, ...(isEnd ? [end64] : []), end]
  const bytes = parts.flatMap((part) => [
    ...new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  ])
  return new Uint8Array(bytes)
}

test.each([false, true])(
  'sizes and places in ZIP64 fields, of the end as well: %s',
  async (isEnd) => {
    const parts = await unzip(zip64('燕岭', undefined, isEnd), all, LIMIT)
    expect(text(parts.get('a.xml'))).toBe('燕岭')
  },
)

describe('refused archives', () => {
  const bomb = archive({ 'a.xml': ' '.repeat(LIMIT + 1) })

  test('a declared size over the limit', async () => {
    expect(await fault(bomb)).toBe('unpacked')
  })

  test('sizes in ZIP64 fields over the limit, declared or not', async () => {
    expect(await fault(zip64('x', 2 ** 40))).toBe('unpacked')
    expect(await fault(zip64(' '.repeat(LIMIT + 1), 1))).toBe('unpacked')
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
