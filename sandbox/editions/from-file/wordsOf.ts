import type { Words } from '../words.ts'

/** A text of a record of the configuration (`name`, `nameEn`, `nameJa` …); '' where it has none. */
export function wordsOf(record: object, field: string): Words {
  const texts: Record<string, string> = {}
  for (const [key, value] of Object.entries(record)) {
    const suffix = key.startsWith(field) ? key.slice(field.length) : undefined
    if (suffix === undefined || typeof value !== 'string' || value === '') continue
    if (/^(?:[A-Z][a-z])?$/.test(suffix)) texts[suffix.toLowerCase() || 'zh'] = value
  }
  const [any = ''] = Object.values(texts)
  const en = texts['en'] ?? any
  return { ...texts, zh: texts['zh'] ?? en, en }
}
