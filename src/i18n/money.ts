import { formatNumber, languageInUse } from './i18n.ts'
import { isChinese, type Language, tagOf, textLanguage } from './languages.ts'

let currency: string | undefined

/** Sets the race's currency, an ISO 4217 code. */
export function setCurrency(code: string | undefined): void {
  currency = code
}

/**
 * An amount in the race's currency, without decimals if it is whole: 1,000 元, CNY 1,000, ￥1,000. In
 * English the code stands for the sign, which several currencies share. A bare number if the race has
 * not declared its currency.
 */
export function formatMoney(amount: number, language: Language = languageInUse()): string {
  if (!currency) return formatNumber(amount, language)
  if (isChinese(language) && currency === 'CNY') return `${formatNumber(amount, language)} 元`
  const isWhole = Number.isInteger(amount)
  const isEnglish = textLanguage(language).code === 'en'
  // The first `Intl.NumberFormat` of a visit would delay the switch to English.
  if (isEnglish && isWhole) return `${currency} ${formatNumber(amount, language)}`
  return new Intl.NumberFormat(tagOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: isEnglish ? 'code' : 'symbol',
    ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    useGrouping: isChinese(language) ? 'min2' : 'auto',
  })
    .format(amount)
    .replace('\u00a0', ' ')
}
