import { report } from './report.ts'
import { isSiteReachable } from './siteHost.ts'
import { readText, writeText } from './storage.ts'

/** Prefix of the marks that a page was reloaded because of a stored value. */
const RELOADED = 'reloaded:'

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
  removeUnreadable(key)
  return null
}

/**
 * Removes a stored value that cannot be parsed and reloads the page (spec §8) if the host can be
 * reached. A mark for this tab and key prevents a second reload, even if removing fails.
 */
export function removeUnreadable(key: string): void {
  report(`stored ${key} cannot be read and was removed`)
  writeText(key, null)
  if (readText(RELOADED + key, 'sessionStorage')) return
  if (!writeText(RELOADED + key, '1', 'sessionStorage')) return
  void isSiteReachable().then((isReachable) => isReachable && location.reload())
}
