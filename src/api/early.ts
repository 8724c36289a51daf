import { NetworkError } from './errors.ts'
import type { Answer } from './wire.ts'

declare global {
  interface Window {
    /** Requests that the HTML began before this code was there, by address. */
    early?: Record<string, Promise<Answer>>
  }
}

/** Hands over a request that the HTML has begun; each is handed over once. */
export function takeEarly(url: string): Promise<Answer> | undefined {
  const answer = window.early?.[url]
  delete window.early?.[url]
  return answer?.catch((error: unknown) => {
    throw new NetworkError(error instanceof DOMException && error.name === 'AbortError')
  })
}
