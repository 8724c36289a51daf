/** Logs errors that are not shown to the visitor. */
export function report(what: string, error?: unknown): void {
  console.error(`[site] ${what}`, error instanceof Error ? error.message : (error ?? ''))
}

/** Swallows an error deliberately; `reason` explains why. */
export const ignore = (_reason: string) => (): undefined => undefined
