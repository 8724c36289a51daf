import * as v from 'valibot'
import type { SiteConfig } from '../api/siteConfig.ts'
import { siteConfigSchema } from '../api/siteConfig.ts'
import { parse } from '../lib/parse.ts'
import { discardBroken, readJson, unpack } from '../lib/storage.ts'

export const KEPT_CONFIG = 'siteConfig'

/**
 * The kept copy: what it is, and the packed configuration. `picture`, `logo` and `hasAds` stand
 * beside it for the HTML, which draws the first screen from them (`src/start/firstScreen.ts`).
 */
export const keptSchema = v.object({
  fileMd5: v.string(),
  raceId: v.string(),
  keptAt: v.number(),
  picture: v.string(),
  logo: v.string(),
  hasAds: v.boolean(),
  content: v.string(),
})
export interface KeptConfig {
  fileMd5: string
  raceId: string
  /** Epoch ms. */
  keptAt: number
  config: SiteConfig
}

/** The configuration of the last visit, or null. A copy that cannot be read is removed. */
export async function readKeptConfig(): Promise<KeptConfig | null> {
  const stored = readJson(KEPT_CONFIG, (value) => {
    const parsed = v.safeParse(keptSchema, value)
    return parsed.success ? parsed.output : null
  })
  if (!stored) return null
  try {
    const { content, fileMd5, raceId, keptAt } = stored
    return { fileMd5, raceId, keptAt, config: parse(siteConfigSchema, await unpack(content)) }
  } catch {
    discardBroken(KEPT_CONFIG)
    return null
  }
}
