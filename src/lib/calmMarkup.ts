/** A longer tag is a picture written out in letters, or an attack. */
const LONGEST_TAG = 8192
/** Elements further in are left out, but for their text: parsers take ages over them. */
const DEEPEST = 500
/** Elements that do not lie in each other, closed or not. */
const FLAT = new Set(
  (
    'area base br caption col colgroup dd dt embed hr img input li link meta option p param source ' +
    'tbody td tfoot th thead tr track wbr'
  ).split(' '),
)
const TAG = /<\/?[a-z][^<>]*>?/gi
const NAME = /^<(\/?)([^\s/>]+)/
const STYLE_OR_HANDLER = /([\s/"'])(?=(?:style|on[a-z]+)\s*=)/gi

/**
 * Markup that a parser takes easily. Browsers report styles and handlers to the page's security
 * policy when they parse them, even where these are void: under another name they are read in
 * silence, `style` as `data-style`. This makes nothing safe.
 */
export function calmMarkup(html: string): string {
  let depth = 0
  return html.replace(TAG, (tag) => {
    const [, end, name = ''] = NAME.exec(tag) ?? []
    if (!FLAT.has(name.toLowerCase())) depth = Math.max(depth + (end ? -1 : 1), 0)
    if (tag.length > LONGEST_TAG || (!end && depth > DEEPEST)) return ''
    return tag.replace(STYLE_OR_HANDLER, '$1data-')
  })
}
