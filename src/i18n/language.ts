import { readCookie, writeCookie } from '../lib/cookie.ts'

export type Language = 'zh' | 'en'

export const LANGUAGE_COOKIE = 'language'
/** Life of the language cookie, in days (spec §9 "Cookie lifetime in days"). */
export const LANGUAGE_COOKIE_DAYS = 365

export const LANGUAGES: { code: Language; name: string; tag: string }[] = [
  { code: 'zh', name: '中文', tag: 'zh-CN' },
  { code: 'en', name: 'English', tag: 'en' },
]

/** The chosen language; anything but a known one is Chinese. */
export const readLanguage = (): Language => (readCookie(LANGUAGE_COOKIE) === 'en' ? 'en' : 'zh')

export const writeLanguage = (language: Language) =>
  writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_DAYS)
