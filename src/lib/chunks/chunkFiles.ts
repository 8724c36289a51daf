const LINKS = 'link[rel="modulepreload"], link[rel="stylesheet"]'
const ADDRESS = /https?:\/\/[^\s'")]+/
/** A file that does not arrive within this time is left to the import itself. */
const REFRESH_TIMEOUT_MS = 10_000

/**
 * The files that each failed import requested: one of them is broken, possibly in the browser's
 * cache.
 */
const suspectsByChunk = new Map<string, Set<string>>()

/** Workers have no document, and link no files. */
const links = () =>
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLLinkElement>(LINKS)]

/** The linked files before an import. */
export const linkedFiles = () => new Set(links().map(({ href }) => href))

/** Records what a failed import requested: new links, and the URL in the error message. */
export function recordFailedFiles(chunk: string, before: Set<string>, error: unknown): void {
  const files = suspectsByChunk.get(chunk) ?? new Set()
  for (const { href } of links()) if (!before.has(href)) files.add(href)
  const [named = ''] = ADDRESS.exec(String(error)) ?? []
  if (named.startsWith(`${location.origin}/`)) files.add(named)
  suspectsByChunk.set(chunk, files)
}

export const hasFailed = (chunk: string) => suspectsByChunk.has(chunk)

export const forgetFailure = (chunk: string) => suspectsByChunk.delete(chunk)

/** Inserts a style sheet that failed to load again: Vite requests each one only once. */
const reloadStyleSheet = (old: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = old.href
    link.crossOrigin = old.crossOrigin
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    old.replaceWith(link)
  })

/**
 * Fetches the files of a failed import again, bypassing the browser's cache. Throws if a style sheet
 * is still missing.
 */
export async function refreshFiles(chunk: string): Promise<void> {
  const files = suspectsByChunk.get(chunk) ?? new Set()
  const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS)
  await Promise.allSettled([...files].map((file) => fetch(file, { cache: 'reload', signal })))
  const failedSheets = () =>
    links().filter(({ rel, sheet, href }) => rel === 'stylesheet' && !sheet && files.has(href))
  await Promise.all(failedSheets().map(reloadStyleSheet))
  const [missing] = failedSheets()
  if (missing) throw new Error(`Unable to preload CSS for ${missing.href}`)
}
