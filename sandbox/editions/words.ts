/** A text in the languages of an edition. */
export interface Words {
  zh: string
  en: string
  ja?: string
}

/** A text as the fields of a record: `title` in Chinese, `titleEn`, and `titleJa` if there is one. */
export function localized<K extends string>(
  field: K,
  words: Words,
): Record<K | `${K}En`, string> & Partial<Record<`${K}Ja`, string>>
export function localized(field: string, { zh, en, ja }: Words): Record<string, string> {
  return { [field]: zh, [`${field}En`]: en, ...(ja !== undefined && { [`${field}Ja`]: ja }) }
}
