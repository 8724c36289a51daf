import type { Numbering, ParagraphNumber } from './numbering.ts'
import { hasContent, textRun } from './paragraphs.ts'
import type { WordStyles } from './wordStyles.ts'
import { element, elementsIn, valueAt, type XmlElement } from './xml.ts'

/** Kinds of numbers that HTML lists have, by the formats of Word, with the largest number. */
const LIST_TYPES: Record<string, [type: string, largest: number]> = {
  decimal: ['', 9999],
  lowerLetter: ['a', 26],
  upperLetter: ['A', 26],
  lowerRoman: ['i', 3999],
  upperRoman: ['I', 3999],
}
/** More would slow the converter down, which tries one after the other. */
const MAX_PATHS = 300

interface OpenList {
  level: number
  kind: string
  /** Its element in the converter's notation. */
  element: string
  next: number
}

/**
 * Writes the numbers of paragraphs. A number that HTML can show makes an item of a list, which goes
 * on where the last one stopped; any other number stands before the text.
 */
export class NumberedParagraphs {
  readonly #styles: WordStyles
  readonly #paths = new Map<string, string>()

  constructor(styles: WordStyles) {
    this.#styles = styles
  }

  /** What the converter makes of the styles that this step has given to paragraphs. */
  styleMap(): string[] {
    return [...this.#paths].map(([path, id]) => `p.${id} => ${path}`)
  }

  /** Numbers the paragraphs in these blocks, and in their tables and text boxes, in place. */
  number(blocks: XmlElement[], numbering: Numbering): void {
    const openLists: OpenList[] = []
    for (const block of blocks) {
      if (block.name === 'w:p') this.#paragraph(block, numbering, openLists)
      else {
        openLists.length = 0
        this.number(elementsIn(block), numbering)
      }
    }
  }

  #paragraph(paragraph: XmlElement, numbering: Numbering, openLists: OpenList[]): void {
    const [properties, ...content] = elementsIn(paragraph)
    const number = numbering.next(properties)
    if (number) this.#write(paragraph, content, number, openLists)
    else openLists.length = 0
    for (const each of content) if (each.name !== 'w:t') this.number(elementsIn(each), numbering)
  }

  #write(
    paragraph: XmlElement,
    content: XmlElement[],
    number: ParagraphNumber,
    openLists: OpenList[],
  ): void {
    const style = valueAt(elementsIn(paragraph)[0], 'w:pStyle')
    const isHeading = this.#styles.isHeading(style)
    while ((openLists.at(-1)?.level ?? -1) > number.level) openLists.pop()
    const path = isHeading ? null : this.#pathOf(number, openLists)
    if (isHeading || path === null) openLists.length = 0
    const id = path === null ? style : this.#idOf(path)
    const isItem = path !== null && path.endsWith('li:fresh')
    const shown = isItem || number.isHidden ? '' : number.text + number.separator
    const placeholder = isItem && !hasContent(content) ? [textRun('\u00a0')] : []
    const start = shown ? [textRun(shown)] : placeholder
    paragraph.children = [
      element('w:pPr', {}, id === undefined ? [] : [element('w:pStyle', { 'w:val': id })]),
      ...start,
      ...content,
    ]
  }

  /** The elements of a paragraph that does not keep its style; null if it does. */
  #pathOf(number: ParagraphNumber, openLists: OpenList[]): string | null {
    const { level, value, format } = number
    const [type, largest] = LIST_TYPES[format] ?? ['', -1]
    const isBullet = format === 'bullet'
    const isList =
      !number.isHidden &&
      (isBullet || (number.isPlain && value <= largest && (value > 0 || type === '')))
    const last = openLists.at(-1)
    const goesOn = last?.level === level
    if (!isList || this.#paths.size >= MAX_PATHS) {
      if (goesOn) openLists.pop()
      return openLists.length > 0 ? `${listPath(openLists)}p:fresh` : null
    }
    const kind = isBullet ? 'ul' : `ol ${type}`
    if (last && goesOn && last.kind === kind && (isBullet || last.next === value)) {
      last.next += 1
      return `${listPath(openLists.slice(0, -1))}${last.element} > li:fresh`
    }
    if (goesOn) openLists.pop()
    const attributes = (type && `[type='${type}']`) + (value === 1 ? '' : `[start='${value}']`)
    const list = isBullet ? 'ul' : `ol${attributes}`
    const path = `${listPath(openLists)}${list}:fresh > li:fresh`
    openLists.push({ level, kind, element: list, next: value + 1 })
    return path
  }

  #idOf(path: string): string {
    const id = this.#paths.get(path) ?? `preview-list-${this.#paths.size}`
    this.#paths.set(path, id)
    return id
  }
}

const listPath = (openLists: OpenList[]) =>
  openLists.map((each) => `${each.element} > li > `).join('')
