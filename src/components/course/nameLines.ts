import { localized } from '../../i18n/localized.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/useText.ts'
import type { PlaceName } from './placeNames.ts'

/** The lines of text that name a place on the map. */
export function nameLines(
  { place, isLoop }: PlaceName,
  t: Translate,
  language: Language,
): string[] {
  const own = localized(place, 'name', language)
  const isAlone = place.kind === 'landmark' || place.kind === 'summit'
  if (isAlone) return [own || t(`course.kind.${place.kind}`)]
  const isOnTheWay = place.km !== undefined && place.km > 0
  const note = [own, isOnTheWay && t('course.km', { km: place.km ?? 0 })]
  return [
    t(isLoop ? 'course.startAndFinish' : `course.kind.${place.kind}`),
    note.filter(Boolean).join(' '),
  ]
}
