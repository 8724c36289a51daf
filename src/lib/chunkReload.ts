import { readText, writeText } from './storage.ts'
import type { ChunkError } from './chunkError.ts'

const mark = (build: string, chunk: string) => `chunk:${build}:${chunk}`

/**
 * After a new deployment an old page's files are gone: reloads once for each build and chunk, and
 * says whether it does. A hung chunk is not reloaded: the network is slow, not the page old.
 */
export function reloadOnce(error: ChunkError, build: string, chunk: string): boolean {
  const key = mark(build, chunk)
  if (error.code === 'timeout' || readText(key, 'sessionStorage')) return false
  if (!writeText(key, '1', 'sessionStorage')) return false
  location.reload()
  return true
}
