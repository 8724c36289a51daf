import { type Language, numberStyleOf } from './languages.ts'

/**
 * Formats a number for a language: 3000 and 10,000 in Chinese, 3,000 in English. Without
 * `Intl.NumberFormat`, because the first one of a visit would delay the screen that needs it
 * (docs/performance.md).
 */
export function formatNumber(value: number, language: Language): string {
  const { thousands, groupedFrom, decimal } = numberStyleOf(language)
  const [whole = '', fraction] = String(value).split('.')
  const separator = Math.abs(value) >= groupedFrom ? thousands : ''
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separator)
  return fraction === undefined ? grouped : grouped + decimal + fraction
}
