import DOMPurify, { type Config } from 'dompurify'
import { neutralizeMarkup } from './neutralizeMarkup.ts'
import { contentClasses } from './contentClasses.ts'
import { contentLink, contentSource } from './contentLink.ts'
import { sectionId } from './contentSection.ts'
import { slicesOf } from './contentSlices.ts'

const TAGS = new Set(
  (
    'a b blockquote br caption code dd div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img li ol ' +
    'p pre s span strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
)
/** Replacements for legacy elements. The page has its own single `h1`. */
const RENAMED = new Map([
  ['h1', 'h2'],
  ['center', 'div'],
  ['font', 'span'],
  ['strike', 's'],
  ['del', 's'],
  ['ins', 'u'],
])

type Rule = (value: string) => string | null
const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value) ? value : null
const span = matching(/^[1-9]\d?$/)
const pixels = matching(/^[1-9]\d{0,3}$/)
const anything: Rule = (value) => value
const something: Rule = (value) => value || null

/** Every allowed attribute with the rule for its value. */
const RULES = new Map<string, Rule>([
  ['* class', something],
  ['* id', sectionId],
  ['* lang', matching(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i)],
  ['a href', contentLink],
  ['img alt', anything],
  ['img height', pixels],
  ['img src', contentSource],
  ['img width', pixels],
  ['ol start', matching(/^\d{1,4}$/)],
  ['ol type', matching(/^[1aAiI]$/)],
  ['td colspan', span],
  ['td rowspan', span],
  ['th colspan', span],
  ['th rowspan', span],
  ['th scope', matching(/^(?:col|row|colgroup|rowgroup)$/)],
])
const ATTRIBUTES = new Set([...RULES.keys()].map((key) => key.replace(/.* /, '')))

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
const isPolicy = (made: unknown): made is Policy => made instanceof Object && 'createHTML' in made
const made = window.trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
  createScriptURL: () => {
    throw new TypeError('content brings no scripts')
  },
})
const policy = isPolicy(made) ? made : undefined
const sign = (html: string) => policy?.createHTML(html) ?? html
/** HTML that is safe to render. */
export type SafeMarkup = ReturnType<typeof sign>

const purify = DOMPurify()
purify.setConfig({
  // Each slice is in a body element, which no parser creates within content.
  ALLOWED_TAGS: [...TAGS, 'body'],
  ALLOWED_ATTR: [...ATTRIBUTES],
  ADD_FORBID_CONTENTS: ['button', 'canvas', 'object', 'select', 'textarea'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|blob):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  SANITIZE_DOM: true,
  IN_PLACE: true,
  TRUSTED_TYPES_POLICY: policy,
})
purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const { attrName, attrValue } = attribute
  const rule = RULES.get(`${element.localName} ${attrName}`) ?? RULES.get(`* ${attrName}`)
  const value = rule?.(attrValue) ?? null
  attribute.keepAttr = value !== null
  attribute.attrValue = value ?? ''
})
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLImageElement) {
    if (!element.hasAttribute('src')) element.remove()
    element.alt ||= ''
    element.loading = 'lazy'
    element.decoding = 'async'
  }
  if (element instanceof HTMLAnchorElement && /^[^#]/.test(element.getAttribute('href') ?? '')) {
    element.target = '_blank'
    element.rel = 'noopener noreferrer'
  }
})

/** A document in which nothing runs or loads; content is never attached to it. */
const inert = document.implementation.createHTMLDocument('')

function parse(html: string): HTMLElement {
  const body = inert.createElement('body')
  // The policy's type is not the DOM's.
  Object.assign(body, { innerHTML: sign(neutralizeMarkup(html)) })
  dropComments(body)
  return body
}

/**
 * A comment next to text with a `<` looks like hidden markup and would have the whole content
 * removed.
 */
function dropComments(body: HTMLElement) {
  const comments = inert.createNodeIterator(body, NodeFilter.SHOW_COMMENT)
  for (let node = comments.nextNode(); node; node = comments.nextNode()) inert.adoptNode(node)
}

/** Removes forms first: the names of their fields shadow DOM methods used by everything else. */
function unwrapForms(body: HTMLElement) {
  const range = inert.createRange()
  for (const form of body.querySelectorAll('form')) {
    range.selectNodeContents(form)
    const fields = range.extractContents()
    range.selectNode(form)
    range.deleteContents()
    range.insertNode(fields)
  }
}

function replace(element: Element, tag: string) {
  const other = inert.createElement(tag)
  for (const { name, value } of element.attributes) {
    if (ATTRIBUTES.has(name)) other.setAttribute(name, value)
  }
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Converts editors' markup to the site's own elements and classes. */
function translate(body: HTMLElement) {
  for (const element of body.querySelectorAll('[class],[style],[data-style],[align],font,center')) {
    element.setAttribute('class', contentClasses(element).join(' '))
  }
  // A customised element would keep its `is` attribute, which cannot be removed.
  for (const element of body.querySelectorAll(`${[...RENAMED.keys()].join()},[is]`)) {
    const tag = RENAMED.get(element.localName) ?? element.localName
    if (TAGS.has(tag)) replace(element, tag)
  }
  for (const anchor of body.querySelectorAll('a[name]:not([id])')) {
    anchor.id = anchor.getAttribute('name') ?? ''
  }
  for (const table of body.querySelectorAll('table:not(.table-scroll > *)')) {
    const box = inert.createElement('div')
    box.className = 'table-scroll'
    table.replaceWith(box)
    box.append(table)
  }
}

function* sanitisedSlices(html: string): Generator<string> {
  const body = parse(html)
  unwrapForms(body)
  for (const nodes of slicesOf(body)) {
    const slice = inert.createElement('body')
    slice.append(...nodes)
    translate(slice)
    purify.sanitize(slice)
    if (slice.hasChildNodes()) yield slice.innerHTML
  }
}

/** Sanitised content in slices, in order; each takes one short task. */
export function* sanitiseBlocks(html: string): Generator<SafeMarkup> {
  for (const slice of sanitisedSlices(html)) yield sign(slice)
}

/** Sanitises HTML of an editor: drops whatever is not allowed. */
export const sanitise = (html: string): SafeMarkup => sign([...sanitisedSlices(html)].join(''))
