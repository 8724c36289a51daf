import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readText, writeText } from '#lib/storage.ts'
import { readJson } from '#lib/storedJson.ts'
import { takeReports } from '../support/setup.ts'

const reload = vi.fn<() => void>()
const isText = (value: unknown) => (typeof value === 'string' ? value : null)

const respondToPage = vi.fn<() => Promise<Response>>()
const sitePage = async () => new Response('<div class="shell" hidden></div>')

beforeEach(() => {
  reload.mockReset()
  respondToPage.mockReset().mockImplementation(sitePage)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', respondToPage)
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('an unreadable stored value', () => {
  test.each(['{', 'undefined', '{"a":1}', '[', '""x', 'cp@zzz', '1', 'null'])(
    '%s is removed and the page reloads once',
    async (stored) => {
      localStorage.setItem('key', stored)
      expect(readJson('key', isText)).toBeNull()
      expect(localStorage.getItem('key')).toBeNull()
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
      localStorage.setItem('key', stored)
      readJson('key', isText)
      expect(respondToPage).toHaveBeenCalledTimes(1)
      expect(takeReports()).toHaveLength(2)
    },
  )

  test.each([
    ['a portal', async () => new Response('<p>Welcome to the network</p>')],
    ['an error', async () => new Response('<div class="shell"></div>', { status: 502 })],
    ['nothing', () => Promise.reject(new TypeError('offline'))],
  ])('is removed without a reload if the host answers with %s', async (_, response) => {
    respondToPage.mockImplementation(response)
    localStorage.setItem('key', '{')
    expect(readJson('key', isText)).toBeNull()
    await new Promise((done) => setTimeout(done))
    expect(respondToPage).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
    takeReports()
  })

  test('does not reload endlessly if removing fails', () => {
    // A key of its own: memory replaces it from now on.
    localStorage.setItem('stuck', '{')
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    readJson('stuck', isText)
    readJson('stuck', isText)
    expect(reload.mock.calls.length).toBeLessThanOrEqual(1)
    takeReports()
  })
})

test('memory replaces storage that throws', () => {
  const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeText('token', 'abc')).toBe(false)
  expect(readText('token')).toBe('abc')
  writing.mockRestore()
  expect(writeText('token', null)).toBe(true)
  expect(readText('token')).toBeNull()
})
