/** The one place where the site says that something went wrong which the visitor was spared. */
export function report(what: string, error?: unknown): void {
  console.error(`[site] ${what}`, error instanceof Error ? error.message : (error ?? ''))
}

/** Swallows a failure on purpose; `reason` says why that is right. */
export const ignore = (_reason: string) => (): undefined => undefined
