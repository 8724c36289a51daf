const LINKS = 'link[rel="modulepreload"], link[rel="stylesheet"]'
const ADDRESS = /https?:\/\/[^\s'")]+/

/** Files requested by failed imports: one of them is broken, possibly in the browser's cache. */
const suspects = new Set<string>()

/** The imports that failed, as source text: callers may pass a new function each time. */
const failed = new Set<string>()

/** Workers have no document, and link no files. */
const links = () =>
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLLinkElement>(LINKS)]

/** The linked files before an import. */
export const linkedFiles = () => new Set(links().map(({ href }) => href))

/** Records what a failed import requested: new links, and the URL in the error message. */
export function suspectFiles(load: () => unknown, before: Set<string>, error: unknown): void {
  failed.add(String(load))
  for (const { href } of links()) if (!before.has(href)) suspects.add(href)
  const [named = ''] = ADDRESS.exec(String(error)) ?? []
  if (named.startsWith(`${location.origin}/`)) suspects.add(named)
}

export const hasFailed = (load: () => unknown) => failed.has(String(load))

export function clearSuspects(): void {
  suspects.clear()
  failed.clear()
}

/** Inserts a style sheet that failed to load again: Vite requests each one only once. */
const linkAnew = (old: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = old.href
    link.crossOrigin = old.crossOrigin
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    old.replaceWith(link)
  })

const failedSheets = () => links().filter(({ rel, sheet }) => rel === 'stylesheet' && !sheet)

/**
 * Fetches the suspect files again, bypassing the browser's cache. Throws if a style sheet is still
 * missing.
 */
export async function refreshFiles(): Promise<void> {
  await Promise.allSettled([...suspects].map((file) => fetch(file, { cache: 'reload' })))
  await Promise.all(failedSheets().map(linkAnew))
  const [missing] = failedSheets()
  if (missing) throw new Error(`Unable to preload CSS for ${missing.href}`)
}
