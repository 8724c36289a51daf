// @vitest-environment node
import { expect, test } from 'vitest'
import { uniqueId } from '#lib/hex.ts'

test('unique ids are 32 upper-case hex characters', () => {
  const ids = new Set(Array.from({ length: 100 }, uniqueId))
  expect(ids.size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9A-F]{32}$/)
})
