const CHINESE = '[〇零一二三四五六七八九十百]+'
/** Roman numerals need a sign behind them, as `I` and `V` are words and letters too. */
const NUMBERS = [
  `第\\s*(?:${CHINESE}|\\d+)\\s*[章节節条條部编編款项項回]`,
  `${CHINESE}\\s*[、．.，,：:]`,
  `[（(〔［[【]\\s*(?:${CHINESE}|\\d{1,3}|[a-z]|[ivx]{1,5})\\s*[）)〕］\\]】]`,
  `\\d{1,3}(?:[.．]\\d{1,3})*\\s*[.．、)）：:](?!\\d)`,
  `\\d{1,2}(?:[.．]\\d{1,2})+(?=\\s)(?!\\s+(?:k?m\\b|公里|千米|キロ|元|小时|時間|miles?|hours?))`,
  `(?:[ivx]{1,5}|[a-z])\\s*[.．、)）](?=\\s|\\P{ASCII})`,
  '[①-⑳㈠-㈩㊀-㊉Ⅰ-Ⅻ]',
  '§\\s*\\d',
  `(?:article|chapter|section|part|clause|rule|annex|appendix|no\\.)\\s+(?:\\d{1,3}|[ivx]{1,5}|[a-z])(?![\\w])`,
]
const OWN_NUMBER = new RegExp(`^(?:${NUMBERS.join('|')})`, 'iu')

/** Whether a heading begins with a number of its own, in any of the usual forms. */
export const hasOwnNumber = (title: string): boolean =>
  OWN_NUMBER.test(title.trim().normalize('NFKC')) || OWN_NUMBER.test(title.trim())
