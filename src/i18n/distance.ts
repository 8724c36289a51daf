import { addTexts, type Translate } from './i18n.ts'
import * as distanceTexts from './texts/distance.ts'

addTexts(distanceTexts)

/** A distance in text: 42.195 公里, 42.195 km. */
export const formatDistance = (km: number, t: Translate): string => t('distance', { km })
