/**
 * Inlined in the head: shows the theme of the last visit in the visitor's scheme, before anything is
 * painted. The application passes on what changes later.
 */
const root = document.documentElement
const system = matchMedia('(prefers-color-scheme: dark)')

function readStored(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

let scheme: string | null
let rules = 0

function show(change: Parameters<NonNullable<Window['showTheme']>>[0]): void {
  // Selected by its id, because the first style sheet may be one that an extension has added.
  const sheet = document.querySelector<HTMLStyleElement>('#shell')?.sheet
  if (change.css && sheet) {
    for (; rules > 0; rules -= 1) sheet.deleteRule(sheet.cssRules.length - 1)
    for (const rule of change.css) {
      sheet.insertRule(rule, sheet.cssRules.length)
      rules += 1
    }
  }
  if (change.scheme) ({ scheme } = change)
  root.dataset['scheme'] =
    scheme === 'dark' || (scheme !== 'light' && system.matches) ? 'dark' : 'light'
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--page'))
}

function showStored(): void {
  scheme = readStored('scheme')
  show({})
  try {
    show(JSON.parse(readStored('theme') ?? ''))
  } catch {
    // Whatever is missing or cannot be read is replaced once the configuration has loaded.
  }
}

showStored()
system.addEventListener('change', () => show({}))
// The application takes the stored theme for the one shown, so every tab shows what another stores.
addEventListener('storage', showStored)
window.showTheme = show

export {}
