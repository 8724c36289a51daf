import { element, elementsIn, isElement, type XmlElement } from './xml.ts'

export const textRun = (text: string, properties: XmlElement[] = []): XmlElement =>
  element('w:r', {}, [element('w:rPr', {}, properties), element('w:t', {}, [text])])

/** Whether anything in these nodes shows. */
export const hasContent = (nodes: XmlElement[]): boolean =>
  nodes.some(
    ({ name, children }) =>
      ['w:t', 'w:drawing', 'w:pict', 'w:sym', 'w:tab', 'w:br'].includes(name) ||
      name.endsWith('Reference') ||
      (name !== 'w:pPr' && hasContent(children.filter(isElement))),
  )

interface Joined {
  properties: XmlElement | undefined
  content: XmlElement[]
}

/**
 * Joins each paragraph whose mark is deleted or hidden with the next one. The result looks as the
 * first one if the mark is only hidden, such as a heading in the line of its text.
 */
export function joinParagraphs(blocks: XmlElement[]): XmlElement[] {
  const result: XmlElement[] = []
  let openParagraph: Joined | null = null
  const close = ({ properties, content }: Joined) =>
    result.push(element('w:p', {}, [...(properties ? [properties] : []), ...content]))
  for (const block of blocks) {
    if (block.name !== 'w:p') {
      if (openParagraph) close(openParagraph)
      openParagraph = null
      result.push(block)
      continue
    }
    const [properties, ...content] = elementsIn(block)
    const { joins } = block.attributes
    if (!joins && !openParagraph) {
      result.push(block)
      continue
    }
    openParagraph ??= { properties: undefined, content: [] }
    for (const each of content) openParagraph.content.push(each)
    if (joins !== 'deleted' && (!joins || hasContent(content)))
      openParagraph.properties ??= properties
    if (joins) continue
    close(openParagraph)
    openParagraph = null
  }
  if (openParagraph && hasContent(openParagraph.content)) close(openParagraph)
  return result
}
