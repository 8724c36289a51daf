import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { epochMs, flag, listOf, requiredText, text, ofKind } from '#lib/parse.ts'

/** A document (spec §3): title, publication time (epoch ms), HTML in one or two languages. */
const siteDocument = v.object({
  id: requiredText,
  time: epochMs,
  ...localizedText('title'),
  ...localizedText('summary'),
  picture: text,
  /** The same in a size for phones. */
  pictureH5: text,
  ...localizedText('content'),
  isRecommend: flag,
  /** Epoch ms before which the document is not shown. This is not a protection: the file contains the text. */
  publishFrom: epochMs,
  /** Epoch ms from which the document is out of date. */
  validUntil: epochMs,
})

export type SiteDocument = v.InferOutput<typeof siteDocument>
export type Content = Record<string, SiteDocument | SiteDocument[]>

/** A content section: named documents and lists of documents; anything else is dropped. */
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
    ofKind({ kind: 'record', value: v.union([siteDocument, listOf(siteDocument)]) }),
  ),
  () => ({}),
)

/** Whether a document is shown at `moment`. */
export const isPublished = ({ publishFrom = 0 }: SiteDocument, moment: number): boolean =>
  publishFrom <= moment

type Dated = Pick<SiteDocument, 'time'>

/** Whether a document's date has come at `moment`; one without a date is never ahead. */
export const hasDateCome = ({ time = 0 }: Dated, moment: number): boolean => time <= moment

/** Whether a document is out of date at `moment`. */
export const isOver = (
  { validUntil }: Partial<Pick<SiteDocument, 'validUntil'>>,
  moment: number,
): boolean => validUntil !== undefined && validUntil <= moment

/** Documents dated up to `moment`, then those dated ahead, each newest first. */
export function newestFirst<D extends Dated>(documents: D[], moment: number): D[] {
  const rank = (document: D) => Number(hasDateCome(document, moment))
  return documents.toSorted((a, b) => rank(b) - rank(a) || (b.time ?? 0) - (a.time ?? 0))
}

/** The path of the document with this id. */
export const articlePath = (id: string): string => `/article/${encodeURIComponent(id)}`
