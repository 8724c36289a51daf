type Area = 'localStorage' | 'sessionStorage'

/** Values that could not be stored: the site continues from memory. */
const memory = new Map<string, string | null>()
const slot = (area: Area, key: string) => `${area}/${key}`

/** Reads a text; from memory if the browser's storage is blocked or full. */
export function readText(key: string, area: Area = 'localStorage'): string | null {
  const inMemory = memory.get(slot(area, key))
  if (inMemory !== undefined) return inMemory
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
  const keysInMemory = [...memory.keys()].map((key) => key.replace(slot(area, ''), ''))
  return [...new Set([...stored, ...keysInMemory])].filter(
    (key) => key.startsWith(prefix) && readText(key, area) !== null,
  )
}
