import type { GenericSchema, InferOutput } from 'valibot'
import { parse } from '../lib/parse.ts'
import { noteServerDate } from '../lib/serverClock.ts'
import { OS_ID, TERMINAL_TYPE } from './apiHeaders.ts'
import { takeEarly } from './early.ts'
import { openEnvelope } from './envelope.ts'
import { CallError, MalformedError, NetworkError } from './errors.ts'
import { hostOf, type Centre } from './stage.ts'
import type { DownloadOptions } from './transport.ts'
import type { Answer, WireRequest } from './wire.ts'

export interface Call<S extends GenericSchema> {
  centre: Centre
  path: string
  query?: Record<string, string>
  /** Sent as JSON by POST; without it the call is a GET. */
  json?: Record<string, unknown>
  signal?: AbortSignal
  /** What `data` is read by. */
  answer: S
}

let readToken = (): string | null => null
let onTransportError = (_error: CallError): void => undefined

/** Tells the client where the token stands and who hears of transport failures. */
export function connectClient(wiring: {
  readToken: () => string | null
  onTransportError: (error: CallError) => void
}): void {
  readToken = wiring.readToken
  onTransportError = wiring.onTransportError
}

/** The headers of every call to an API host (spec §7); the file host and others never get them. */
export function apiHeaders(): Record<string, string> {
  const token = readToken()
  return { terminalType: TERMINAL_TYPE, osId: OS_ID, ...(token && { token }) }
}

const loadTransport = () =>
  import('./transport.ts').catch(() => {
    throw new NetworkError()
  })

async function exchange(request: WireRequest): Promise<Answer> {
  try {
    const early = takeEarly(request.url)
    if (early) return await early
    const { send } = await loadTransport()
    return await send(request)
  } catch (error) {
    if (error instanceof NetworkError) onTransportError(error)
    throw error
  }
}

/** Calls a centre and gives its `data`, read by the call's schema. Throws a `CallError`. */
export async function call<S extends GenericSchema>(options: Call<S>): Promise<InferOutput<S>> {
  const query = options.query ? `?${new URLSearchParams(options.query)}` : ''
  const answer = await exchange({
    method: options.json ? 'POST' : 'GET',
    url: hostOf(options.centre) + options.path + query,
    headers: apiHeaders(),
    ...(options.json && { body: options.json }),
    ...(options.signal && { signal: options.signal }),
  })
  noteServerDate(answer.date)
  try {
    return parse(options.answer, openEnvelope(answer.body, answer.status))
  } catch (error) {
    if (error instanceof MalformedError) onTransportError(error)
    throw error
  }
}

/** A plain GET without token or API headers; gives the body. Throws a `CallError`. */
export async function fetchFile(url: string): Promise<string> {
  const answer = await exchange({ method: 'GET', url, headers: {} })
  if (answer.status !== 200) throw new MalformedError(answer.status)
  return answer.body
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
