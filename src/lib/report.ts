/** Of an error only its message: the rest may hold what was sent. */
const summary = (error: unknown) => (error instanceof Error ? error.message : (error ?? ''))

/** Logs errors that are not shown to the visitor. */
export function report(what: string, error?: unknown): void {
  console.error(`[site] ${what}`, summary(error))
}

/** Swallows an error deliberately; `reason` explains why. In development, the console shows both. */
export const ignore =
  (reason: string) =>
  (error: unknown): undefined => {
    if (import.meta.env.DEV) console.debug(`[site] ${reason}:`, summary(error))
  }
