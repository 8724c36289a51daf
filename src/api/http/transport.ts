import axios, {
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
  isAxiosError,
  isCancel,
} from 'axios'
import { NetworkError } from './errors.ts'
import {
  type HttpResponse,
  type Progress,
  REQUEST_TIMEOUT_MS,
  type HttpRequest,
} from './request.ts'

export interface DownloadOptions {
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

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
  config: AxiosRequestConfig,
  { signal, onProgress }: DownloadOptions = {},
): Promise<AxiosResponse<T>> {
  const timeout = new AbortController()
  const startTimer = () => setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS)
  let timer = startTimer()
  const progressEvent =
    config.responseType === 'arraybuffer' ? 'onDownloadProgress' : 'onUploadProgress'
  try {
    return await http.request<T>({
      ...config,
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
      ...(onProgress && {
        [progressEvent]({ loaded, total }: AxiosProgressEvent) {
          clearTimeout(timer)
          timer = startTimer()
          onProgress(total === undefined ? { loaded } : { loaded, total })
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

/** Sends a request and returns its response as text. */
export async function send(requested: HttpRequest): Promise<HttpResponse> {
  const { method, url, headers, body, onProgress, signal } = requested
  const response = await request<string>(
    { method, url, headers, data: body, responseType: 'text' },
    { onProgress, signal },
  )
  const read = (name: string) => (response.headers[name] ? String(response.headers[name]) : null)
  return {
    status: response.status,
    date: read('date'),
    retryAfter: read('retry-after'),
    body: response.data,
  }
}

/** Downloads a file as bytes. */
export const download = (url: string, options: DownloadOptions) =>
  request<ArrayBuffer>({ url, responseType: 'arraybuffer' }, options)

/** A response whose body is a file. */
export interface BytesResponse {
  status: number
  date: string | null
  retryAfter: string
  bytes: ArrayBuffer
  /** The `Content-Type` and `Content-Disposition` headers, '' if missing. */
  type: string
  disposition: string
}

/** Sends a request and returns its response as bytes. */
export async function sendForBytes(requested: HttpRequest): Promise<BytesResponse> {
  const { method, url, headers, body, onProgress, signal } = requested
  const response = await request<ArrayBuffer>(
    { method, url, headers, data: body, responseType: 'arraybuffer' },
    { onProgress, signal },
  )
  const read = (name: string) => String(response.headers[name] ?? '')
  return {
    status: response.status,
    date: read('date'),
    retryAfter: read('retry-after'),
    bytes: response.data,
    type: read('content-type'),
    disposition: read('content-disposition'),
  }
}
