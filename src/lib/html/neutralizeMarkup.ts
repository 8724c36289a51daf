/** Maximum length of a tag. A longer one contains an inlined picture or is an attack. */
const MAX_TAG_LENGTH = 8192
/** Deeper elements are dropped, except for their text: parsers are extremely slow on them. */
const MAX_DEPTH = 500
/** Elements that do not nest, closed or not. */
const FLAT = new Set(
  (
    'area base br caption col colgroup dd dt embed hr img input li link meta option p param source ' +
    'tbody td tfoot th thead tr track wbr'
  ).split(' '),
)
/** As parsers read it: a bracket in quotes does not end the tag. */
const VALUE = String.raw`\s*=\s*(?:"[^"]{0,${MAX_TAG_LENGTH}}"|'[^']{0,${MAX_TAG_LENGTH}}'|[^\s>]*)`
const ATTRIBUTE = String.raw`[^\s/>][^\s/>=]*(?:${VALUE})?`
const COMMENT = '<!--(?:-?>|[^]*?(?:--!?>|$))'
const TAG = String.raw`<(/?)([a-z][^\s/>]*)(?:[\s/]*${ATTRIBUTE}){0,${MAX_TAG_LENGTH}}[^>]*>?`
const TOKEN = new RegExp(`${COMMENT}|${TAG}`, 'gi')
const STYLE_OR_HANDLER = /([\s/"'])(?=(?:style|on[a-z]+)\s*=)/gi
const BARE = /[\s/"'](?:style|on[a-z]+)(?:[\s/>]|$)/i
const BARE_NAMES = new RegExp(String.raw`(style|on[a-z]+)(?=[\s/>]|$)|${ATTRIBUTE}`, 'gi')
const renamed = (attribute: string, bare?: string) => (bare ? `data-${bare}` : attribute)

/**
 * Makes markup harmless to parse. Browsers report styles and handlers to the page's security policy
 * while parsing, even where they have no effect, so these attributes are renamed (`style` to
 * `data-style`). Tracks are reported too and are removed. This does not sanitise anything.
 */
export function neutralizeMarkup(html: string): string {
  let depth = 0
  return html.replace(TOKEN, (token, end = '', name = '') => {
    const calm = token.replace(STYLE_OR_HANDLER, '$1data-')
    const tag = name.toLowerCase()
    if (!tag) return calm
    if (!FLAT.has(tag)) depth = Math.max(depth + (end ? -1 : 1), 0)
    if (token.length > MAX_TAG_LENGTH || (!end && depth > MAX_DEPTH) || tag === 'track') return ''
    if (!BARE.test(calm)) return calm
    const start = end.length + name.length + 1
    return calm.slice(0, start) + calm.slice(start).replace(BARE_NAMES, renamed)
  })
}
