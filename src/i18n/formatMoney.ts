import { formatNumber } from './formatNumber.ts'
import { isChinese, type Language, tagOf, textLanguage } from './languages.ts'

/**
 * An amount of money, without decimals if it is whole: 1,000 元, CNY 1,000, ￥1,000. In English the code
 * stands for the sign, which several currencies share. A bare number without a currency, an ISO 4217
 * code.
 */
export function formatMoney(
  amount: number,
  currency: string | undefined,
  language: Language,
): string {
  if (!currency) return formatNumber(amount, language)
  if (isChinese(language) && currency === 'CNY') return `${formatNumber(amount, language)} 元`
  const isWhole = Number.isInteger(amount)
  const isEnglish = textLanguage(language).code === 'en'
  // The first `Intl.NumberFormat` of a visit would delay the switch to English (docs/performance.md).
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
