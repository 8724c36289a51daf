import { commonEntryMode } from '#domain/places.ts'
import { raceNow } from '#domain/raceDates.ts'
import { createZone, type RaceZone } from '#domain/raceZone.ts'
import { bindTranslate, createI18n, type RaceTexts } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { languagesOf } from '#i18n/localized.ts'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { withCardsAt } from '#site-config/cardTimes.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'

/** A race, and what its dates, prices and texts take from it. */
export interface Race extends RaceTexts {
  /** '' while no site is open. */
  id: string
  /** undefined while no site is open. */
  config: SiteConfig | undefined
  zone: RaceZone
  /** How the race gives its places, if all its events do so in the same way. */
  entryMode: string | undefined
  /** The language of visitors who have not chosen one, and of names that have one form. */
  defaultLanguage: Language
}

/** The race of a configuration, with its cards as they are now. */
export function createRace(id: string, config?: SiteConfig): Race {
  const zone = createZone(config?.race?.timeZone)
  return {
    id,
    config: config && withCardsAt(config, raceNow(zone), zone),
    zone,
    entryMode: commonEntryMode(config?.raceItems ?? []),
    defaultLanguage: siteLanguages(config).defaultLanguage,
    ...createI18n(config?.texts),
  }
}

/** What holds until the race is known. */
export const NO_RACE = createRace('')

/** A race's texts in a language. Components use `useText`. */
export const textsOf = (
  { i18n, lngOf, entryMode, defaultLanguage }: Race,
  language: Language,
): Texts => ({
  t: bindTranslate(i18n.getFixedT(lngOf(language)), entryMode),
  language,
  languages: languagesOf(language, defaultLanguage),
})
