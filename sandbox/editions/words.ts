/** A text in the languages of an edition. */
export interface Words {
  zh: string
  en: string
  ja?: string
  pt?: string
}

/**
 * A text as the fields of a record: `title` in Chinese, `titleEn`, and `titleJa` and `titlePt` if there
 * is one.
 */
export function localizedFields<K extends string>(
  field: K,
  words: Words,
): Record<K | `${K}En`, string> & Partial<Record<`${K}${'Ja' | 'Pt'}`, string>>
export function localizedFields(field: string, { zh, en, ja, pt }: Words): Record<string, string> {
  return {
    [field]: zh,
    [`${field}En`]: en,
    ...(ja !== undefined && { [`${field}Ja`]: ja }),
    ...(pt !== undefined && { [`${field}Pt`]: pt }),
  }
}
