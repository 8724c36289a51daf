import axios, { isAxiosError, isCancel } from 'axios'
import { NetworkError } from './errors.ts'
import { type Answer, REQUEST_TIMEOUT_MS, type WireRequest } from './wire.ts'

const http = axios.create({
  responseType: 'text',
  transformResponse: [],
  validateStatus: () => true,
})

/** Sends a request; every HTTP answer is an answer, only silence is a failure. */
export async function send(request: WireRequest): Promise<Answer> {
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(), REQUEST_TIMEOUT_MS)
  try {
    const { status, headers, data } = await http.request<string>({
      method: request.method,
      url: request.url,
      headers: request.headers,
      data: request.body,
      signal: request.signal ? AbortSignal.any([request.signal, clock.signal]) : clock.signal,
    })
    return { status, date: headers.date ? String(headers.date) : null, body: data }
  } catch (error) {
    if (isCancel(error) && !clock.signal.aborted) throw error
    if (isCancel(error) || isAxiosError(error)) throw new NetworkError(clock.signal.aborted)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
