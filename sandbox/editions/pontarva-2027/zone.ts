import { momentIn } from '../../localTime.ts'

export const ZONE = 'Europe/Lisbon'

/** Converts a time in Portugal, `YYYY-MM-DD HH:mm`, to epoch ms. */
export const at = (local: string) => momentIn(ZONE, local)
