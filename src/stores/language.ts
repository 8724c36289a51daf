import { create } from 'zustand'
import { i18n, loadEnglish } from '../i18n/i18n.ts'
import { type Language, readLanguage, writeLanguage } from '../i18n/language.ts'

export const useLanguage = create<{ language: Language }>(() => ({ language: readLanguage() }))

/** Sets the language of everything on the screen and keeps it in the cookie. */
export async function languageChosen(language: Language): Promise<void> {
  writeLanguage(language)
  if (language === 'en') await loadEnglish()
  await i18n.changeLanguage(language)
  useLanguage.setState({ language })
}
