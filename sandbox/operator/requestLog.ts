const MAX_REQUESTS = 200
const SECRETS = ['token', 'cookie', 'authorization']

/** A request as received. Secret headers are recorded only as present or absent. */
interface SeenRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string | boolean>
  at: string
}

/** The most recent requests, oldest first. */
export function createRequestLog() {
  let seen: SeenRequest[] = []
  return {
    list: (): readonly SeenRequest[] => seen,
    clear() {
      seen = []
    },
    add({ method, headers, url }: Request, now: number) {
      const { pathname, searchParams } = new URL(url)
      const request = {
        method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: {
          ...Object.fromEntries(headers),
          ...Object.fromEntries(SECRETS.map((name) => [name, headers.has(name)])),
        },
        at: new Date(now).toISOString(),
      }
      seen = [...seen, request].slice(-MAX_REQUESTS)
    },
  }
}
export type RequestLog = ReturnType<typeof createRequestLog>
