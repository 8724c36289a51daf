import { sectionId } from '../../../lib/html/contentSection.ts'
import { readableText } from '../../../lib/html/readableText.ts'
import { readingMinutes } from './readingMinutes.ts'

/** A section of content: its heading, and its name in links. */
export interface Section {
  name: string
  title: string
  heading: HTMLElement
}

export interface FileLink {
  href: string
  /** PDF, DOCX and so on. */
  kind: string
  name: string
}

export interface Outline {
  sections: Section[]
  files: FileLink[]
  /** All of the content has been rendered. */
  isWhole: boolean
  /** How long the whole takes to read. */
  minutes: number
}

const FILE = /\.(pdf|docx?|xlsx?|zip|gpx)$/i

function fileOf(link: HTMLAnchorElement): FileLink[] {
  const { href, pathname } = link
  const kind = FILE.exec(pathname)?.[1]
  return kind ? [{ href, kind: kind.toUpperCase(), name: readableText(link).text }] : []
}

/** The sections, files and reading time of the content in `root`. A heading without an id gets one. */
export function readOutline(root: Element): Outline {
  const headings = Array.from(root.querySelectorAll('h2'))
  const links = Array.from(root.querySelectorAll('a'))
  return {
    sections: headings.flatMap((heading, index) => {
      heading.id ||= sectionId(`section-${index + 1}`) ?? ''
      const title = readableText(heading).text
      return title ? [{ name: heading.id.replace(/^content-/, ''), title, heading }] : []
    }),
    files: links.flatMap(fileOf),
    isWhole: !root.querySelector('[aria-busy="true"]'),
    minutes: readingMinutes(readableText(root).text),
  }
}
