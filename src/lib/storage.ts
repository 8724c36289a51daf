import { report } from './report.ts'

type Area = 'localStorage' | 'sessionStorage'
/** A value that begins so is LZ-compressed, base64 coded JSON (spec §7). */
export const COMPRESSED = 'cp@'
const RELOADED = 'reloaded:'

/** What could not be written: the site works on from memory. */
const memory = new Map<string, string | null>()
const slot = (area: Area, key: string) => `${area}/${key}`

/** Reads a text; from memory where the browser's storage is blocked or full. */
export function readText(key: string, area: Area = 'localStorage'): string | null {
  const kept = memory.get(slot(area, key))
  if (kept !== undefined) return kept
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Writes a text, or removes it for null. Says whether it will outlive the page. */
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

/** Reads JSON checked by `accept`; what cannot be read so is removed and the page reloads, once. */
export function readJson<T>(key: string, accept: (value: unknown) => T | null): T | null {
  const stored = readText(key)
  if (stored === null) return null
  try {
    const accepted = accept(JSON.parse(stored))
    if (accepted !== null) return accepted
  } catch {
    // Falls through to the removal below.
  }
  discardBroken(key)
  return null
}

/**
 * Removes a stored value that cannot be parsed and reloads the page (spec §8). A mark for this
 * tab and key keeps it from doing so twice, even where removing does not work.
 */
export function discardBroken(key: string): void {
  report(`stored ${key} cannot be read and was removed`)
  writeText(key, null)
  if (readText(RELOADED + key, 'sessionStorage')) return
  if (writeText(RELOADED + key, '1', 'sessionStorage')) location.reload()
}

/** Packs a large value as the site stores it: `cp@` and LZ-compressed JSON. */
export async function pack(value: unknown): Promise<string> {
  const { compressToBase64 } = await import('lz-string')
  return COMPRESSED + compressToBase64(JSON.stringify(value))
}

/** Undoes `pack`; a text without the prefix is JSON as it stands. Throws when it is neither. */
export async function unpack(stored: string): Promise<unknown> {
  if (!stored.startsWith(COMPRESSED)) return JSON.parse(stored)
  const { decompressFromBase64 } = await import('lz-string')
  const json = decompressFromBase64(stored.slice(COMPRESSED.length))
  if (!json) throw new SyntaxError('not a packed value')
  return JSON.parse(json)
}
