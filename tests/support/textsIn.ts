import type { Language } from '#i18n/languages.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { parse } from '#lib/parse.ts'
import { createRace, NO_RACE, type Race, textsOf } from '#race/race.ts'
import { siteConfigSchema, type SiteConfigSource } from '#site-config/siteConfig.ts'

/** The race of a configuration. */
export const raceOf = (source: SiteConfigSource = {}): Race =>
  createRace('race', parse(siteConfigSchema, source))

/** The loaded texts in a language, as a race shows them. */
export const textsIn = (language: Language, race = NO_RACE): Texts => textsOf(race, language)
