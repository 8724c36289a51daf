import DOMPurify, { type Config } from 'dompurify'
import { contentClasses } from './contentClasses.ts'
import { contentLink, contentSource } from './contentLink.ts'
import { applyStyleMeaning } from './contentMarks.ts'
import { sectionId } from './contentSection.ts'
import { slicesOf } from './contentSlices.ts'
import { nestLists } from './editorsLists.ts'
import { type EmbeddedWords, replaceEmbedded } from './embedded.ts'
import { writeFormulas } from './formulas.ts'
import { removeHidden } from './hiddenContent.ts'
import { isPicture, restoreInlinePictures, extractInlinePictures } from './inlinePictures.ts'
import { neutralizeMarkup } from './neutralizeMarkup.ts'
import { dropComments, unwrapForms } from './parsedMarkup.ts'
import { readableText } from './readableText.ts'
import { REMOVED_ELEMENTS } from './removedElements.ts'
import { hasOwnNumber } from './sectionNumber.ts'
import { inlineStyleSheets } from './styleSheets.ts'

/** Elements that content keeps. */
export const CONTENT_TAGS = new Set(
  (
    'a b blockquote br caption code dd div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img li ol ' +
    'p pre q rb rp rt ruby s span strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
)
/**
 * Replacements for other elements. The page has its own single `h1`. Editors for phones build
 * paragraphs of sections.
 */
const RENAMED = new Map([
  ...'address article aside details fieldset footer header main nav section summary'
    .split(' ')
    .map((tag) => [tag, 'div'] as const),
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
  ['* dir', matching(/^(?:ltr|rtl|auto)$/i)],
  ['* id', sectionId],
  ['* lang', matching(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i)],
  ['a href', contentLink],
  ['img alt', anything],
  ['img height', pixels],
  ['img src', contentSource],
  ['img width', pixels],
  ['li value', matching(/^-?\d{1,4}$/)],
  ['ol reversed', matching(/^(?:reversed)?$/i)],
  ['ol start', matching(/^-?\d{1,4}$/)],
  ['ol type', matching(/^[1aAiI]$/)],
  ['td colspan', span],
  ['td rowspan', span],
  ['th colspan', span],
  ['th rowspan', span],
  ['th scope', matching(/^(?:col|row|colgroup|rowgroup)$/)],
])
const ATTRIBUTES = new Set([...RULES.keys()].map((key) => key.replace(/.* /, '')))

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
const isPolicy = (value: unknown): value is Policy =>
  value instanceof Object && 'createHTML' in value
const created = window.trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
  createScriptURL: () => {
    throw new TypeError('content brings no scripts')
  },
})
const policy = isPolicy(created) ? created : undefined
const sign = (html: string) => policy?.createHTML(html) ?? html
/** HTML that is safe to render. */
export type SafeMarkup = ReturnType<typeof sign>

const purify = DOMPurify()
purify.setConfig({
  // Each slice is in a body element, which no parser creates within content.
  ALLOWED_TAGS: [...CONTENT_TAGS, 'body'],
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
    element.alt ||= ''
    element.loading = 'lazy'
    element.decoding = 'async'
  }
  if (element instanceof HTMLAnchorElement && /^[^#]/.test(element.getAttribute('href') ?? '')) {
    element.target = '_blank'
    element.rel = 'noopener noreferrer'
  }
})

const CONTENTS_PER_DOCUMENT = 100
let inert: Document
let read = 0

/**
 * A document in which nothing runs or loads; content is never attached to it. It is renewed now and
 * then, as each node iterator slows down every later removal of a node from its document.
 */
function inertDocument(): Document {
  if (read % CONTENTS_PER_DOCUMENT === 0) inert = document.implementation.createHTMLDocument('')
  read += 1
  return inert
}

function parse(html: string): HTMLElement {
  const body = inertDocument().createElement('body')
  const { html: markup, pictures } = extractInlinePictures(html)
  // The policy's type is not the DOM's.
  Object.assign(body, { innerHTML: sign(neutralizeMarkup(markup)) })
  restoreInlinePictures(body, pictures)
  dropComments(body)
  return body
}

function replace(element: Element, tag: string) {
  const other = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) {
    if (ATTRIBUTES.has(name)) other.setAttribute(name, value)
  }
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Editors load pictures late, from another attribute; until then a small one is in its place. */
function findPictures(body: HTMLElement) {
  for (const image of body.querySelectorAll('img')) {
    const late = image.dataset['src'] ?? image.dataset['original'] ?? ''
    const now = image.getAttribute('src') ?? ''
    if (late && (isPicture(now) || !contentSource(now))) image.setAttribute('src', late)
  }
}

/** Converts editors' markup to the site's own elements and classes. */
function translate(body: HTMLElement) {
  findPictures(body)
  for (const element of body.querySelectorAll('[class],[style],[data-style],[align],font,center')) {
    element.setAttribute('class', contentClasses(element).join(' '))
    applyStyleMeaning(element)
  }
  // A customised element would keep its `is` attribute, which cannot be removed.
  for (const element of body.querySelectorAll(`${[...RENAMED.keys()].join()},[is]`)) {
    const tag = RENAMED.get(element.localName) ?? element.localName
    if (CONTENT_TAGS.has(tag)) replace(element, tag)
  }
  for (const anchor of body.querySelectorAll('a[name]:not([id])')) {
    anchor.id = anchor.getAttribute('name') ?? ''
  }
  for (const table of body.querySelectorAll('table:not(.table-scroll > *)')) {
    const box = body.ownerDocument.createElement('div')
    box.className = 'table-scroll'
    table.replaceWith(box)
    box.append(table)
  }
}

/**
 * Removes elements without use: pictures without an address, links without a target, wrappers
 * without attributes.
 */
function dropDead(body: HTMLElement, count: (kind: string) => void) {
  for (const element of body.querySelectorAll(
    'img:not([src]),a:not([href],[id]),span:not([class],[dir],[id],[lang])',
  )) {
    if (element.localName === 'img') count('img')
    element.replaceWith(...element.childNodes)
  }
}

/** Content of an editor as the site shows it; the page, its contents list and the search read it. */
export interface SanitisedContent {
  /** Number of its section headings. */
  sectionCount: number
  /** Section headings bring numbers of their own, such as 一、 or "Article 1". */
  hasOwnNumbers: boolean
  /** Number of removed elements by kind; complete once all slices have been read. */
  removed: ReadonlyMap<string, number>
  /** The content in slices, in order; each takes one short task. Slices can be read once. */
  slices: () => Generator<HTMLElement>
}

/**
 * Sanitises HTML of an editor: drops whatever is not allowed. `words` introduce the links that take
 * the place of embedded content; without them there is the link alone.
 */
export function sanitise(html: string, words?: EmbeddedWords): SanitisedContent {
  const removed = new Map<string, number>()
  const count = (kind: string, times = 1) => removed.set(kind, (removed.get(kind) ?? 0) + times)
  const body = parse(html)
  unwrapForms(body)
  inlineStyleSheets(body)
  const hidden = removeHidden(body)
  if (hidden > 0) count('hidden', hidden)
  for (const name of replaceEmbedded(body, words)) count(name)
  nestLists(body)
  writeFormulas(body)
  const sections = [...body.querySelectorAll('h1,h2')]

  function* slices() {
    for (const nodes of slicesOf(body)) {
      const slice = body.ownerDocument.createElement('body')
      slice.append(...nodes)
      translate(slice)
      purify.sanitize(slice)
      for (const one of purify.removed) {
        const name = 'element' in one ? one.element.nodeName.toLowerCase() : ''
        if (REMOVED_ELEMENTS.has(name)) count(name)
      }
      dropDead(slice, count)
      if (slice.hasChildNodes()) yield slice
    }
  }
  return {
    sectionCount: sections.length,
    hasOwnNumbers: sections.some((section) => hasOwnNumber(readableText(section).text)),
    removed,
    slices,
  }
}

/** A sanitised slice to be rendered. */
export const toMarkup = (slice: HTMLElement): SafeMarkup => sign(slice.innerHTML)
