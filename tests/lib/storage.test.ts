import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pack, readJson, readText, unpack, writeText } from '../../src/lib/storage.ts'
import { takeReports } from '../support/setup.ts'

const reload = vi.fn<() => void>()
const isText = (value: unknown) => (typeof value === 'string' ? value : null)

beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('large values are packed behind cp@ and come back as they were', async () => {
  const value = { list: Array.from({ length: 200 }, (_, i) => `第 ${i} 条`) }
  const packed = await pack(value)
  expect(packed).toMatch(/^cp@/)
  expect(packed.length).toBeLessThan(JSON.stringify(value).length)
  expect(await unpack(packed)).toEqual(value)
  expect(await unpack('{"plain":1}')).toEqual({ plain: 1 })
  await expect(unpack('cp@not-packed')).rejects.toThrow()
})

describe('a stored value that cannot be read', () => {
  test.each(['{', 'undefined', '{"a":1}', '[', '""x', 'cp@zzz', '1', 'null'])(
    '%s is removed and the page reloads once',
    (stored) => {
      localStorage.setItem('key', stored)
      expect(readJson('key', isText)).toBeNull()
      expect(localStorage.getItem('key')).toBeNull()
      expect(reload).toHaveBeenCalledTimes(1)
      localStorage.setItem('key', stored)
      readJson('key', isText)
      expect(reload).toHaveBeenCalledTimes(1)
      expect(takeReports()).toHaveLength(2)
    },
  )

  test('never reloads for ever when removing fails', () => {
    localStorage.setItem('key', '{')
    const removing = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    readJson('key', isText)
    readJson('key', isText)
    expect(reload.mock.calls.length).toBeLessThanOrEqual(1)
    removing.mockRestore()
    takeReports()
  })
})

test('storage that throws is replaced by memory', () => {
  const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeText('token', 'abc')).toBe(false)
  expect(readText('token')).toBe('abc')
  writing.mockRestore()
  expect(writeText('token', null)).toBe(true)
  expect(readText('token')).toBeNull()
})
