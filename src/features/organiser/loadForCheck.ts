/**
 * Loads a file of this host for the check. Those of other hosts cannot be read by a page: it says nothing
 * of them, nor of what the network does not bring. A page in place of another file means that there is none.
 */
export async function loadForCheck(address: string): Promise<Uint8Array | undefined | null> {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin) return null
  const response = await fetch(url).catch(() => null)
  if (!response) return null
  const isPage =
    response.headers.get('content-type')?.includes('text/html') && !url.pathname.endsWith('.html')
  return response.ok && !isPage ? new Uint8Array(await response.arrayBuffer()) : undefined
}
