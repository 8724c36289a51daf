import type { Photo } from '#api/race/photos.ts'
import { formatWritten } from '#domain/raceDates.ts'
import { localized } from '#i18n/localized.ts'
import type { Texts } from '#i18n/TextContext.ts'

/** Where and when a photo was taken, as far as known. */
export function photoLabel(photo: Photo, index: number, { t, languages }: Texts) {
  const km = photo.km ? t('photos.km', { km: photo.km }) : ''
  const place = localized(photo, 'place', languages) || km || t('photos.somewhere')
  const time = formatWritten(photo.takenAt, t('site.format.time'))
  const caption = [place, time].filter(Boolean).join(' ')
  return { place, km, time, caption, alt: t('photos.alt', { number: index + 1, caption }) }
}
