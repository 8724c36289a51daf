import { NetworkError } from './errors.ts'
import type { HttpResponse } from './request.ts'

/** Takes over a request that the HTML started. Each is returned once only. */
export function takePrefetched(url: string): Promise<HttpResponse> | undefined {
  const response = window.early?.[url]
  delete window.early?.[url]
  return response?.catch((error: unknown) => {
    throw new NetworkError(error instanceof DOMException && error.name === 'AbortError')
  })
}
