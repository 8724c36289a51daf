import type { GenericSchema, InferOutput } from 'valibot'
import { hostOf } from '#environment/environment.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'
import { isRecord } from '#lib/isRecord.ts'
import { parse } from '#lib/parse.ts'
import { noteServerDate } from '#lib/serverClock.ts'
import type { Endpoint } from './endpoint.ts'
import { openEnvelope } from './envelope.ts'
import {
  type CallError,
  ExpiredError,
  MalformedError,
  NetworkError,
  NO_MESSAGE,
  OtherAccountError,
} from './errors.ts'
import { OS_ID, TERMINAL_TYPE } from './headers.ts'
import { takePrefetched } from './prefetched.ts'
import {
  type HttpResponse,
  type Progress,
  REQUEST_TIMEOUT_MS,
  type HttpRequest,
} from './request.ts'
import { requestUrl } from './requestUrl.ts'
import { withRetryTime } from './retryAfter.ts'

/** Fields by name, or a promise of them; if it rejects, the call fails. */
type Body<T> = Record<string, T> | Promise<Record<string, T>>

export interface Call<S extends GenericSchema> extends Endpoint<S> {
  query?: Record<string, string>
  /** Sent as JSON by POST. A call without a body is a GET. */
  json?: Body<unknown>
  /** Sent form-encoded by POST. */
  form?: Body<string>
  /** Sent as multipart by POST. */
  multipart?: FormData
  /** Reports upload progress; every event restarts the time-out. */
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
  /** Keeps an expired login, or every failure, from the listeners. */
  silent?: 'expiry' | 'all'
  /** Transport failures that are not reported to any listener because the caller handles them. */
  isHandledByCaller?: (error: CallError) => boolean
}

export interface Wiring {
  readToken: () => string | null
  /** The account the token belongs to; '' if unknown. */
  readAccountId: () => string
  onTransportError: (error: CallError) => void
  /** Called with a token that has expired. */
  onExpired: (token: string) => void
  /** Called with a token that belongs to another account than the one logged in. */
  onOtherAccount: (token: string) => void
}

let wiring: Partial<Wiring> = {}

/** Sets how the client reads the login and who is notified of failures. */
export function connectClient(newWiring: Partial<Wiring>): void {
  wiring = newWiring
}

const readToken = () => wiring.readToken?.() ?? null

const loadTransport = () =>
  importChunk('transport', () => import('./transport.ts')).catch(() => {
    throw new NetworkError()
  })

async function sendRequest(request: HttpRequest): Promise<HttpResponse> {
  const early = takePrefetched(request.url)
  if (early) return await early
  const { send } = await loadTransport()
  return await send(request)
}

/** The `accountId` of a response; undefined if it is missing or not an id. */
function accountIn(data: unknown): string | undefined {
  if (!isRecord(data)) return undefined
  const { accountId } = data
  const isId = typeof accountId === 'number' || typeof accountId === 'string'
  return (isId && String(accountId).trim()) || undefined
}

/**
 * Throws unless a response belongs to the current login. A response that names another account also
 * ends the login; one that names none does not.
 */
function guardAccount(
  data: unknown,
  {
    isNameNeeded,
    token,
    accountId,
  }: { isNameNeeded: boolean; token: string | null; accountId: string },
): void {
  const isStale = token !== readToken()
  const account = accountIn(data)
  const isOther = account !== undefined && accountId !== '' && account !== accountId
  if (!isStale && !isOther && (account !== undefined || !isNameNeeded)) return
  if (token && isOther && !isStale) wiring.onOtherAccount?.(token)
  throw new OtherAccountError()
}

const isTransportError = (error: unknown): error is CallError =>
  error instanceof NetworkError || error instanceof MalformedError

/** Headers that are sent to API hosts only (spec §7). */
export const apiHeaders = (token = readToken()) => ({
  terminalType: TERMINAL_TYPE,
  osId: OS_ID,
  ...(token && { token }),
})

/** A response that lacks a value required by the schema is malformed, like HTML. */
function parseData<S extends GenericSchema>(schema: S, data: unknown, status: number) {
  try {
    return parse(schema, data)
  } catch {
    throw new MalformedError(status)
  }
}

/**
 * Calls a service, with the headers that are sent to API hosts only, and returns the response's
 * `data` as parsed by the call's schema. Throws a `CallError`.
 */
export async function call<S extends GenericSchema>(options: Call<S>): Promise<InferOutput<S>> {
  const { multipart, onProgress, signal, silent, ownAccount } = options
  const token = readToken()
  const accountId = wiring.readAccountId?.() ?? ''
  try {
    // Without a known account the response could not be checked. After a new login it is known.
    if (ownAccount === 'named' && !accountId)
      throw new ExpiredError(NO_MESSAGE, undefined, undefined)
    const form = await options.form
    const body = (await options.json) ?? multipart ?? (form && new URLSearchParams(form))
    const response = await sendRequest({
      method: body ? 'POST' : 'GET',
      url: requestUrl(hostOf(options.service) + options.path, options.query),
      headers: apiHeaders(token),
      body,
      onProgress,
      signal,
    })
    noteServerDate(response.date, response.arrivedAt)
    const data = withRetryTime(response, () => openEnvelope(response.body, response.status))
    if (ownAccount) guardAccount(data, { isNameNeeded: ownAccount === 'named', token, accountId })
    return parseData(options.schema, data, response.status)
  } catch (error) {
    const isShown =
      silent !== 'all' && isTransportError(error) && !options.isHandledByCaller?.(error)
    if (isShown) wiring.onTransportError?.(error)
    if (token && !silent && error instanceof ExpiredError) wiring.onExpired?.(token)
    throw error
  }
}

/**
 * Works without the transport chunk, which loads after the start and would hold this request up.
 */
async function fetchUncached(url: string): Promise<HttpResponse> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    const response = await fetch(url, { cache: 'reload', signal })
    const { status, headers } = response
    const [date, retryAfter] = [headers.get('date'), headers.get('retry-after')]
    return { status, date, retryAfter, body: await response.text() }
  } catch (error) {
    throw new NetworkError(error instanceof DOMException && error.name === 'TimeoutError')
  }
}

/**
 * A plain GET without token or API headers. Returns the body. `isFresh` bypasses the browser's
 * cache. Throws a `CallError`.
 */
export async function fetchFile(url: string, isFresh = false): Promise<string> {
  try {
    const response = isFresh
      ? await fetchUncached(url)
      : await sendRequest({ method: 'GET', url, headers: {} })
    return withRetryTime(response, () => {
      if (response.status === 200) return response.body
      throw new MalformedError(response.status)
    })
  } catch (error) {
    if (error instanceof NetworkError) wiring.onTransportError?.(error)
    throw error
  }
}

/**
 * Loads a file's bytes by a plain GET without token or API headers. Throws a `CallError`; transport
 * failures are not reported to the listener because the caller shows them next to the file.
 */
export async function downloadBytes(
  url: string,
  options: Pick<HttpRequest, 'onProgress' | 'signal'> = {},
): Promise<ArrayBuffer> {
  const { sendForBytes } = await loadTransport()
  const { status, body } = await sendForBytes({ method: 'GET', url, headers: {}, ...options })
  if (status !== 200) throw new MalformedError(status)
  return body
}
