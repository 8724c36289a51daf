/** After this a call counts as failed (spec §9). */
export const REQUEST_TIMEOUT_MS = 60_000

/** Bytes that have gone or come, and bytes in all where that is known. */
export interface Progress {
  loaded: number
  total?: number
}

export interface WireRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: unknown
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

/** An answer as it came: HTTP status, the `Date` header and the whole body. */
export interface Answer {
  status: number
  date: string | null
  body: string
}
