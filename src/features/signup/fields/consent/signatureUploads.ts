const sheets = new Set<() => Promise<void>>()

/**
 * Registers a signature canvas with a function that saves it at once. Returns a function that
 * unregisters it.
 */
export function registerSignature(save: () => Promise<void>): () => void {
  sheets.add(save)
  return () => {
    sheets.delete(save)
  }
}

/** Resolves once every drawn signature has been saved or has failed. */
export const waitForSignatures = () => Promise.all(Array.from(sheets, (save) => save()))
