import { contentLink, contentSource } from '#lib/html/contentLink.ts'
import { EMBEDDED } from '#lib/html/embedded.ts'
import { COMMENT_CLASSES, isHidingStyle } from '#lib/html/hiding.ts'
import { REMOVED_ELEMENTS } from '#lib/html/removedElements.ts'
import { type JsonPath, visitTexts } from '#lib/jsonPath.ts'
import type { CheckContext } from './context.ts'
import { fieldOf } from './fields.ts'
import { type UnplacedFinding, improvable, misleading } from './finding.ts'
import { type HtmlTag, tagsIn, unclosedTag } from './htmlTags.ts'
import { quote } from './quote.ts'
import { routeProblem } from './routeProblem.ts'

const EMBEDDED_ELEMENTS = new Set(EMBEDDED.split(','))
/** The rules of a style sheet are applied; the element itself is no loss. */
const isRemoved = ({ name }: HtmlTag) => name !== 'style' && REMOVED_ELEMENTS.has(name)
/** As the site removes it (`src/lib/html/hiddenContent.ts`), but for rules of style sheets. */
const isHidden = ({ name, attributes }: HtmlTag) =>
  attributes.has('hidden') ||
  name === 'datalist' ||
  (name === 'dialog' && !attributes.has('open')) ||
  isHidingStyle(attributes.get('style') ?? '') ||
  (attributes.get('class') ?? '').split(/\s+/).some((one) => COMMENT_CLASSES.includes(one))

/** A picture that loads late has its address in another attribute. */
const isPictureDropped = ({ name, attributes }: HtmlTag) =>
  name === 'img' &&
  ['src', 'data-src', 'data-original'].every((one) => !contentSource(attributes.get(one) ?? ''))

/** `<a> × 2, <b>` */
function namesOf(tags: HtmlTag[]): string {
  const counts = new Map<string, number>()
  for (const { name } of tags) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, times]) => `<${name}>${times > 1 ? ` × ${times}` : ''}`).join(', ')
}

function checkLink(value: string, path: JsonPath, context: CheckContext): UnplacedFinding[] {
  const target = contentLink(value)
  if (target === null || target === '')
    return [misleading('deadHtmlLink', path, { value: quote(value) })]
  const problem = target.startsWith('#/') && routeProblem(target, target.slice(1), context)
  return problem ? [{ grade: 'misleads', path, ...problem, effect: 'noLink' }] : []
}

/** What the site leaves out of the documents of the file, and which of their links lead nowhere. */
export function checkHtml(context: CheckContext): UnplacedFinding[] {
  const found: UnplacedFinding[] = []
  visitTexts(context.raw, (html, path) => {
    if (fieldOf(path)?.format !== 'html') return
    const tags = tagsIn(html)
    const removed = tags.filter((tag) => isRemoved(tag) || isPictureDropped(tag))
    const embedded = tags.filter(({ name }) => EMBEDDED_ELEMENTS.has(name))
    if (removed.length > 0)
      found.push(misleading('removedHtml', path, { removed: namesOf(removed) }))
    if (embedded.length > 0)
      found.push(improvable('embeddedHtml', path, { embedded: namesOf(embedded) }))
    const unclosed = unclosedTag(html)
    if (unclosed) found.push(misleading('unclosedTag', path, { tag: unclosed }))
    if (tags.some(isHidden)) found.push(improvable('hiddenHtml', path))
    if (tags.some(({ name, attributes }) => name === 'img' && !attributes.has('alt')))
      found.push(improvable('htmlPictureNoAlt', path))
    const links = tags.flatMap(({ name, attributes }) => {
      const href = name === 'a' ? attributes.get('href') : undefined
      return href === undefined ? [] : [href]
    })
    for (const link of new Set(links)) found.push(...checkLink(link, path, context))
  })
  return found
}
