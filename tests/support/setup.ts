import '@testing-library/jest-dom/vitest'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const noise = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') }

beforeEach(() => {
  for (const spy of Object.values(noise)) spy.mockReset()
})

// What the site reports through its one function a test expects by name and clears.
afterEach(() => {
  const calls = Object.values(noise).flatMap((spy) => spy.mock.calls.map(([first]) => String(first)))
  expect(calls, 'unexpected noise in the console').toEqual([])
})

/** Takes the site's own reports out of the console's noise, and gives their first words. */
export function takeReports(): string[] {
  const reports = noise.error.mock.calls.map(([first]) => String(first))
  noise.error.mockClear()
  return reports
}
