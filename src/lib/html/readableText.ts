const INLINE = new Set('a b code em i img rb rt ruby s span strong sub sup u'.split(' '))
/** Full-width punctuation includes its own space. */
const AFTER_FULL_WIDTH = /(?<=[，。、；：！？）》”]) /g

interface ReadableText {
  /** The valid text: without struck words and without the readings (furigana) of words. */
  text: string
  /** The readings (furigana) of words, separated by spaces. */
  reading: string
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').replace(AFTER_FULL_WIDTH, '').trim()

/** The text of sanitised content as one line: for lists of contents, names and the site search. */
export function readableText(root: Node): ReadableText {
  const furigana: string[] = []
  let text = ''
  const read = (node: Node) => {
    if (node instanceof Text) text += node.data
    if (!(node instanceof Element)) return
    const { localName } = node
    if (localName === 's' || localName === 'rp') return
    if (localName === 'rt') {
      furigana.push(node.textContent)
      return
    }
    const gap = INLINE.has(localName) ? '' : ' '
    text += gap
    for (const child of node.childNodes) read(child)
    text += gap
  }
  read(root)
  return { text: tidy(text), reading: tidy(furigana.join(' ')) }
}
