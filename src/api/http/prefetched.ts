import { NetworkError } from './errors.ts'
import type { Answer } from './request.ts'

/** Takes over a request that the HTML started. Each is returned once only. */
export function takePrefetched(url: string): Promise<Answer> | undefined {
  const answer = window.early?.[url]
  delete window.early?.[url]
  return answer?.catch((error: unknown) => {
    throw new NetworkError(error instanceof DOMException && error.name === 'AbortError')
  })
}
