import { sectionId } from './contentSection.ts'
import { readableText } from './readableText.ts'

/** A section of content. */
export interface ContentSection {
  id: string
  title: string
}

export interface FileLink {
  href: string
  /** PDF, DOCX and so on. */
  kind: string
  name: string
}

/** What content, or a slice of it, consists of. */
export interface ContentOutline {
  sections: ContentSection[]
  files: FileLink[]
  text: string
}

const FILE = /\.(pdf|docx?|xlsx?|zip|gpx)$/i

function fileOf(link: HTMLAnchorElement): FileLink[] {
  const address = link.getAttribute('href') ?? ''
  // The link is not in the page yet, so it does not know the page's address.
  if (!URL.canParse(address, document.baseURI)) return []
  const { href, pathname } = new URL(address, document.baseURI)
  const kind = FILE.exec(pathname)?.[1]
  return kind ? [{ href, kind: kind.toUpperCase(), name: readableText(link).text }] : []
}

/** The id of a page's heading without one, the `index`th. */
export const numberedSection = (index: number): string => sectionId(`section-${index + 1}`) ?? ''

/** The section headings of sanitised content. */
export const sectionHeadings = (slice: HTMLElement) => [...slice.querySelectorAll('h2')]

/** The outline of a sanitised slice after `before` headings. A heading without an id gets one. */
export function outlineOf(slice: HTMLElement, before: number): ContentOutline {
  return {
    sections: sectionHeadings(slice).flatMap((heading, index) => {
      heading.id ||= numberedSection(before + index)
      const title = readableText(heading).text
      return title ? [{ id: heading.id, title }] : []
    }),
    files: [...slice.querySelectorAll('a')].flatMap(fileOf),
    text: readableText(slice).text,
  }
}

/** The outline of content from those of its slices. */
export const joinOutlines = (parts: ContentOutline[]): ContentOutline => ({
  sections: parts.flatMap(({ sections }) => sections),
  files: parts.flatMap(({ files }) => files),
  text: parts.map(({ text }) => text).join(' '),
})
