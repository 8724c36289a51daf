import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { PageLanguage } from './language.ts'

/** Response envelope of every service call (spec §7). Code 0 means success. */
export const ok = <T>(data: T) => ({ code: 0, msg: 'ok', data })
/** A message by language, of which `speakLanguage` sends one; a string is not for visitors. */
export type Message = string | Record<PageLanguage, string>
export const refusal = (code: number, msg: Message) => ({ code, msg, data: null })

const badRequest = (message: string) => new HTTPException(400, { message })

function parseText(text: string, contentType: string): unknown {
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body is not JSON.')
  }
}

/** Parses the JSON or form-encoded body. Responds 400 if it does not match `schema`. */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  const text = await c.req.text()
  const parsed = v.safeParse(schema, parseText(text, c.req.header('content-type') ?? ''))
  if (!parsed.success) throw badRequest(parsed.issues[0].message)
  return parsed.output
}

/** Returns a required query parameter. */
export function readQuery(c: Context, name: string): string {
  const value = c.req.query(name)
  if (!value) throw badRequest(`The query has no ${name}.`)
  return value
}
