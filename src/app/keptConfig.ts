import * as v from 'valibot'
import type { SiteConfig } from '../api/siteConfig.ts'
import { siteConfigSchema } from '../api/siteConfig.ts'
import { parse } from '../lib/parse.ts'
import { ignore } from '../lib/report.ts'
import { discardBroken, pack, readJson, unpack, writeText } from '../lib/storage.ts'

const KEY = 'siteConfig'

/**
 * The kept copy: what it is, and the packed configuration. `picture`, `logo` and `hasAds` stand
 * beside it for the HTML, which draws the first screen from them (`src/start/firstScreen.ts`).
 */
const keptSchema = v.object({
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
  const stored = readJson(KEY, (value) => {
    const parsed = v.safeParse(keptSchema, value)
    return parsed.success ? parsed.output : null
  })
  if (!stored) return null
  try {
    const { content, fileMd5, raceId, keptAt } = stored
    return { fileMd5, raceId, keptAt, config: parse(siteConfigSchema, await unpack(content)) }
  } catch {
    discardBroken(KEY)
    return null
  }
}

/** Keeps a downloaded configuration, if its MD5 is the one that was announced. */
export async function keepConfig(body: string, fileMd5: string, raceId: string): Promise<void> {
  const { default: md5 } = await import('crypto-js/md5')
  if (md5(body).toString() !== fileMd5.toLowerCase()) return
  const raw: unknown = JSON.parse(body)
  const { carouselList, logo, adListTop } = parse(siteConfigSchema, raw)
  const kept: v.InferOutput<typeof keptSchema> = {
    fileMd5,
    raceId,
    keptAt: Date.now(),
    picture: carouselList[0]?.surfacePlotUrl ?? '',
    logo,
    hasAds: adListTop.length > 0,
    content: await pack(raw),
  }
  writeText(KEY, JSON.stringify(kept))
}

/** A copy that could not be kept costs a download at the next visit, nothing else. */
export const keepingFailed = ignore('the next visit downloads the configuration again')
