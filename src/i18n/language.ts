import { readCookie, writeCookie } from '#lib/cookie.ts'
import { BASE_LANGUAGE, type Language, LANGUAGES } from './languages.ts'
import type { SiteLanguages } from './siteLanguages.ts'

export const LANGUAGE_COOKIE = 'language'
/** Lifetime of the language cookie in days (spec §9a "Cookie lifetime in days"). */
export const LANGUAGE_COOKIE_DAYS = 365

/** The languages until the race is known. */
const ANY: SiteLanguages = { offered: LANGUAGES, defaultLanguage: BASE_LANGUAGE }

/** The stored language if the race offers it, else the race's default. */
export function readLanguage({ offered, defaultLanguage } = ANY): Language {
  const chosen = readCookie(LANGUAGE_COOKIE)
  return offered.find(({ code }) => code === chosen)?.code ?? defaultLanguage
}

export const writeLanguage = (language: Language) =>
  writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_DAYS)
