import { useTranslation } from 'react-i18next'
import type { TextKey } from './zh.ts'
import type { Language } from './language.ts'

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/** The texts of the site in the language in use. */
export function useText(): { t: Translate; language: Language } {
  const { t, i18n } = useTranslation()
  return {
    t: (key, values) => t(key, values ?? {}),
    language: i18n.language === 'en' ? 'en' : 'zh',
  }
}
