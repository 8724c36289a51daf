import type { Place } from '#domain/course.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** Returns the text for the places at one distance: their kinds, with their names. */
export function usePlaceTexts() {
  const { t, languages } = useText()
  const textOf = (place: Place) => {
    const kind = t(`course.kind.${place.kind}`)
    const name = localized(place, 'name', languages)
    return name ? t('course.named', { kind, name }) : kind
  }
  return (places: Place[]): string => {
    const [first = '', ...more] = places.map(textOf)
    return [first, ...more.map(lowerFirst)].join(t('course.join'))
  }
}
