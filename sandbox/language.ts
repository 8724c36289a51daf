import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Edition } from './editions/edition.ts'

/** The languages of the services' own pages. */
const CODES = ['zh', 'en', 'ja'] as const
export type PageLanguage = (typeof CODES)[number]

/** The language that the visitor chose on the site, or else the race's own; English for others. */
export function languageOf(c: Context, { config }: Edition): PageLanguage {
  const { defaultLanguage = 'zh', languages = ['zh', 'en'] } = config.race ?? {}
  const chosen = languages.find((code) => code === getCookie(c, 'language'))
  return CODES.find((code) => code === (chosen ?? defaultLanguage)) ?? 'en'
}
