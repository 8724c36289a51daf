/**
 * Each alternative runs to the end of the text if it is not closed, so that no text is scanned
 * twice.
 */
const UNSEEN = /<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi
const INLINE = /<\/?(?:a|b|em|font|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi
const TAG = /<\/?[a-z!?][^<>]*>/gi
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi
/** Full-width punctuation includes its own space. */
const AFTER_FULL_WIDTH = /(?<=[，。、；：！？）》”]) /g
const NAMED = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', mdash: '—' }),
)
const LAST_CODE_POINT = 0x10ffff

function character(whole: string, decimal?: string, hexadecimal?: string, name?: string) {
  if (name) return NAMED.get(name.toLowerCase()) ?? whole
  const code = decimal ? Number(decimal) : parseInt(hexadecimal ?? '', 16)
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : ''
}

/** The visible text of HTML, for searching only: this is not a sanitiser. */
export const plainText = (html: string): string =>
  html
    .replace(UNSEEN, ' ')
    .replace(INLINE, '')
    .replace(TAG, ' ')
    .replace(ENTITY, character)
    .replace(/\s+/g, ' ')
    .replace(AFTER_FULL_WIDTH, '')
    .trim()
