import { create } from 'zustand'
import { loadTexts } from '#i18n/i18n.ts'
import { readLanguage, writeLanguage } from '#i18n/language.ts'
import { contentOnlyNames, type Language } from '#i18n/languages.ts'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { textsOf } from '#race/race.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { useSite } from './site.ts'
import { showToast } from './toasts.ts'

/** The site's language. */
export const useLanguage = create<{ language: Language }>(() => ({ language: readLanguage() }))

async function switchTo(language: Language): Promise<void> {
  await loadTexts(language)
  useLanguage.setState({ language })
}

/** The site's texts at this moment, outside components. */
export const currentTexts = (): Texts =>
  textsOf(useSite.getState().race, useLanguage.getState().language)

/** Sets the language of the whole site and stores it in the cookie. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([writeLanguage(language), switchTo(language)])
}

/** Sets the language for a race: the visitor's choice if the race offers it, else its default. */
export async function followRace(config: Pick<SiteConfig, 'race'>): Promise<void> {
  const languages = siteLanguages(config)
  const language = readLanguage(languages)
  if (language !== useLanguage.getState().language) await switchTo(language)
}

/** The visitor's choice: sets the language, and a toast in it confirms the change. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language)
  const names = contentOnlyNames(language)
  showToast(
    'success',
    currentTexts().t(`site.language.${names ? 'contentOnly' : 'switched'}`, names),
  )
}
