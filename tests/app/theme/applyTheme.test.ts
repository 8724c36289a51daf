import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyTheme } from '#app/theme/applyTheme.ts'
import { takeReports } from '#tests/support/setup.ts'

const shown = vi.fn<(change: { css?: string[]; scheme?: string }) => void>()
beforeEach(() => {
  shown.mockReset()
  localStorage.removeItem('theme')
  window.showTheme = shown
})
afterEach(() => {
  delete window.showTheme
  localStorage.removeItem('theme')
})

const RACE = { primary: '#33418f', accent: '#be3c14', radius: undefined, displayFont: undefined }
const css = () => shown.mock.calls.at(-1)?.[0].css?.join('\n') ?? ''

test('a theme is shown and kept; the same theme is not computed again', () => {
  applyTheme(RACE)
  expect(css()).toContain('--primary-700:#33418f')
  expect(css()).toContain('@media screen{[data-scheme=dark]{')
  expect(JSON.parse(localStorage.getItem('theme') ?? '{}')).toMatchObject({
    css: shown.mock.calls[0]?.[0].css,
  })
  applyTheme(RACE)
  expect(shown).toHaveBeenCalledTimes(1)
  applyTheme({ ...RACE, primary: '#22523f' })
  expect(css()).toContain('--primary-700:#22523f')
})

test('corners and the face of headings come from the theme', () => {
  applyTheme({ ...RACE, radius: 8, displayFont: 'sans' })
  expect(css()).toContain('--radius-sm:8px;--radius-md:12px;--display:var(--sans);')
  applyTheme({ ...RACE, displayFont: 'Noto Serif JP' })
  expect(css()).toContain("--display:'Noto Serif JP',var(--serif);")
})

test('colours that are too pale for text are reported', () => {
  applyTheme({ ...RACE, primary: '#ffe98a' })
  expect(takeReports()).toEqual([expect.stringContaining('#ffe98a')])
})
