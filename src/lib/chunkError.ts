/** How long a page's file may take (spec §9). */
export const CHUNK_TIMEOUT_MS = 120_000
const STYLE_FAILED = /preload CSS/i

export type ChunkFailure = 'missing' | 'timeout' | 'CSS_CHUNK_LOAD_FAILED'

/** A page's file that could not be loaded (spec §8 "Chunk load failure"). */
export class ChunkError extends Error {
  override name = 'ChunkError'
  readonly code: ChunkFailure
  constructor(code: ChunkFailure, cause?: unknown) {
    super(`chunk load failed: ${code}`, { cause })
    this.code = code
  }
}

/** Runs a dynamic import; what fails or hangs is told apart as a `ChunkError`. */
export async function importChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), CHUNK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), clock])
  } catch (error) {
    if (error instanceof ChunkError) throw error
    const isStyle = error instanceof Error && STYLE_FAILED.test(error.message)
    throw new ChunkError(isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'missing', error)
  } finally {
    clearTimeout(timer)
  }
}
