import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import * as v from 'valibot'
import { safeLink } from '#lib/html/safeLink.ts'
import { listOf, text } from '#lib/parse.ts'

/** Maximum number of links on a page. More of them are a picture made of links. */
const MAX_LINKS = 500
const MAILTO = /^mailto:[^\s?]+@/i

const annotations = listOf(
  v.object({
    subtype: v.literal('Link'),
    rect: v.looseTuple([v.number(), v.number(), v.number(), v.number()]),
    /** The address that it opens, if pdf.js holds it to be harmless. */
    url: text,
    /** A place in the document: its name, or the page and where on it. */
    dest: v.optional(v.unknown()),
    overlaidText: text,
  }),
)
/** A place in a document begins with the page: its index or its object. */
const destination = v.looseTuple([
  v.union([v.number(), v.object({ num: v.number(), gen: v.number() })]),
])

/** A link on a page of a PDF, with its box in shares of the page. */
export interface PdfLink {
  /** The text beneath it; '' if there is none. */
  name: string
  /** An outside address or a mail address, or the number of a page. */
  to: string | number
  left: number
  top: number
  width: number
  height: number
}

async function pageOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  try {
    const found = v.safeParse(
      destination,
      typeof dest === 'string' ? await pdf.getDestination(dest) : dest,
    )
    if (!found.success) return undefined
    const [page] = found.output
    const number = 1 + (typeof page === 'number' ? page : await pdf.getPageIndex(page))
    return number >= 1 && number <= pdf.numPages ? number : undefined
  } catch {
    // The link leads to a page that does not exist.
    return undefined
  }
}

/**
 * The links of a page to the outside, to a mail address or to another page of the PDF. Those to
 * anything else (files, programs, scripts) are left out.
 */
export async function linksOf(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PdfLink[]> {
  const viewport = page.getViewport({ scale: 1 })
  const found = v.parse(annotations, await page.getAnnotations()).slice(0, MAX_LINKS)
  const links = await Promise.all(
    found.map(async ({ rect, url, dest, overlaidText }): Promise<PdfLink[]> => {
      const address = safeLink(url) ?? (MAILTO.test(url) ? url : undefined)
      const to = address ?? (await pageOf(pdf, dest))
      if (to === undefined) return []
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle([...rect])
      return [
        {
          name: overlaidText.replace(/\s+/g, ' '),
          to,
          left: Math.min(x1, x2) / viewport.width,
          top: Math.min(y1, y2) / viewport.height,
          width: Math.abs(x2 - x1) / viewport.width,
          height: Math.abs(y2 - y1) / viewport.height,
        },
      ]
    }),
  )
  return links.flat()
}
