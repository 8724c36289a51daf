import type { Language } from './language.ts'

/** The field in the language, the Chinese one where there is no English: `title`, `titleEn`. */
export function localized<K extends string>(
  record: Partial<Record<K | `${K}En`, string>>,
  field: K,
  language: Language,
): string {
  return (language === 'en' && record[`${field}En`]) || record[field] || ''
}

/** The `lang` of what `localized` gives, where it is not that of the page: Chinese in for English. */
export const localizedLang = <K extends string>(
  record: Partial<Record<K | `${K}En`, string>>,
  field: K,
  language: Language,
): 'zh-CN' | undefined =>
  language === 'en' && !record[`${field}En`] && record[field] ? 'zh-CN' : undefined
