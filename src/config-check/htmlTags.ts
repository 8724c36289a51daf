/** A start tag of HTML. Names are in lower case. */
export interface HtmlTag {
  name: string
  attributes: Map<string, string>
}

/** Elements whose content is no markup. */
const RAW = 'script|style|textarea|template|noscript'
const TAG = new RegExp(
  String.raw`<!--[^]*?(?:-->|$)|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>(?:(?<=<(?:${RAW})\b[^>]*>)[^]*?(?:</(?:${RAW})\s*>|$))?`,
  'gi',
)
const ATTRIBUTE = /([^\s"'/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

const attributesIn = (text: string) =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]): [string, string] => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim(),
    ]),
  )

/** The start tags of HTML, in order: without a document, as the check also runs outside browsers. */
export const tagsIn = (html: string): HtmlTag[] =>
  [...html.matchAll(TAG)].flatMap(([, name, rest = '']) =>
    name ? [{ name: name.toLowerCase(), attributes: attributesIn(rest) }] : [],
  )

/** The first tag that does not end, or that ends only after the next one began: a quote is missing. */
export function unclosedTag(html: string): string | undefined {
  const swallowing = tagsIn(html).find(({ attributes }) =>
    [...attributes.values()].some((value) => /<\/?[a-z]/i.test(value)),
  )
  if (swallowing) return swallowing.name
  const [, name] = /<([a-z][a-z\d]*)\s/i.exec(html.replaceAll(TAG, '')) ?? []
  return name?.toLowerCase()
}
