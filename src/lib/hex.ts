/** Bytes as lower-case hex, two characters each. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** 32 upper-case hex characters without dashes (spec §9a). */
export const uniqueId = (): string => hex(crypto.getRandomValues(new Uint8Array(16))).toUpperCase()
