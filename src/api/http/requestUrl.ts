/**
 * Where the website service says the configuration is: an address, or a path on the file host, whose origin is ''
 * on the site's own host.
 */
export const configUrl = (uri: string, fileHost: string): string =>
  uri.replace(/^(?=\/(?!\/))/, fileHost)

/**
 * The URL of a call. The start script uses it too: the client takes over a request that the HTML has
 * started only if both have the same URL.
 */
export const requestUrl = (address: string, query?: Record<string, string>): string =>
  query ? `${address}?${new URLSearchParams(query)}` : address
