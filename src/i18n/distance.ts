import { addTexts, languageInUse, translate } from './i18n.ts'
import type { Language } from './languages.ts'
import * as distanceTexts from './texts/distance.ts'

addTexts(distanceTexts)

/** A distance in text: 42.195 公里, 42.195 km. */
export const formatDistance = (km: number, language: Language = languageInUse()): string =>
  translate('distance', { km }, language)
