import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { BodyKind } from '#api/requests.ts'
import type { PageLanguage } from './language.ts'

/** Response envelope of every service call (spec §7). Code 0 means success. */
export const ok = <T>(data: T) => ({ code: 0, msg: 'ok', data })
/** A message by language, of which `speakLanguage` sends one; a string is not for visitors. */
export type Message = string | Record<PageLanguage, string>
export const refusal = (code: number, msg: Message) => ({ code, msg, data: null })

const badRequest = (message: string) => new HTTPException(400, { message })

const CONTENT_TYPES: Record<BodyKind, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/** Responds 415 to a body of another content type. */
export function requireContentType(c: Context, kind: BodyKind): void {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== CONTENT_TYPES[kind])
    throw new HTTPException(415, { message: `The body must be ${CONTENT_TYPES[kind]}.` })
}

function parseText(text: string, kind: BodyKind): unknown {
  if (kind === 'form') return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body is not JSON.')
  }
}

/** What valibot expects, in words. */
const EXPECTED: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  Object: 'an object',
  Array: 'a list',
  '!0': 'filled in',
}

/** What is wrong with a body, without what was sent: that may be secret. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.message) return issue.message
  const name = v.getDotPath(issue) ?? 'The body'
  if (issue.type === 'object' && issue.path) return `${name} is missing.`
  const { expected } = issue
  return `${name} must be ${EXPECTED[expected ?? ''] ?? expected}.`
}

async function parseBody<S extends v.GenericSchema>(
  c: Context,
  kind: BodyKind,
  schema: S,
): Promise<v.InferOutput<S>> {
  const body = parseText(await c.req.text(), kind)
  // Without a message of its own, an issue has an empty one.
  const parsed = v.safeParse(schema, body, { message: '' })
  if (!parsed.success) throw badRequest(sentenceOf(parsed.issues[0]))
  return parsed.output
}

/** Parses the JSON or form-encoded body. Responds 415 or 400 if it is not as described. */
export function readBody<S extends v.GenericSchema>(
  c: Context,
  { in: kind, schema }: { in: BodyKind; schema: S },
): Promise<v.InferOutput<S>> {
  requireContentType(c, kind)
  return parseBody(c, kind, schema)
}

/** Parses the body of an operator's call: JSON, or the form of an operator's page. */
export function readOperatorBody<S extends v.GenericSchema>(c: Context, schema: S) {
  const isForm = c.req.header('content-type')?.startsWith(CONTENT_TYPES.form)
  return parseBody(c, isForm ? 'form' : 'json', schema)
}

/** Returns a required query parameter. */
export function readQuery(c: Context, name: string): string {
  const value = c.req.query(name)
  if (!value) throw badRequest(`The query has no ${name}.`)
  return value
}
