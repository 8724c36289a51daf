import {
  forgetFailure,
  hasFailed,
  linkedFiles,
  refreshFiles,
  recordFailedFiles,
} from './chunkFiles.ts'

/** Time-out for a page's chunk (spec §9a). */
export const CHUNK_TIMEOUT_MS = 120_000
const STYLE_FAILED = /preload CSS/i

/** `unreachable`: the chunk is missing because the host cannot be reached. */
export type ChunkFailure = 'missing' | 'timeout' | 'unreachable' | 'CSS_CHUNK_LOAD_FAILED'

/** A chunk that could not be loaded (spec §8 "Chunk load failure"). */
export class ChunkError extends Error {
  override name = 'ChunkError'
  readonly code: ChunkFailure
  constructor(code: ChunkFailure, cause?: unknown) {
    super(`chunk load failed: ${code}`, { cause })
    this.code = code
  }
}

async function retryImport<T>(load: () => Promise<T>, chunk: string): Promise<T> {
  await refreshFiles(chunk)
  const loaded = await load()
  forgetFailure(chunk)
  return loaded
}

/**
 * Runs a dynamic import; failures and time-outs become a `ChunkError`. An import that failed before
 * first fetches its files again, bypassing the browser's cache. Others do not wait for that: such a
 * file may hang. Imports are told apart by the name `chunk`.
 */
export async function importChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), CHUNK_TIMEOUT_MS)
  })
  const before = linkedFiles()
  try {
    return await Promise.race([hasFailed(chunk) ? retryImport(load, chunk) : load(), timeout])
  } catch (error) {
    recordFailedFiles(chunk, before, error)
    if (error instanceof ChunkError) throw error
    const isStyle = error instanceof Error && STYLE_FAILED.test(error.message)
    throw new ChunkError(isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'missing', error)
  } finally {
    clearTimeout(timer)
  }
}
