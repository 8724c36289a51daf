import { ignore } from '../report.ts'
import { isSiteReachable } from '../siteHost.ts'
import { readText, writeText } from '../storage.ts'
import type { ChunkError } from './chunkError.ts'
import { refreshFiles } from './chunkFiles.ts'

const mark = (build: string, chunk: string) => `chunk:${build}:${chunk}`

/** `unreachable`: a reload would only lose the current page. */
export type Outcome = 'reloads' | 'stays' | 'unreachable'

/**
 * After a new deployment the files of an old page are gone: reloads once per build and chunk if the
 * host can be reached. Does not reload after a time-out: then the network is slow, not the page
 * old.
 */
export async function reloadOnce(
  error: ChunkError,
  build: string,
  chunk: string,
): Promise<Outcome> {
  if (error.code === 'timeout') return 'stays'
  if (!(await isSiteReachable())) return 'unreachable'
  const key = mark(build, chunk)
  if (readText(key, 'sessionStorage')) return 'stays'
  await refreshFiles(chunk).catch(ignore('the reloaded page fetches them itself'))
  if (!writeText(key, '1', 'sessionStorage')) return 'stays'
  location.reload()
  return 'reloads'
}
