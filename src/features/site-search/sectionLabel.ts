import { LANGUAGES, type Suffix } from '#i18n/languages.ts'
import { isRecord } from '#lib/isRecord.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { isUnspaced } from './tokens.ts'

const languageOf = (key: string): Suffix =>
  LANGUAGES.find(({ suffix }) => suffix && key.endsWith(suffix))?.suffix ?? ''
const NOT_FOR_READERS = /^(?:id|itemIds?|src|href|code|originalLabel)$/

/** The part of the configuration that a built-in page shows instead of a document. */
export function partOf(config: SiteConfig, path: string): unknown {
  if (path === '/race-card') return [config.raceGuide, config.mandatoryKit]
  return path === '/partners/sponsors' ? config.cooperativePartnerList : undefined
}

/** The text in a part of the configuration, from the fields of one language only. */
export function wordsOf(part: unknown, language: Suffix, key = ''): string {
  if (typeof part === 'string' || typeof part === 'number') {
    return NOT_FOR_READERS.test(key) || languageOf(key) !== language ? '' : String(part)
  }
  if (!isRecord(part)) return ''
  const words = Object.entries(part).map(([name, value]) =>
    wordsOf(value, language, Array.isArray(part) ? key : name),
  )
  const shown = words.filter(Boolean)
  // Chinese and Japanese punctuation is as wide as a character.
  return shown.join(shown.some(isUnspaced) ? '；' : '; ')
}
