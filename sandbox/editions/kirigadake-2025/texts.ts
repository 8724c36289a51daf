import { localized } from '../words.ts'
import { momentIn } from '../../localTime.ts'

/** A text as fields, in the order of the race's languages. */
export const texts = <K extends string>(field: K, en: string, ja: string, zh: string) =>
  localized(field, { zh, en, ja })

export const ZONE = 'Asia/Tokyo'

/** Converts a time in Japan, `YYYY-MM-DD HH:mm`, to epoch ms. */
export const at = (local: string) => momentIn(ZONE, local)

const FOLDER = '/kirigadake-2025'

/** Path of a rendered picture. */
export const picture = (name: string) => `${FOLDER}/${name}.avif`
/** Path of a picture that remains a vector drawing. */
export const drawing = (name: string) => `${FOLDER}/${name}.svg`
export const course = (name: string) => `${FOLDER}/course/${name}`
