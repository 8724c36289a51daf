import * as v from 'valibot'
import { ChunkError, importChunk } from '#lib/chunks/chunkError.ts'
import { restoreServerClock } from '#lib/serverClock.ts'
import { removeUnreadable, readJson } from '#lib/storedJson.ts'
import { type SiteConfig, siteConfigSchema } from '#site-config/siteConfig.ts'

export const CACHED_CONFIG = 'siteConfig'

/**
 * The cached copy: metadata and the compressed configuration. `slides`, `logo`, `logoDark`, `ads` and
 * `aheadMs` are stored separately for the HTML, which draws the first screen from them
 * (`src/start/cachedScreen.ts`).
 */
export const cachedSchema = v.object({
  fileMd5: v.string(),
  raceId: v.string(),
  /** Epoch ms of the download. Earlier versions of the site have stored it under this name. */
  keptAt: v.number(),
  /** The slides as JSON: their picture addresses and periods. */
  slides: v.fallback(v.string(), ''),
  logo: v.string(),
  logoDark: v.fallback(v.string(), ''),
  /** The top ads as JSON: their picture addresses and periods. */
  ads: v.fallback(v.string(), ''),
  /** How far the server's clock was ahead of the browser's. */
  aheadMs: v.fallback(v.number(), 0),
  content: v.string(),
})
export interface CachedConfig {
  fileMd5: string
  raceId: string
  /** Epoch ms of the download. */
  cachedAt: number
  config: SiteConfig
}

/**
 * The configuration of the last visit, or null. An unreadable copy is removed, unless only the code
 * that reads it is missing.
 */
export async function readCachedConfig(): Promise<CachedConfig | null> {
  const stored = readJson(CACHED_CONFIG, (value) => {
    const parsed = v.safeParse(cachedSchema, value)
    return parsed.success ? parsed.output : null
  })
  if (!stored) return null
  try {
    const { unpack } = await importChunk('unpack', () => import('#lib/pack.ts'))
    const { content, fileMd5, raceId, keptAt: cachedAt, aheadMs } = stored
    restoreServerClock(aheadMs)
    return { fileMd5, raceId, cachedAt, config: v.parse(siteConfigSchema, unpack(content)) }
  } catch (error) {
    // If only the code that reads the copy is missing, the copy is not broken.
    if (!(error instanceof ChunkError)) removeUnreadable(CACHED_CONFIG)
    return null
  }
}
