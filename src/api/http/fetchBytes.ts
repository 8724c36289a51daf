import { hostOf } from '#environment/environment.ts'
import { noteServerDate } from '#lib/serverClock.ts'
import { apiHeaders } from './client.ts'
import type { FileEndpoint } from './endpoint.ts'
import { CallError, MalformedError, NO_MESSAGE, ServiceError } from './errors.ts'
import { readDownload } from './readDownload.ts'
import type { Progress } from './request.ts'
import { requestUrl } from './requestUrl.ts'
import { withRetryTime } from './retryAfter.ts'
import { type BytesResponse, sendForBytes } from './transport.ts'

/** The download is empty (spec §7): the service has no data for it. */
export class NoDataError extends CallError {
  override name = 'NoDataError'
}

export interface BytesCall extends FileEndpoint {
  query?: Record<string, string>
  /** Sent as JSON by POST. Without it the call is a GET. */
  json?: Record<string, unknown>
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

/** A file from a service; `name` is '' if the service sent none. */
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

function toFile({ status, body: bytes, type, disposition }: BytesResponse): BytesFile {
  const downloaded = readDownload(bytes)
  if (downloaded.kind === 'error') {
    const { msg, code } = downloaded.response
    throw new ServiceError(
      typeof msg === 'string' && msg ? msg : NO_MESSAGE,
      code,
      downloaded.response,
      status,
    )
  }
  if (status >= 400 || downloaded.kind === 'page') throw new MalformedError(status)
  if (downloaded.kind === 'empty') throw new NoDataError()
  return { bytes, type, name: nameIn(disposition) }
}

/**
 * Downloads a complete file from a service. Throws a `CallError`; no listener is notified, because
 * the caller shows the error in place of the file. It shares transport, headers and errors with
 * `call`; a module of its own keeps the reading of files out of the first load.
 */
export async function fetchBytes(options: BytesCall): Promise<BytesFile> {
  const { service, path, query, json, onProgress, signal } = options
  const response = await sendForBytes({
    method: json ? 'POST' : 'GET',
    url: requestUrl(hostOf(service) + path, query),
    headers: apiHeaders(),
    body: json,
    onProgress,
    signal,
  })
  noteServerDate(response.date)
  return withRetryTime(response, () => toFile(response))
}
