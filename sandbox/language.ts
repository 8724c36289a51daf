import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Edition } from './editions/edition.ts'
import { respondsInJson } from './prefixes.ts'

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
  const [requested] = (c.req.header('accept-language') ?? '').split(/[-,;]/)
  return CODES.find((code) => code === requested) ?? languageOf(c, edition)
}

const inEachLanguage = v.looseObject({ msg: v.record(v.picklist(CODES), v.string()) })

/** Sends the message of a refusal in the language of the call. */
export const speakLanguage =
  (edition: Edition): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const type = c.res.headers.get('content-type')
    if (!respondsInJson(c.req.path) || !type?.startsWith('application/json')) return
    const text = await c.res.clone().text()
    // A success is not a refusal and may be long, so it is not parsed.
    if (text.startsWith('{"code":0')) return
    const envelope: unknown = JSON.parse(text)
    if (!v.is(inEachLanguage, envelope)) return
    const spoken = { ...envelope, msg: envelope.msg[languageOfCall(c, edition)] }
    c.res = Response.json(spoken, { status: c.res.status })
  }
