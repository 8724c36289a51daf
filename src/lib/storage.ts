import { report } from './report.ts'
import { isSiteReachable } from './siteHost.ts'

type Area = 'localStorage' | 'sessionStorage'
const RELOADED = 'reloaded:'

/** Values that could not be stored: the site continues from memory. */
const memory = new Map<string, string | null>()
const slot = (area: Area, key: string) => `${area}/${key}`

/** Reads a text; from memory if the browser's storage is blocked or full. */
export function readText(key: string, area: Area = 'localStorage'): string | null {
  const kept = memory.get(slot(area, key))
  if (kept !== undefined) return kept
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Writes a text, or removes it for null. Returns whether it will outlive the page. */
export function writeText(key: string, value: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
    memory.delete(slot(area, key))
    return true
  } catch {
    memory.set(slot(area, key), value)
    return false
  }
}

/** Keys of the stored texts that begin with `prefix`, those kept in memory included. */
export function storedKeys(prefix: string, area: Area = 'localStorage'): string[] {
  let stored: string[] = []
  try {
    stored = Object.keys(window[area])
  } catch {
    // Blocked: the memory has all there is.
  }
  const kept = [...memory.keys()].map((key) => key.replace(slot(area, ''), ''))
  return [...new Set([...stored, ...kept])].filter(
    (key) => key.startsWith(prefix) && readText(key, area) !== null,
  )
}

/**
 * Reads JSON and validates it with `accept`. An invalid value is removed and the page reloads once.
 */
export function readJson<T>(key: string, accept: (value: unknown) => T | null): T | null {
  const stored = readText(key)
  if (stored === null) return null
  try {
    const accepted = accept(JSON.parse(stored))
    if (accepted !== null) return accepted
  } catch {
    // Continues with the removal below.
  }
  discardBroken(key)
  return null
}

/**
 * Removes a stored value that cannot be parsed and reloads the page (spec §8) if the host can be
 * reached. A mark for this tab and key prevents a second reload, even if removing fails.
 */
export function discardBroken(key: string): void {
  report(`stored ${key} cannot be read and was removed`)
  writeText(key, null)
  if (readText(RELOADED + key, 'sessionStorage')) return
  if (!writeText(RELOADED + key, '1', 'sessionStorage')) return
  void isSiteReachable().then((isReachable) => isReachable && location.reload())
}
