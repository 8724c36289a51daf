// @vitest-environment node
import { expect, test } from 'vitest'
import { pack, unpack } from '#lib/pack.ts'

test('large values are compressed with prefix cp@ and restored unchanged', () => {
  const value = { list: Array.from({ length: 200 }, (_, i) => `第 ${i} 条`) }
  const packed = pack(value)
  expect(packed).toMatch(/^cp@/)
  expect(packed.length).toBeLessThan(JSON.stringify(value).length)
  expect(unpack(packed)).toEqual(value)
  expect(unpack('{"plain":1}')).toEqual({ plain: 1 })
  expect(() => unpack('cp@not-packed')).toThrow('not a packed value')
})
