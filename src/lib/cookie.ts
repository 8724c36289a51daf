import { importChunk } from './chunks/chunkError.ts'

/** Reads a cookie; undefined if cookies are blocked. Without a library, as the first screen waits for it. */
export function readCookie(name: string): string | undefined {
  try {
    return new URLSearchParams(document.cookie.replaceAll('; ', '&')).get(name) ?? undefined
  } catch {
    return undefined
  }
}

/** The library that writes cookies. It loads after the first screen. */
export const loadCookies = () => importChunk('cookies', () => import('js-cookie'))

/** Writes a cookie for the whole site; does nothing if cookies are blocked. */
export async function writeCookie(name: string, value: string, days: number): Promise<void> {
  try {
    const { default: cookies } = await loadCookies()
    const secure = location.protocol === 'https:'
    cookies.set(name, value, { expires: days, sameSite: 'Lax', secure })
  } catch {
    // The choice then applies to this page only.
  }
}
