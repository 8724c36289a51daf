import { sanitise } from '#lib/html/sanitise.ts'
import { visitTexts } from '#lib/jsonPath.ts'
import type { CheckContext } from './context.ts'
import { fieldOf } from './fields.ts'
import { type Found, improvable, misleading } from './finding.ts'

/** The sanitiser counts hidden content under this name beside those of elements. */
const HIDDEN = 'hidden'
const PICTURE_WITHOUT_ALT = /<img\b(?![^>]*\salt\s*=)[^>]*>/i

/** What the site leaves out of the documents of the file. */
export function checkHtml({ raw }: CheckContext): Found[] {
  const found: Found[] = []
  visitTexts(raw, (html, path) => {
    if (fieldOf(path)?.format !== 'html') return
    const { removed, slices } = sanitise(html)
    // What is removed is known once all slices are read.
    for (const _ of slices());
    const elements = [...removed].filter(([name]) => name !== HIDDEN)
    if (elements.length > 0) {
      const names = elements.map(([name, times]) => `<${name}>${times > 1 ? ` × ${times}` : ''}`)
      found.push(misleading('removedHtml', path, { removed: names.join(', ') }))
    }
    if (removed.has(HIDDEN)) found.push(improvable('hiddenHtml', path))
    if (PICTURE_WITHOUT_ALT.test(html)) found.push(improvable('htmlPictureNoAlt', path))
  })
  return found
}
