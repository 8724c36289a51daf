import { importChunk } from './chunkError.ts'

type Sanitiser = typeof import('./sanitise.ts')

let loaded: Sanitiser | undefined

/** The sanitiser, in a file of its own; a page that will show content loads it beside its own file. */
export async function loadSanitiser(): Promise<Sanitiser> {
  loaded ??= await importChunk(() => import('./sanitise.ts'))
  return loaded
}

/** The sanitiser, once it is loaded. */
export const loadedSanitiser = (): Sanitiser | undefined => loaded
