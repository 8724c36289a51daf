import type { Photo } from '../../../api/photos.ts'
import { localized } from '../../../i18n/localized.ts'
import type { Texts } from '../../../i18n/useText.ts'

const TIME = /\d{2}:\d{2}/

/** Where and when the photo at a place was taken, as far as it is known. */
export function photoWords(photo: Photo, index: number, { t, language }: Texts) {
  const km = photo.km ? t('photos.km', { km: photo.km }) : ''
  const place = localized(photo, 'place', language) || km || t('photos.somewhere')
  const time = TIME.exec(photo.takenAt)?.[0] ?? ''
  const caption = [place, time].filter(Boolean).join(' ')
  return { place, km, time, caption, alt: t('photos.alt', { number: index + 1, caption }) }
}
