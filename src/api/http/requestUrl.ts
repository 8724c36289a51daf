/**
 * The URL of a call. The start script uses it too: the client takes over a request that the HTML has
 * started only if both have the same URL.
 */
export const requestUrl = (address: string, query?: Record<string, string>): string =>
  query ? `${address}?${new URLSearchParams(query)}` : address
