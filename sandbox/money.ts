import type { Edition } from './editions/edition.ts'
import type { PageLanguage } from './language.ts'

/** Names of currencies in running text, where they differ from the code. */
const NAMES: Record<string, Partial<Record<PageLanguage, string>>> = {
  CNY: { zh: '元' },
  JPY: { zh: '日元', ja: '円' },
}

/** Name of the race's currency. */
export const currencyIn = ({ currency }: Edition, language: PageLanguage) =>
  NAMES[currency]?.[language] ?? currency

/** An amount in the race's currency, such as `120 元`, `CNY 120` or `9,000円`. */
export function moneyIn(edition: Edition, language: PageLanguage, amount: number): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  const number = new Intl.NumberFormat('en', { minimumFractionDigits }).format(amount)
  const name = currencyIn(edition, language)
  if (language === 'en') return `${name} ${number}`
  return language === 'ja' ? `${number}${name}` : `${number} ${name}`
}
