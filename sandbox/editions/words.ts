/** A text in the languages of an edition. */
export interface Words {
  zh: string
  en: string
  ja?: string
  pt?: string
  [language: string]: string | undefined
}

/** A text as the fields of a record: `title` in Chinese, `titleEn`, and those of further languages. */
export function localizedFields<K extends string>(
  field: K,
  words: Words,
): Record<K | `${K}En`, string> & Partial<Record<`${K}${'Ja' | 'Pt'}`, string>>
export function localizedFields(field: string, words: Words): Record<string, string | undefined> {
  const suffix = (code: string) =>
    code === 'zh' ? '' : code.charAt(0).toUpperCase() + code.slice(1)
  return Object.fromEntries(
    Object.entries(words).map(([code, text]) => [`${field}${suffix(code)}`, text]),
  )
}
