import { beforeAll, expect, test, vi } from 'vitest'

/** What the application stores of a theme. */
const themed = (colour: string) => JSON.stringify({ css: [`:root{--primary-700:${colour}}`] })
const stylesOf = (id: string) =>
  [...(document.querySelector<HTMLStyleElement>(`#${id}`)?.sheet?.cssRules ?? [])]
    .map(({ cssText }) => cssText)
    .join('\n')

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  // The extension's comes first, as a script of one that runs before the page puts it there.
  document.head.innerHTML =
    '<style id="extension">a { color: red }</style><style id="shell">:root { --page: white }</style>'
  localStorage.setItem('theme', themed('#111111'))
  await import('#start/theme.ts')
})

test('the stored theme is added to the page’s own style sheet, not to an extension’s', () => {
  expect(stylesOf('shell')).toContain('#111111')
  expect(stylesOf('shell')).toContain('--page: white')
  expect(stylesOf('extension')).not.toContain('--primary-700')
})

test('a theme that another tab has stored replaces the one shown', () => {
  localStorage.setItem('theme', themed('#222222'))
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(stylesOf('shell')).toContain('#222222')
  expect(stylesOf('shell')).not.toContain('#111111')
  expect(stylesOf('shell')).toContain('--page: white')
})

test.each(['{', null])('with %j stored by another tab, the theme shown stays', (broken) => {
  if (broken === null) localStorage.removeItem('theme')
  else localStorage.setItem('theme', broken)
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(stylesOf('shell')).toContain('#222222')
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['', 'light'],
])('the scheme “%s” chosen in another tab is shown as %s', (scheme, shown) => {
  localStorage.setItem('scheme', scheme)
  dispatchEvent(new StorageEvent('storage', { key: 'scheme' }))
  expect(document.documentElement.dataset['scheme']).toBe(shown)
})
