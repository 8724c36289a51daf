import { hex } from './hex.ts'

/** 32 upper-case hex characters without dashes (spec §9). */
export const uniqueId = (): string => hex(crypto.getRandomValues(new Uint8Array(16))).toUpperCase()
