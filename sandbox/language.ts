import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Edition } from './editions/edition.ts'

const CODES = ['zh', 'en', 'ja'] as const

/** The language that the visitor chose on the site, or else the race's own. */
export function languageOf(c: Context, { config }: Edition) {
  const { defaultLanguage = 'zh', languages = ['zh', 'en'] } = config.race ?? {}
  const chosen = CODES.find((code) => code === getCookie(c, 'language'))
  return chosen && languages.includes(chosen) ? chosen : defaultLanguage
}
