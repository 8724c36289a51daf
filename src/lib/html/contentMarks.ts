import { styleDeclarations, styleOf } from './styleDeclarations.ts'

/** A meaning that an editor gives words by a style or by an element. */
interface Mark {
  /** The first property that is declared decides. */
  properties: string[]
  has: RegExp
  /** Values that remove the meaning. */
  lacks: RegExp
  /** The site's element for it. */
  tag: string
  /** All elements with this meaning. */
  tags: string
  /** The class for words that lack it within such an element; none if styles cannot do that. */
  without?: string
  /** Elements in which the style has no meaning, because their text looks like this anyway. */
  notIn?: string
}

const LINES = ['text-decoration-line', 'text-decoration']

/** The styles that carry meaning. All others are dropped, as the site has a design of its own. */
const MARKS: Mark[] = [
  {
    properties: ['font-weight'],
    has: /^(?:bold|bolder|[6-9]\d\d|1000)$/,
    lacks: /^(?:normal|lighter|[1-5]?\d?\d)$/,
    tag: 'strong',
    tags: 'b,strong',
    without: 'weight-normal',
    notIn: 'h1,h2,h3,h4,h5,h6,th,dt,caption',
  },
  {
    properties: ['font-style'],
    has: /^(?:italic|oblique)/,
    lacks: /^normal$/,
    tag: 'em',
    tags: 'em,i',
    without: 'slant-normal',
  },
  {
    properties: LINES,
    has: /line-through/,
    lacks: /^none$/,
    tag: 's',
    tags: 's,strike,del',
  },
  {
    properties: LINES,
    has: /underline/,
    lacks: /^none$/,
    tag: 'u',
    tags: 'u,ins',
    notIn: 'a[href]',
  },
  { properties: ['vertical-align'], has: /^super$/, lacks: /^baseline$/, tag: 'sup', tags: 'sup' },
  { properties: ['vertical-align'], has: /^sub$/, lacks: /^baseline$/, tag: 'sub', tags: 'sub' },
]

const BLOCKS =
  'blockquote,caption,center,dd,div,dl,dt,figcaption,figure,h1,h2,h3,h4,h5,h6,li,ol,p,pre,section,table,tbody,td,tfoot,th,thead,tr,ul'

/** Puts the words of an element into elements `tag`, block by block: a block is never within one. */
function wrapWords(element: Element, tag: string) {
  if (!element.querySelector(BLOCKS)) {
    const mark = element.ownerDocument.createElement(tag)
    mark.append(...element.childNodes)
    if (mark.textContent.trim()) element.append(mark)
    else element.append(...mark.childNodes)
    return
  }
  for (const child of [...element.childNodes]) {
    if (child instanceof Element) wrapWords(child, tag)
    else if (child instanceof Text && child.data.trim()) {
      const mark = element.ownerDocument.createElement(tag)
      child.replaceWith(mark)
      mark.append(child)
    }
  }
}

function applyMark(element: Element, mark: Mark, value: string) {
  const { tag, tags, without, notIn } = mark
  const nearest = element.closest(without ? `${tags},.${without}` : tags)
  const isMarked = nearest?.matches(tags) ?? false
  if (mark.has.test(value)) {
    if (isMarked || (notIn && element.closest(notIn))) return
    // Raised and lowered text is small anyway.
    if (/^su[bp]$/.test(tag)) element.classList.remove('size-small')
    wrapWords(element, tag)
  } else if (isMarked && mark.lacks.test(value)) {
    if (element.matches(tags)) element.replaceWith(...element.childNodes)
    else if (without && !(notIn && element.closest(notIn))) element.classList.add(without)
  }
}

/**
 * Turns the meaning of an element's style into elements and classes of the site. An element that its
 * style contradicts, such as a `b` of normal weight, leaves its content.
 */
export function applyStyleMeaning(element: Element): void {
  const style = styleOf(element)
  if (!style) return
  const declarations = styleDeclarations(style)
  for (const mark of MARKS) {
    const property = mark.properties.find((name) => declarations.has(name))
    if (property) applyMark(element, mark, declarations.get(property) ?? '')
  }
}
