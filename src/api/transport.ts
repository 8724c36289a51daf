import axios, { type AxiosRequestConfig, type AxiosResponse, isAxiosError, isCancel } from 'axios'
import { NetworkError } from './errors.ts'
import { type Answer, REQUEST_TIMEOUT_MS, type WireRequest } from './wire.ts'

/** Bytes that are here, and bytes in all where the server says so. */
export interface Progress {
  loaded: number
  total?: number
}

export interface DownloadOptions {
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

const http = axios.create({
  transformResponse: [],
  validateStatus: () => true,
})

/** Every HTTP answer is an answer, only silence is a failure; each sign of progress breaks it. */
async function request<T>(
  config: AxiosRequestConfig,
  { signal, onProgress }: DownloadOptions = {},
): Promise<AxiosResponse<T>> {
  const clock = new AbortController()
  const wind = () => setTimeout(() => clock.abort(), REQUEST_TIMEOUT_MS)
  let timer = wind()
  try {
    return await http.request<T>({
      ...config,
      signal: signal ? AbortSignal.any([signal, clock.signal]) : clock.signal,
      ...(onProgress && {
        onDownloadProgress({ loaded, total }) {
          clearTimeout(timer)
          timer = wind()
          onProgress(total === undefined ? { loaded } : { loaded, total })
        },
      }),
    })
  } catch (error) {
    if (isCancel(error) && !clock.signal.aborted) throw error
    if (isCancel(error) || isAxiosError(error)) throw new NetworkError(clock.signal.aborted)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a request and gives its answer as text. */
export async function send({ method, url, headers, body, signal }: WireRequest): Promise<Answer> {
  const answer = await request<string>(
    { method, url, headers, data: body, responseType: 'text' },
    signal && { signal },
  )
  const { date } = answer.headers
  return { status: answer.status, date: date ? String(date) : null, body: answer.data }
}

/** Gets a file as bytes. */
export const download = (url: string, options: DownloadOptions) =>
  request<ArrayBuffer>({ url, responseType: 'arraybuffer' }, options)
