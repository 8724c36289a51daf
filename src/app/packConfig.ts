import md5 from 'crypto-js/md5'
import type * as v from 'valibot'
import { siteConfigSchema } from '../api/siteConfig.ts'
import { parse } from '../lib/parse.ts'
import { pack } from '../lib/storage.ts'
import type { keptSchema } from './keptConfig.ts'

/** A downloaded configuration and what was announced of it. */
export interface Download {
  body: string
  fileMd5: string
  raceId: string
}

/** The text under which a configuration is kept; null where its MD5 is not the announced one. */
export async function packConfig({ body, fileMd5, raceId }: Download): Promise<string | null> {
  if (md5(body).toString() !== fileMd5.toLowerCase()) return null
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
  return JSON.stringify(kept)
}
