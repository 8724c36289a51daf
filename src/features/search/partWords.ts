import type { SiteConfig } from '../../api/siteConfig.ts'

const ENGLISH = /En$/
const NOT_FOR_READERS = /^(?:id|itemId|src|href|code|originalLabel)$/

/** What built-in pages show that is not a document. */
export function partOf(config: SiteConfig, path: string): unknown {
  if (path === '/race-card') return config.raceCard
  return path === '/partners/sponsors' ? config.cooperativePartnerList : undefined
}

/** The words of a part of the configuration: those of English fields, or all the others. */
export function wordsOf(part: unknown, isEnglish: boolean, key = ''): string {
  if (typeof part === 'string' || typeof part === 'number') {
    return NOT_FOR_READERS.test(key) || ENGLISH.test(key) !== isEnglish ? '' : String(part)
  }
  if (typeof part !== 'object' || part === null) return ''
  const words = Object.entries(part).map(([name, value]) =>
    wordsOf(value, isEnglish, Array.isArray(part) ? key : name),
  )
  return words.filter(Boolean).join(isEnglish ? '; ' : '；')
}
