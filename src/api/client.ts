import type { GenericSchema, InferOutput } from 'valibot'
import { parse } from '../lib/parse.ts'
import { noteServerDate } from '../lib/serverClock.ts'
import { OS_ID, TERMINAL_TYPE } from './apiHeaders.ts'
import { takeEarly } from './early.ts'
import { openEnvelope } from './envelope.ts'
import {
  type CallError,
  ExpiredError,
  MalformedError,
  NetworkError,
  OtherAccountError,
} from './errors.ts'
import { hostOf, type Centre } from './stage.ts'
import type { DownloadOptions } from './transport.ts'
import type { Answer, Progress, WireRequest } from './wire.ts'

/** Fields by name, or what will be them; where that fails, the call fails. */
type Body<T> = Record<string, T> | Promise<Record<string, T>>

export interface Call<S extends GenericSchema> {
  centre: Centre
  path: string
  query?: Record<string, string>
  /** Sent as JSON by POST; a call without any body is a GET. */
  json?: Body<unknown>
  /** Sent form-encoded by POST. */
  form?: Body<string>
  /** Sent as multipart by POST. */
  multipart?: FormData
  /** Hears how much of the body has left; each sign of it begins the time-out anew. */
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
  /** The answer is about the account of the token and names it (`accountId`). */
  isOwn?: boolean
  /** What no listener hears of: that the sign-in has expired, or any failure. */
  quiet?: 'expiry' | 'all'
  /** Transport failures that no listener hears of, because who asks has a way with them. */
  isQuiet?: (error: CallError) => boolean
  /** What `data` is read by. */
  answer: S
}

export interface Wiring {
  readToken: () => string | null
  /** Whose token it is; '' where that is not known. */
  readAccountId: () => string
  onTransportError: (error: CallError) => void
  /** Hears of a token that has expired. */
  onExpired: (token: string) => void
  /** Hears of a token that stands for another account than the one which is signed in. */
  onOtherAccount: (token: string) => void
}

let wiring: Partial<Wiring> = {}

/** Tells the client where the sign-in stands and who hears of failures. */
export function connectClient(given: Partial<Wiring>): void {
  wiring = given
}

const readToken = () => wiring.readToken?.() ?? null

const loadTransport = () =>
  import('./transport.ts').catch(() => {
    throw new NetworkError()
  })

async function exchange(request: WireRequest): Promise<Answer> {
  const early = takeEarly(request.url)
  if (early) return await early
  const { send } = await loadTransport()
  return await send(request)
}

/** Nothing leaves here that is about another account, or about an earlier sign-in. */
function guardAccount(data: unknown, token: string | null, signedIn?: string): void {
  const isStale = token !== readToken()
  const isNamed = typeof data === 'object' && data !== null && 'accountId' in data
  if (!isStale && (!isNamed || !signedIn || String(data.accountId) === signedIn)) return
  if (token && !isStale) wiring.onOtherAccount?.(token)
  throw new OtherAccountError()
}

const isTransportError = (error: unknown): error is CallError =>
  error instanceof NetworkError || error instanceof MalformedError

/** The headers that go to API hosts only (spec §7). */
export const apiHeaders = (token = readToken()) => ({
  terminalType: TERMINAL_TYPE,
  osId: OS_ID,
  ...(token && { token }),
})

/**
 * Calls a centre, with the headers that go to API hosts only, and gives its `data`, read by the
 * call's schema. Throws a `CallError`.
 */
export async function call<S extends GenericSchema>(options: Call<S>): Promise<InferOutput<S>> {
  const { multipart, onProgress, signal, quiet } = options
  const token = readToken()
  const account = wiring.readAccountId?.()
  const query = options.query ? `?${new URLSearchParams(options.query)}` : ''
  try {
    const form = await options.form
    const body = (await options.json) ?? multipart ?? (form && new URLSearchParams(form))
    const answer = await exchange({
      method: body ? 'POST' : 'GET',
      url: hostOf(options.centre) + options.path + query,
      headers: apiHeaders(token),
      ...(body && { body }),
      ...(onProgress && { onProgress }),
      ...(signal && { signal }),
    })
    noteServerDate(answer.date)
    const data = openEnvelope(answer.body, answer.status)
    if (options.isOwn) guardAccount(data, token, account)
    return parse(options.answer, data)
  } catch (error) {
    const isTold = quiet !== 'all' && isTransportError(error) && !options.isQuiet?.(error)
    if (isTold) wiring.onTransportError?.(error)
    if (token && !quiet && error instanceof ExpiredError) wiring.onExpired?.(token)
    throw error
  }
}

/** A plain GET without token or API headers; gives the body. Throws a `CallError`. */
export async function fetchFile(url: string): Promise<string> {
  try {
    const answer = await exchange({ method: 'GET', url, headers: {} })
    if (answer.status === 200) return answer.body
    throw new MalformedError(answer.status)
  } catch (error) {
    if (error instanceof NetworkError) wiring.onTransportError?.(error)
    throw error
  }
}

/**
 * The bytes of a file, by a plain GET without token or API headers. Throws a `CallError`; who asks
 * shows it beside the file, so the listener of transport failures is not told.
 */
export async function fetchBytes(url: string, options: DownloadOptions = {}): Promise<ArrayBuffer> {
  const { download } = await loadTransport()
  const { status, data } = await download(url, options)
  if (status !== 200) throw new MalformedError(status)
  return data
}
