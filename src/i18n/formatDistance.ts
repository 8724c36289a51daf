import { addTexts, type Translate } from './i18n.ts'
import { distance as en } from './locales/en/distance.ts'
import { distance as zh } from './locales/zh/distance.ts'

addTexts({ zh, en })

/** A distance in text: 42.195 公里, 42.195 km. */
export const formatDistance = (km: number, t: Translate): string => t('distance', { km })
