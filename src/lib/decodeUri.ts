/** A percent-encoded text decoded; null if it is malformed. */
export function decodeUri(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}
