import { CallError } from './errors.ts'

/** The longest wait that a service can ask for (spec §17). */
const MAX_MS = 60_000

/** The wait that a `Retry-After` header asks for, in ms: seconds or an HTTP date; 0 if unreadable. */
export function parseRetryAfter(header: string | null | undefined, date?: string | null): number {
  const text = (header ?? '').trim()
  // The browser's clock may be wrong, so the date is compared with the server's own.
  const sentAt = Date.parse(date ?? '') || Date.now()
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - sentAt
  return Math.min(Math.max(ms || 0, 0), MAX_MS)
}

/** Reads a response. If that throws, the error gets the time after which the service can be called again. */
export function withRetryTime<T>(
  { retryAfter, date }: { retryAfter?: string | null; date: string | null },
  readResponse: () => T,
): T {
  try {
    return readResponse()
  } catch (error) {
    const ms = parseRetryAfter(retryAfter, date)
    if (error instanceof CallError && ms > 0) error.retryAt = performance.now() + ms
    throw error
  }
}
