import * as v from 'valibot'
import { type EndpointName, endpoints } from '#api/endpoints.ts'
import { OS_ID, TERMINAL_TYPE } from '#api/http/headers.ts'
import { type Request as Described, requests } from '#api/requests.ts'
import { isRecord } from '#lib/isRecord.ts'
import { operations } from '../schemas/api/operations.ts'
import { strictAnswer } from '../schemas/api/strictAnswer.ts'
import type { Accounts } from './accountsFile.ts'
import { curlOf, type SentRequest } from './curl.ts'
import type { Finding, FindingKind, Findings } from './findings.ts'

export interface Answer {
  call: EndpointName
  /** As the envelope says; 401 for HTTP 401. */
  code: number
  msg: string
  data: unknown
  headers: Headers
  /** The file, if the answer is one. */
  file?: Uint8Array
  curl: string
}

export interface SendOptions {
  token?: string
  /** The language of the page. */
  language?: 'en' | 'zh'
}

/** Notes a finding. Returns undefined, as a function does that has no answer. */
export type Note = (message: string, kind?: FindingKind) => undefined

export type Fields = Record<string, unknown>

const TIMEOUT_MS = 60_000
const CHINESE = /\p{Script=Han}/u
/** Answers of these statuses carry an envelope; any other means that the call failed. */
const AS_DESCRIBED = [200, 401]

/** The fields of a request that always have the same value. */
function constantsOf({ schema }: Described): Fields {
  const { entries = {} } = schema as v.GenericSchema & {
    entries?: Record<string, v.GenericSchema & { literal?: unknown }>
  }
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([, { literal }]) => literal !== undefined)
      .map(([key, { literal }]) => [key, literal]),
  )
}

function formDataOf(fields: Fields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    data.append(name, value instanceof File ? value : String(value))
  return data
}

const textFields = (fields: Fields) =>
  Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])

const CONTENT_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

const isCodeType = (expected: string | null) => expected?.includes('"') || expected?.includes('|')

/** One way in which an answer differs from its schema. Values that may be personal are not shown. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = ['data', v.getDotPath(issue)].filter(Boolean).join('.')
  const key = issue.path?.at(-1)?.key
  const { expected, received } = issue
  if (issue.type === 'regex') return `${path} ${issue.message}`
  if (!expected) return `${path}: ${issue.message}`
  const isShown = isCodeType(expected) || !received.startsWith('"')
  // The name of a field is no description of its value.
  if (received === 'undefined')
    return `${path} is missing${expected === JSON.stringify(key) ? '' : `; ${expected} is expected`}`
  return `${path} is ${isShown ? received : 'a text'}; ${expected} is expected`
}

/** Makes calls as the site does, and notes what differs from their description. */
export function createCaller(
  base: string,
  { services, origin }: Accounts,
  findings: Findings,
  fetch: typeof globalThis.fetch,
) {
  const tried = new Set<EndpointName>()
  /** Calls that had an answer other than HTTP 404. */
  const there = new Set<EndpointName>()
  const pageOrigin: Record<string, string> = origin === undefined ? {} : { origin }

  const hostOf = (service: string) => (services[service] ?? base).replace(/\/$/, '')
  const urlOf = (name: EndpointName) => hostOf(endpoints[name].service) + endpoints[name].path

  /** Sends a request; undefined if no answer comes. */
  async function send(request: SentRequest): Promise<Response | undefined> {
    try {
      return await fetch(request.url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch {
      return undefined
    }
  }

  /** The request of a call, as the site makes it. */
  function requestOf(name: EndpointName, given: Fields, options: SendOptions = {}): SentRequest {
    const described: Described = requests[name]
    const fields = { ...constantsOf(described), ...given }
    const headers = {
      terminalType: TERMINAL_TYPE,
      osId: OS_ID,
      'accept-language': options.language ?? 'en',
      ...pageOrigin,
      ...(options.token !== undefined && { token: options.token }),
    }
    const url = urlOf(name)
    if (described.in === 'query') {
      const query = String(new URLSearchParams(textFields(fields)))
      return { method: 'GET', url: query ? `${url}?${query}` : url, headers }
    }
    if (described.in === 'multipart')
      return { method: 'POST', url, headers, body: formDataOf(fields) }
    const body =
      described.in === 'json'
        ? JSON.stringify(fields)
        : String(new URLSearchParams(textFields(fields)))
    return {
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': CONTENT_TYPES[described.in] },
      body,
    }
  }

  /** A function that notes what is wrong with the answer to a request. */
  const noteOf =
    (call: Finding['call'], request: SentRequest): Note =>
    (message, kind = 'different') => {
      findings.add({ kind, call, message, curl: curlOf(request) })
    }

  /** Checks what the site needs of every answer: its date, and that the page may read it. */
  function checkHeaders(headers: Headers, note: Note) {
    if (Number.isNaN(Date.parse(headers.get('date') ?? '')))
      note('The answer has no `Date` header: the site’s clock follows it')
    if (origin === undefined) return
    if (!['*', origin].includes(headers.get('access-control-allow-origin') ?? ''))
      note(`The answer has no \`Access-Control-Allow-Origin\` for ${origin}`)
    const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase()
    const hidden = ['date', 'content-disposition', 'retry-after'].filter(
      (name) => !exposed.includes(name),
    )
    if (hidden.length > 0 && exposed !== '*')
      note(`\`Access-Control-Expose-Headers\` lacks ${hidden.join(', ')}`)
  }

  /** Reads an envelope; undefined if the body is none. */
  function readEnvelope(body: string, note: Note) {
    let envelope: unknown
    try {
      envelope = JSON.parse(body)
    } catch {
      return note('The body is not JSON')
    }
    if (!isRecord(envelope) || !('code' in envelope)) return note('The body has no `code`')
    const { code, msg, data } = envelope
    if (typeof code !== 'number') note(`\`code\` is ${JSON.stringify(code)}; a number is expected`)
    if (typeof msg !== 'string') note('`msg` is missing')
    const further = Object.keys(envelope).filter((key) => !['code', 'msg', 'data'].includes(key))
    if (further.length > 0)
      note(`The envelope has fields that are not described: ${further.join(', ')}`)
    return { code: Number(code), msg: typeof msg === 'string' ? msg : '', data }
  }

  function checkData(name: EndpointName, data: unknown, note: Note) {
    const schema = strictAnswer(name)
    if (!schema) return note('A file is expected, not JSON')
    for (const issue of v.safeParse(schema, data).issues ?? []) note(sentenceOf(issue))
  }

  function checkMessage(msg: string, language: string, note: Note) {
    if (msg === '') note('`msg` of a refusal is empty: visitors read it')
    else if (CHINESE.test(msg) !== (language === 'zh'))
      note(`\`msg\` is not in the language of the page, ${language}: ${msg.slice(0, 80)}`)
  }

  /**
   * Makes a call and checks everything that holds for each answer. Returns undefined if there is no answer
   * that the site could use; that is noted already.
   */
  async function ask(
    name: EndpointName,
    fields: Fields = {},
    options: SendOptions = {},
  ): Promise<Answer | undefined> {
    const request = requestOf(name, fields, options)
    const note = noteOf(name, request)
    const wasThere = there.has(name)
    tried.add(name)
    const response = await send(request)
    if (!response) return note('No answer came', 'missing')
    const { status, headers } = response
    if (status === 404)
      return wasThere
        ? note('HTTP 404, though the path is there: a refusal comes with HTTP 200 and its code')
        : note('The path is not known: HTTP 404', 'missing')
    there.add(name)
    if (status === 405 || status === 501) return note(`HTTP ${status}`, 'not implemented')
    if (!AS_DESCRIBED.includes(status))
      return note(`HTTP ${status} to a request as it is described`)
    checkHeaders(headers, note)
    const isJson = headers.get('content-type')?.includes('json') ?? false
    const body = new Uint8Array(await response.arrayBuffer())
    const common = { call: name, headers, curl: curlOf(request) }
    if (operations[name].file && !isJson && status === 200)
      return { ...common, code: 0, msg: '', data: undefined, file: body }
    if (!isJson) note('The content type is not `application/json`')
    const envelope = readEnvelope(new TextDecoder().decode(body), note)
    if (!envelope) return undefined
    const code = status === 401 ? status : envelope.code
    if (code === 0) checkData(name, envelope.data, note)
    else checkMessage(envelope.msg, options.language ?? 'en', note)
    return { ...common, ...envelope, code }
  }

  return { ask, send, requestOf, noteOf, hostOf, urlOf, pageOrigin, tried }
}
export type Caller = ReturnType<typeof createCaller>
