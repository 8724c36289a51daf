import axios, {
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
  isAxiosError,
  isCancel,
} from 'axios'
import { NetworkError } from './errors.ts'
import { type Answer, type Progress, REQUEST_TIMEOUT_MS, type WireRequest } from './wire.ts'

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
  const way = config.responseType === 'arraybuffer' ? 'onDownloadProgress' : 'onUploadProgress'
  try {
    return await http.request<T>({
      ...config,
      signal: signal ? AbortSignal.any([signal, clock.signal]) : clock.signal,
      ...(onProgress && {
        [way]({ loaded, total }: AxiosProgressEvent) {
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
export async function send(asked: WireRequest): Promise<Answer> {
  const { method, url, headers, body, onProgress, signal } = asked
  const answer = await request<string>(
    { method, url, headers, data: body, responseType: 'text' },
    { ...(onProgress && { onProgress }), ...(signal && { signal }) },
  )
  const { date } = answer.headers
  return { status: answer.status, date: date ? String(date) : null, body: answer.data }
}

/** Gets a file as bytes. */
export const download = (url: string, options: DownloadOptions) =>
  request<ArrayBuffer>({ url, responseType: 'arraybuffer' }, options)

/** An answer whose body is a file. */
export interface BytesAnswer {
  status: number
  date: string | null
  bytes: ArrayBuffer
  /** The headers that say what it is, '' where there are none. */
  type: string
  disposition: string
}

/** Sends a request and gives its answer as bytes. */
export async function sendForBytes(asked: WireRequest): Promise<BytesAnswer> {
  const { method, url, headers, body, onProgress, signal } = asked
  const answer = await request<ArrayBuffer>(
    { method, url, headers, data: body, responseType: 'arraybuffer' },
    { ...(onProgress && { onProgress }), ...(signal && { signal }) },
  )
  const read = (name: string) => String(answer.headers[name] ?? '')
  return {
    status: answer.status,
    date: read('date'),
    bytes: answer.data,
    type: read('content-type'),
    disposition: read('content-disposition'),
  }
}
