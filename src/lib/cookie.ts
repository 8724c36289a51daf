import Cookies from 'js-cookie'

/** Reads a cookie; nothing where cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name)
  } catch {
    return undefined
  }
}

/** Writes a cookie for the whole site; where cookies are blocked, nothing happens. */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    const secure = location.protocol === 'https:'
    Cookies.set(name, value, { expires: days, sameSite: 'Lax', secure })
  } catch {
    // The choice then holds for this page only.
  }
}
