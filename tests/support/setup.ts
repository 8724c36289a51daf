import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, type Mock, vi } from 'vitest'
import { addJsdomStandIns } from './jsdomStandIns.ts'
import { resetStores, withResets } from './stores.ts'

vi.mock('zustand', async (importOriginal) => withResets(await importOriginal()))

configure({
  // Allows for a busy machine; whatever never appears still fails.
  asyncUtilTimeout: 15_000,
  // Waiting for an element builds an error at each attempt, and printing the page into each takes
  // seconds. The library's own variable DEBUG_PRINT_LIMIT prints it.
  ...(!process.env.DEBUG_PRINT_LIMIT && { getElementError: (message) => new Error(message ?? '') }),
})

if ('document' in globalThis) addJsdomStandIns()

const LEVELS = ['error', 'warn'] as const
/** Tests of single values publish configurations that leave out others or have wrong ones. */
const UNREAD = /^\[site\] the configuration has values that cannot be read/

/** A test may have restored the console's own functions. */
const callsOf = (level: (typeof LEVELS)[number]) =>
  (console[level] as Partial<Mock>).mock?.calls ?? []

beforeEach(() => {
  for (const level of LEVELS)
    vi.spyOn(console, level)
      .mockReset()
      .mockImplementation(() => undefined)
  // Errors that the site ignores are listed here in development.
  vi.spyOn(console, 'debug').mockImplementation(() => undefined)
})

// A test expects the site's own reports explicitly and removes them with `takeReports`.
afterEach(() => {
  const noise = LEVELS.flatMap(callsOf)
    .map(([first]) => String(first))
    .filter((text) => !UNREAD.test(text))
  // A failed test does not reach its own end, and the next one must start clean.
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // Components that are still mounted would render the reset stores.
  cleanup()
  resetStores()
  // The next file may run in this document, and calls ask for messages in the page's language.
  if ('document' in globalThis) {
    document.documentElement.removeAttribute('lang')
    document.body.replaceChildren()
    Cookies.remove('language')
  }
  expect(noise, 'unexpected noise in the console').toEqual([])
})

/** Removes the site's own reports from the console's calls and returns their first arguments. */
export function takeReports(): string[] {
  return callsOf('error')
    .splice(0)
    .map(([first]) => String(first))
}
