/** Content that programs add to a formula for other programs, or show in its place. */
const COPIES = 'annotation,annotation-xml,.katex:has(math) .katex-html'
const RAISED = new Set(['msup', 'mover'])
const LOWERED = new Set(['msub', 'munder'])
const BOTH = new Set(['msubsup', 'munderover'])

const bracketed = (parts: (Node | string)[]) => (parts.length > 1 ? ['(', ...parts, ')'] : parts)

/** The parts of a formula, and what is written before, between and after them. */
function inLine(node: Node): (Node | string)[] {
  if (!(node instanceof Element)) return [(node.textContent ?? '').trim()].filter(Boolean)
  const all = [...node.childNodes].map(inLine)
  const [first = [], second = [], third = []] = [...node.children].map(inLine)
  const wrap = (tag: string, parts: (Node | string)[]) => {
    const element = node.ownerDocument.createElement(tag)
    element.append(...parts)
    return element
  }
  if (RAISED.has(node.localName)) return [...first, wrap('sup', second)]
  if (LOWERED.has(node.localName)) return [...first, wrap('sub', second)]
  if (BOTH.has(node.localName)) return [...first, wrap('sub', second), wrap('sup', third)]
  if (node.localName === 'mfrac') return [...bracketed(first), '/', ...bracketed(second)]
  if (node.localName === 'msqrt') return ['√(', ...all.flat(), ')']
  return all.flat()
}

/** Writes formulas in one line, with raised and lowered parts, as the site lays out none. */
export function writeFormulas(body: HTMLElement): void {
  for (const copy of body.querySelectorAll(COPIES)) copy.remove()
  for (const formula of body.querySelectorAll('math')) formula.replaceWith(...inLine(formula))
}
