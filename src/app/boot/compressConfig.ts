import md5 from 'crypto-js/md5'
import type * as v from 'valibot'
import { pack } from '#lib/pack.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import type { cachedSchema } from './cachedConfig.ts'

/** A downloaded configuration and the announced values for it. */
export interface Download {
  body: string
  fileMd5: string
  raceId: string
  aheadMs: number
}

/** The text to store in the cache; null if the MD5 is not the announced one. */
export function compressConfig({ body, fileMd5, raceId, aheadMs }: Download): string | null {
  if (md5(body).toString() !== fileMd5.toLowerCase()) return null
  const raw: unknown = JSON.parse(body)
  const { carouselList, logo, logoDark, adListTop } = parse(siteConfigSchema, raw)
  const cached: v.InferOutput<typeof cachedSchema> = {
    fileMd5,
    raceId,
    keptAt: Date.now(),
    slides: JSON.stringify(
      carouselList.map(({ surfacePlotUrl, surfacePlotUrlH5, validFrom, validUntil, leads }) => ({
        surfacePlotUrl,
        surfacePlotUrlH5,
        validFrom,
        validUntil,
        leads: leads.map((lead) => ({ validFrom: lead.validFrom, validUntil: lead.validUntil })),
      })),
    ),
    logo,
    logoDark,
    ads: JSON.stringify(
      adListTop.map(({ surfacePlotUrl, validFrom, validUntil }) => ({
        surfacePlotUrl,
        validFrom,
        validUntil,
      })),
    ),
    aheadMs,
    content: pack(raw),
  }
  return JSON.stringify(cached)
}
