import { momentIn } from '../../localTime.ts'

export const ZONE = 'Europe/Lisbon'

/** Converts a time in Portugal, `YYYY-MM-DD HH:mm`, to epoch ms. */
export const at = (local: string) => momentIn(ZONE, local)

/** A text as fields of a form: in English and Portuguese, with none in Chinese. */
export function texts<K extends string>(
  field: K,
  en: string,
  pt: string,
): Record<K | `${K}${'En' | 'Pt'}`, string>
export function texts(field: string, en: string, pt: string): Record<string, string> {
  return { [field]: '', [`${field}En`]: en, [`${field}Pt`]: pt }
}
