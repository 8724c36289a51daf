import axios, { type AxiosProgressEvent, type AxiosResponse, isAxiosError, isCancel } from 'axios'
import { NetworkError } from './errors.ts'
import { type HttpRequest, type HttpResponse, REQUEST_TIMEOUT_MS } from './request.ts'

const http = axios.create({
  transformResponse: [],
  validateStatus: () => true,
  // Services do not use it, and reading the cookie throws where cookies are blocked.
  withXSRFToken: false,
})

// Services answer in the language of the page. This header needs no preflight.
http.interceptors.request.use((config) => {
  config.headers.set('Accept-Language', document.documentElement.lang)
  return config
})

/**
 * Resolves for any HTTP status; only a missing response is a failure. Progress restarts the time-out.
 */
async function request<T>(
  { method, url, headers, body, onProgress, signal }: HttpRequest,
  responseType: 'text' | 'arraybuffer',
): Promise<AxiosResponse<T>> {
  const timeout = new AbortController()
  const startTimer = () => setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS)
  let timer = startTimer()
  const progressEvent = responseType === 'text' ? 'onUploadProgress' : 'onDownloadProgress'
  try {
    return await http.request<T>({
      method,
      url,
      headers,
      data: body,
      responseType,
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
      ...(onProgress && {
        [progressEvent]({ loaded, total }: AxiosProgressEvent) {
          clearTimeout(timer)
          timer = startTimer()
          onProgress({ loaded, total })
        },
      }),
    })
  } catch (error) {
    if (isCancel(error) && !timeout.signal.aborted) throw error
    if (isCancel(error) || isAxiosError(error)) throw new NetworkError(timeout.signal.aborted)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function toResponse<T>({ status, headers, data }: AxiosResponse<T>) {
  const read = (name: string) => (headers[name] ? String(headers[name]) : '')
  return {
    status,
    date: read('date'),
    retryAfter: read('retry-after'),
    type: read('content-type'),
    disposition: read('content-disposition'),
    body: data,
  }
}

/** Sends a request and returns its response as text. */
export const send = async (requested: HttpRequest): Promise<HttpResponse> =>
  toResponse(await request<string>(requested, 'text'))

/** A response whose body is a file. */
export interface BytesResponse extends HttpResponse<ArrayBuffer> {
  /** The `Content-Type` and `Content-Disposition` headers, '' if missing. */
  type: string
  disposition: string
}

/** Sends a request and returns its response as bytes. */
export const sendForBytes = async (requested: HttpRequest): Promise<BytesResponse> =>
  toResponse(await request<ArrayBuffer>(requested, 'arraybuffer'))
