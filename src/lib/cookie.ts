import Cookies from 'js-cookie'

/** Reads a cookie; undefined if cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name)
  } catch {
    return undefined
  }
}

/** Writes a cookie for the whole site; does nothing if cookies are blocked. */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    const secure = location.protocol === 'https:'
    Cookies.set(name, value, { expires: days, sameSite: 'Lax', secure })
  } catch {
    // The choice then applies to this page only.
  }
}
