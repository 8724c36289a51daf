import { importChunk } from '../chunks/chunkError.ts'

/** The sanitiser's module. */
export type Sanitiser = typeof import('./sanitise.ts')

let loaded: Sanitiser | undefined

/**
 * Loads the sanitiser's chunk; pages that show content load it in parallel with their own chunk.
 */
export async function loadSanitiser(): Promise<Sanitiser> {
  loaded ??= await importChunk('sanitiser', () => import('./sanitise.ts'))
  return loaded
}

/** The sanitiser if it has loaded. */
export const loadedSanitiser = (): Sanitiser | undefined => loaded
