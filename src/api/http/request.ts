/** A call that takes longer counts as failed (spec §9a). */
export const REQUEST_TIMEOUT_MS = 60_000

/** Bytes transferred so far, and the total if known. */
export interface Progress {
  loaded: number
  total?: number
}

export interface HttpRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: unknown
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

/** A raw response: HTTP status, the headers `Date` and `Retry-After`, and the whole body. */
export interface HttpResponse<Body = string> {
  status: number
  date: string | null
  retryAfter?: string | null
  /** When it arrived, in epoch ms of the browser's clock; now if it is missing. */
  arrivedAt?: number
  body: Body
}
