import { momentIn } from '../../localTime.ts'

export const ZONE = 'Asia/Tokyo'

/** Converts a time in Japan, `YYYY-MM-DD HH:mm`, to epoch ms. */
export const at = (local: string) => momentIn(ZONE, local)
