// @vitest-environment node
import { expect, test } from 'vitest'
import { createMemoryStorage } from '#features/organiser/memoryStorage.ts'

test('it works like the browser’s storage', () => {
  const storage = createMemoryStorage({ scheme: 'dark' })
  storage.setItem('count', '1')
  expect(storage.getItem('scheme')).toBe('dark')
  expect(storage.getItem('getItem')).toBeNull()
  expect(Object.keys(storage)).toEqual(['scheme', 'count'])
  expect([storage.length, storage.key(1), storage.key(2)]).toEqual([2, 'count', null])
  storage.removeItem('scheme')
  expect(storage.getItem('scheme')).toBeNull()
  storage.clear()
  expect(storage.length).toBe(0)
})
