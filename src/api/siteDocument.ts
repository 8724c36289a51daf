import * as v from 'valibot'
import { flag, listOf, neededText, text } from '../lib/parse.ts'

/** Largest moment a JavaScript date can hold is far beyond any race: a year has four digits here. */
const MAX_MS = Date.UTC(9999, 11, 31)
/** 1980: a time below it is a zero, a count of seconds or another mistake, and is left out. */
const MIN_MS = Date.UTC(1980, 0, 1)

const epochMs = v.fallback(
  v.optional(v.pipe(v.number(), v.minValue(MIN_MS), v.maxValue(MAX_MS))),
  undefined,
)

/** A document (spec §3): title, moment of publication (epoch ms), HTML in one or two languages. */
const siteDocument = v.object({
  id: neededText,
  time: epochMs,
  title: text,
  titleEn: text,
  summary: text,
  summaryEn: text,
  picture: text,
  content: text,
  contentEn: text,
  isRecommend: flag,
  /** Epoch ms from which what it says no longer holds. */
  validUntil: epochMs,
})

export type SiteDocument = v.InferOutput<typeof siteDocument>
export type Content = Record<string, SiteDocument | SiteDocument[]>

/** A content section: named documents and lists of documents; what is neither is dropped. */
export const content = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value): Content => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
      const pages: Content = Object.create(null)
      for (const [key, page] of Object.entries(value)) {
        if (Array.isArray(page)) pages[key] = v.parse(listOf(siteDocument), page)
        else {
          const parsed = v.safeParse(siteDocument, page)
          if (parsed.success) pages[key] = parsed.output
        }
      }
      return pages
    }),
  ),
  () => ({}),
)

type Dated = Pick<SiteDocument, 'time'>

/** Whether a document is out at `moment`; one without a time is. */
export const isOut = ({ time = 0 }: Dated, moment: number): boolean => time <= moment

/** Whether what a document says no longer holds at `moment`. */
export const isOver = ({ validUntil }: Pick<SiteDocument, 'validUntil'>, moment: number): boolean =>
  validUntil !== undefined && validUntil <= moment

/** Documents that are out at `moment`, then those to come; in both the newest first. */
export function newestFirst<D extends Dated>(documents: D[], moment: number): D[] {
  const rank = (document: D) => Number(isOut(document, moment))
  return documents.toSorted((a, b) => rank(b) - rank(a) || (b.time ?? 0) - (a.time ?? 0))
}

/** Where the document with an id is shown. */
export const articlePath = (id: string): string => `/article/${encodeURIComponent(id)}`
