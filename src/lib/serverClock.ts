let aheadMs = 0

/** Takes the server's time from the `Date` header of an answer; the browser's clock carries it on. */
export function noteServerDate(header: string | null | undefined): void {
  const ms = Date.parse(header ?? '')
  if (Number.isFinite(ms)) aheadMs = ms - Date.now()
}

/** Now by the server's clock, in epoch milliseconds. */
export const now = (): number => Date.now() + aheadMs
