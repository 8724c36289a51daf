import md5 from 'crypto-js/md5'
import type * as v from 'valibot'
import { siteConfigSchema } from '../api/siteConfig.ts'
import { parse } from '../lib/parse.ts'
import { pack, writeText } from '../lib/storage.ts'
import { KEPT_CONFIG, type keptSchema } from './keptConfig.ts'

/** Keeps a downloaded configuration, if its MD5 is the one that was announced. */
export async function keepConfig(body: string, fileMd5: string, raceId: string): Promise<void> {
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
  writeText(KEPT_CONFIG, JSON.stringify(kept))
}
