import { readDownload } from '../lib/download.ts'
import { noteServerDate } from '../lib/serverClock.ts'
import { apiHeaders } from './client.ts'
import { CallError, MalformedError, RefusedError } from './errors.ts'
import { hostOf, type Centre } from './stage.ts'
import { type BytesAnswer, sendForBytes } from './transport.ts'
import type { Progress } from './wire.ts'

/** The download is empty (spec §7): the centre has no data for it. */
export class NoDataError extends CallError {
  override name = 'NoDataError'
}

export interface BytesCall {
  centre: Centre
  path: string
  query?: Record<string, string>
  /** Sent as JSON by POST; without it the call is a GET. */
  json?: Record<string, unknown>
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

/** A file as a centre sent it; `name` is '' where it gave none. */
export interface BytesFile {
  bytes: ArrayBuffer
  type: string
  name: string
}

const UTF8_NAME = /filename\*=UTF-8''([^;]+)/i

function nameIn(disposition: string): string {
  try {
    return decodeURIComponent(UTF8_NAME.exec(disposition)?.[1] ?? '')
  } catch {
    return ''
  }
}

function open({ status, bytes, type, disposition }: BytesAnswer): BytesFile {
  const downloaded = readDownload(bytes)
  if (downloaded.kind === 'answer') {
    const { msg, code } = downloaded.answer
    throw new RefusedError(typeof msg === 'string' && msg ? msg : 'Error', code, downloaded.answer)
  }
  if (status >= 400 || downloaded.kind === 'page') throw new MalformedError(status)
  if (downloaded.kind === 'empty') throw new NoDataError()
  return { bytes, type, name: nameIn(disposition) }
}

/**
 * A file of a centre, whole. Throws a `CallError`; who asks shows it in the file's place, so no
 * listener is told.
 */
export async function callBytes(options: BytesCall): Promise<BytesFile> {
  const { centre, path, query, json, onProgress, signal } = options
  const answer = await sendForBytes({
    method: json ? 'POST' : 'GET',
    url: `${hostOf(centre)}${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
    headers: apiHeaders(),
    ...(json && { body: json }),
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  })
  noteServerDate(answer.date)
  return open(answer)
}
