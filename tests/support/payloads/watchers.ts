import type { Page } from '@playwright/test'
import { EVENTS } from './handlers.ts'

declare global {
  interface Window {
    /** Set by a successful payload. */
    __hit?: number
  }
}

/** Triggers everything that a visitor or the browser could: all events, all links. */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate((events) => {
    for (const element of document.querySelectorAll('*')) {
      if (element.attributes.length === 0) continue
      for (const event of events) element.dispatchEvent(new Event(event, { cancelable: true }))
      // A link to another site is safe, and a click would only open it.
      const isOutside =
        element instanceof HTMLAnchorElement && /^(https?|mailto|tel):$/.test(element.protocol)
      if (!isOutside) element.dispatchEvent(new MouseEvent('click', { cancelable: true }))
    }
  }, EVENTS)
  // Deferred handlers run before a task queued after the next frame.
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)))),
  )
}

const TAGS =
  /^(A|B|BLOCKQUOTE|BR|CAPTION|CODE|DD|DIV|DL|DT|EM|FIGCAPTION|FIGURE|H[2-6]|HR|I|IMG|LI|OL|P|PRE|Q|RB|RP|RT|RUBY|S|SPAN|STRONG|SUB|SUP|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|U|UL)$/
const VALUES: Record<string, RegExp> = {
  'A href':
    /^(https?:\/\/[^\s\\]+|mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]+|#\/[^\s\\]*|\/[^/\s\\][^\s\\]*\.\w{2,5}([?#]\S*)?)$/,
  'A target': /^_blank$/,
  'A rel': /^noopener noreferrer$/,
  'IMG src':
    /^(https?:\/\/[^\s\\]+|\/[^/\s\\][^\s\\]*|blob:https:\/\/content\.test\/\S+|data:image\/(png|jpe?g|gif|webp|avif|bmp);base64,[\w+/=]+)$/,
  'IMG alt': /[^]*/,
  'IMG width': /^\d{1,4}$/,
  'IMG height': /^\d{1,4}$/,
  'IMG loading': /^lazy$/,
  'IMG decoding': /^async$/,
  'OL reversed': /^$/,
  'TD colspan': /^\d{1,2}$/,
  'TD rowspan': /^\d{1,2}$/,
  'TH colspan': /^\d{1,2}$/,
  'TH rowspan': /^\d{1,2}$/,
  'TH scope': /^(col|row|colgroup|rowgroup)$/,
  'OL start': /^-?\d{1,4}$/,
  'LI value': /^-?\d{1,4}$/,
  'OL type': /^[1aAiI]$/,
  'DIV tabindex': /^0$/,
  'DIV role': /^region$/,
  'DIV aria-label': /[^]*/,
  '* id': /^content-[\p{L}\p{N}_.:-]{1,80}$/u,
  '* dir': /^(ltr|rtl|auto)$/i,
  '* lang': /^[a-z]{2,3}(-[a-z\d]+)*$/i,
  '* class':
    /^((note|number|files|table-scroll|embedded|align-(center|right|justify)|ink-(red|amber|green|blue|grey)|size-(small|large|huge)|list-(none|decimal|cjk|(lower|upper)-(alpha|roman))|(weight|slant)-normal)( |$))+$/,
}

/** Everything in the shown content that is not allowed; independent of the sanitiser's own list. */
export function strangers(page: Page): Promise<string[]> {
  const values = Object.entries(VALUES).map(([name, { source, flags }]) => ({
    name,
    source,
    flags,
  }))
  return page.evaluate(
    ({ tags, values: list }) => {
      const allowed = new Map(
        list.map(({ name, source, flags }) => [name, new RegExp(source, flags)]),
      )
      const found: string[] = []
      const nodes = document.createTreeWalker(document.body)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const slice = node.parentElement?.closest('[data-testid=content-slice]')
        if (!slice || node instanceof Text) continue
        if (!(node instanceof HTMLElement) || !new RegExp(tags).test(node.tagName)) {
          found.push(node instanceof Element ? node.outerHTML : `<!--${node.nodeValue}-->`)
          continue
        }
        for (const { name, value } of node.attributes) {
          const good = allowed.get(`${node.tagName} ${name}`) ?? allowed.get(`* ${name}`)
          if (!good?.test(value)) found.push(`${node.tagName} ${name}="${value}"`)
        }
        const isOutside = /^[^#]/.test(node.getAttribute('href') ?? '#')
        const [target, rel] = [node.getAttribute('target'), node.getAttribute('rel')]
        if (isOutside && (target !== '_blank' || rel !== 'noopener noreferrer')) {
          found.push(node.outerHTML)
        }
      }
      return found
    },
    { tags: TAGS.source, values },
  )
}
