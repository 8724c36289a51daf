import '@testing-library/jest-dom/vitest'
import { afterEach, beforeEach, expect, type Mock, vi } from 'vitest'

const LEVELS = ['error', 'warn'] as const
/** A test may have put the console's own functions back. */
const callsOf = (level: (typeof LEVELS)[number]) =>
  (console[level] as Partial<Mock>).mock?.calls ?? []

beforeEach(() => {
  for (const level of LEVELS)
    vi.spyOn(console, level)
      .mockReset()
      .mockImplementation(() => undefined)
})

// What the site reports through its one function a test expects by name and takes out.
afterEach(() => {
  const noise = LEVELS.flatMap(callsOf).map(([first]) => String(first))
  expect(noise, 'unexpected noise in the console').toEqual([])
})

/** Takes the site's own reports out of the console's noise, and gives their first words. */
export function takeReports(): string[] {
  return callsOf('error')
    .splice(0)
    .map(([first]) => String(first))
}
