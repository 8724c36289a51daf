import type { Language } from './language.ts'

/** The field in the language, the Chinese one where there is no English: `title`, `titleEn`. */
export function localized<K extends string>(
  record: Partial<Record<K | `${K}En`, string>>,
  field: K,
  language: Language,
): string {
  return (language === 'en' && record[`${field}En`]) || record[field] || ''
}
