let aheadMs = 0

/**
 * Sets the server's time from a response's `Date` header and when the response arrived, in epoch ms of
 * the browser's clock, which advances it.
 */
export function noteServerDate(header: string | null | undefined, arrivedAt = Date.now()): void {
  const ms = Date.parse(header ?? '')
  if (Number.isFinite(ms)) aheadMs = ms - arrivedAt
}

/** How far the server's clock is ahead of the browser's, according to the last response. */
export const serverAheadMs = (): number => aheadMs

/** Uses the difference from an earlier visit until a response arrives. */
export function restoreServerClock(ms: number): void {
  aheadMs = ms
}

/** The current time of the server, in epoch ms. */
export const now = (): number => Date.now() + aheadMs
