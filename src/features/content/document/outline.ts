import { sectionId } from '#lib/html/contentSection.ts'
import { readableText } from '#lib/html/readableText.ts'

const CHARACTERS_A_MINUTE = 350
const WORDS_A_MINUTE = 220
/** A longer text is estimated from its beginning, as the page waits for the result. */
const SAMPLE = 20_000
/** Chinese and Japanese. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu
const WORD = /[\p{Script=Latin}\d]+(?:[’'.,-][\p{Script=Latin}\d]+)*/gu

/** The reading time of a text, in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const sample = text.slice(0, SAMPLE)
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0
  const minutes = count(CHARACTER) / CHARACTERS_A_MINUTE + count(WORD) / WORDS_A_MINUTE
  return Math.max(1, Math.round((minutes * text.length) / (sample.length || 1)))
}

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
