import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Edition } from './editions/edition.ts'

/** The languages of the services' own pages and messages. */
const CODES = ['zh', 'en', 'ja'] as const
export type PageLanguage = (typeof CODES)[number]

/** The language that the visitor chose on the site, or else the race's own; English for others. */
export function languageOf(c: Context, { config }: Edition): PageLanguage {
  const { defaultLanguage = 'zh', languages = ['zh', 'en'] } = config.race ?? {}
  const chosen = languages.find((code) => code === getCookie(c, 'language'))
  return CODES.find((code) => code === (chosen ?? defaultLanguage)) ?? 'en'
}

/** The language that a call asks for, or else that of the visitor. */
function languageOfCall(c: Context, edition: Edition): PageLanguage {
  const [asked] = (c.req.header('accept-language') ?? '').split(/[-,;]/)
  return CODES.find((code) => code === asked) ?? languageOf(c, edition)
}

/** Sends the message of a refusal in the language of the call. */
export const speakLanguage =
  (edition: Edition): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (!c.res.headers.get('content-type')?.startsWith('application/json')) return
    const text = await c.res.clone().text()
    if (!/^\{"code":\d+,"msg":\{/.test(text)) return
    const { msg, ...rest } = JSON.parse(text) as { msg: Record<PageLanguage, string> }
    c.res = c.json({ ...rest, msg: msg[languageOfCall(c, edition)] })
  }
