import type { Photo } from '#api/race/photos.ts'
import type { PhotoSpot } from '../../editions/pictureTypes.ts'
import { localizedFields } from '../../editions/words.ts'
import { apiTime, itemOf, type Race, startOf } from '../races.ts'
import { isMarkOf, markOf } from '../results/certificateCode.ts'
import type { StoredResult } from '../results/storedResult.ts'
import { randomOf } from '../runners/random.ts'
import { looksOf } from './photoRunner.ts'
import { drawPhoto } from './photoScene.ts'
import type { Picture } from './shapes.ts'

const MIN_PHOTOS = 6
const MAX_PHOTOS = 33
const THUMB = 360

/** Last kilometre at which a runner was recorded. Returns undefined for non-starters. */
function reachedKm({ mats, state }: StoredResult): number | undefined {
  if (state === 'dns') return undefined
  return mats.findLast(([, gun]) => gun !== null)?.[0] ?? 0
}

/** Photo spots that a runner passed. */
function spotsOf({ edition }: Race, result: StoredResult): PhotoSpot[] {
  const { itemId } = result
  const reached = reachedKm(result)
  if (reached === undefined) return []
  const { km } = itemOf(edition, itemId)
  const passed = edition.photos.spots.filter(
    (spot) => spot.km <= reached && (spot.itemIds?.includes(itemId) ?? true),
  )
  const place = edition.results[itemId]?.finish ?? { zh: '', en: '' }
  return reached < km ? passed : [...passed, { sight: 'finish', km, place }]
}

/** Number of photos of a runner. */
export function countPhotos(race: Race, result: StoredResult): number {
  if (spotsOf(race, result).length === 0) return 0
  const pinned = Object.values(race.edition.pinned).find(({ bib }) => bib === result.bib)
  const given = race.hasSignup ? pinned?.photos : undefined
  return given ?? randomOf(`photos ${race.raceId} ${result.bib}`).whole(MIN_PHOTOS, MAX_PHOTOS)
}

const markedText = (race: Race, bib: string, n: number) => `photo ${race.raceId} ${bib} ${n}`

/** A photo id that cannot be guessed from the bib. */
export const photoIdOf = (race: Race, bib: string, n: number) =>
  `${bib}-${n}-${markOf(markedText(race, bib, n))}`

const ID = /^([A-Z]\d{4})-(\d{1,5})-([2-9A-Z]{8})$/

/** Bib and index of a photo id. Returns undefined if the id was not issued here. */
export function readPhotoId(race: Race, photoId: string) {
  const [, bib = '', n = '', mark = ''] = ID.exec(photoId) ?? []
  const isOurs = isMarkOf(mark, markedText(race, bib, Number(n)))
  return isOurs ? { bib, n: Number(n) } : undefined
}

export const photoPath = (race: Race, photoId: string, extension: 'svg' | 'png') =>
  `/photos/${race.raceId}/${photoId}.${extension}`

const photoDetails = (race: Race, bib: string, n: number) => {
  const random = randomOf(`photo ${race.raceId} ${bib} ${n}`)
  return { random, isUpright: random.next() < 0.3, late: random.next() }
}

/** Photo `n` (from 0) of a runner, in course order. */
export function photoOf(race: Race, result: StoredResult, n: number): Photo {
  const { bib, itemId, gun, mats } = result
  const { isUpright, late } = photoDetails(race, bib, n)
  const spots = spotsOf(race, result)
  const part = Math.floor((n * spots.length) / countPhotos(race, result))
  const { km, place } = spots[part] ?? { km: 0, place: { zh: '', en: '' } }
  const item = itemOf(race.edition, itemId)
  const seconds = gun ?? mats.findLast(([, passed]) => passed !== null)?.[1] ?? 0
  const reached = reachedKm(result) || item.km
  const photoId = photoIdOf(race, bib, n)
  return {
    photoId,
    url: photoPath(race, photoId, 'svg'),
    thumbnail: photoPath(race, photoId, 'png'),
    width: isUpright ? 800 : 1200,
    height: isUpright ? 1200 : 800,
    km,
    ...localizedFields('place', place),
    takenAt: apiTime(
      race.edition,
      startOf(race, item) + ((km / reached) * seconds + late * 20) * 1000,
    ),
  }
}

/** The picture shown in photo `n` of a runner. */
export function pictureOf(race: Race, result: StoredResult, n: number): Picture {
  const { bib } = result
  const { random, isUpright } = photoDetails(race, bib, n)
  const spots = spotsOf(race, result)
  const part = Math.floor((n * spots.length) / countPhotos(race, result))
  const sight = spots[part]?.sight ?? 'hills'
  const looks = looksOf(randomOf(`looks ${race.raceId} ${bib}`))
  return drawPhoto(race.edition.photos, random, { bib, looks, sight, isUpright })
}

/** Thumbnail width in pixels. */
export const thumbWidth = ({ width, height }: Picture) =>
  width > height ? THUMB : Math.round((THUMB * width) / height)
