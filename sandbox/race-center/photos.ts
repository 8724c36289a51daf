import type { Photo } from '../../src/api/photos.ts'
import { isMarkOf, markOf } from './certificateCode.ts'
import { looksOf } from './photoRunner.ts'
import { drawPhoto } from './photoScene.ts'
import type { Sight } from './photoSights.ts'
import { pinnedList } from './pinned.ts'
import { currentRace, items, type Race, wireTime } from './races.ts'
import { randomOf } from './random.ts'
import type { Picture } from './shapes.ts'
import type { StoredResult } from './storedResult.ts'

const FEWEST = 6
const MOST = 33
/** Where photographers stood. */
const SPOTS: { sight: Sight; km: number; place: string; placeEn: string }[] = [
  { sight: 'start', km: 0, place: '燕岭广场，起点', placeEn: 'Yanling Square, start' },
  { sight: 'gorge', km: 7, place: '青峡', placeEn: 'Qingxia Gorge' },
  { sight: 'wall', km: 12, place: '古长城遗址', placeEn: 'The old wall' },
  { sight: 'bridge', km: 18, place: '石桥', placeEn: 'Stone bridge' },
  { sight: 'lake', km: 25, place: '清水湖', placeEn: 'Qingshui Lake' },
  { sight: 'trees', km: 32, place: '柿子岭', placeEn: 'Shizi Ridge' },
]
const FINISH = {
  full: ['燕岭广场，终点', 'Yanling Square, finish'],
  half: ['青峡驿，终点', 'Qingxia Post, finish'],
}
const THUMB = 360

const photosOf = new Map<string, number>(
  pinnedList.flatMap(({ bib, photos }) => (bib && photos ? [[bib, photos]] : [])),
)

/** The last kilometre at which a runner was seen. */
function reachedKm({ mats, state }: StoredResult): number | undefined {
  if (state === 'dns') return undefined
  return mats.findLast(([, gun]) => gun !== null)?.[0] ?? 0
}

/** Spots that a runner came by. */
function spotsOf(result: StoredResult) {
  const reached = reachedKm(result)
  if (reached === undefined) return []
  const { km } = items[result.itemId]
  const passed = SPOTS.filter((spot) => spot.km <= reached)
  const [place = '', placeEn = ''] = FINISH[result.itemId]
  return reached < km ? passed : [...passed, { sight: 'finish' as const, km, place, placeEn }]
}

/** How many pictures show a runner. */
export function countPhotos(race: Race, result: StoredResult): number {
  if (spotsOf(result).length === 0) return 0
  const laidDown = race === currentRace ? photosOf.get(result.bib) : undefined
  return laidDown ?? randomOf(`photos ${race.raceId} ${result.bib}`).whole(FEWEST, MOST)
}

const markedText = (race: Race, bib: string, n: number) => `photo ${race.raceId} ${bib} ${n}`

/** An id that nobody can guess from a bib. */
export const photoIdOf = (race: Race, bib: string, n: number) =>
  `${bib}-${n}-${markOf(markedText(race, bib, n))}`

const ID = /^([A-Z]\d{4})-(\d{1,5})-([2-9A-Z]{8})$/

/** Whose picture an id stands for; undefined where it was made up. */
export function readPhotoId(race: Race, photoId: string) {
  const [, bib = '', n = '', mark = ''] = ID.exec(photoId) ?? []
  const isOurs = isMarkOf(mark, markedText(race, bib, Number(n)))
  return isOurs ? { bib, n: Number(n) } : undefined
}

export const photoPath = (race: Race, photoId: string, extension: 'svg' | 'png') =>
  `/photos/${race.raceId}/${photoId}.${extension}`

const about = (race: Race, bib: string, n: number) => {
  const random = randomOf(`photo ${race.raceId} ${bib} ${n}`)
  return { random, isUpright: random.next() < 0.3, late: random.next() }
}

/** Picture `n` of a runner, from 0, in the order of the course. */
export function photoOf(race: Race, result: StoredResult, n: number): Photo {
  const { bib, itemId, gun, mats } = result
  const { isUpright, late } = about(race, bib, n)
  const spots = spotsOf(result)
  const part = Math.floor((n * spots.length) / countPhotos(race, result))
  const { km, place, placeEn } = spots[part] ?? { km: 0, place: '', placeEn: '' }
  const seconds = gun ?? mats.findLast(([, passed]) => passed !== null)?.[1] ?? 0
  const reached = reachedKm(result) || items[itemId].km
  const photoId = photoIdOf(race, bib, n)
  return {
    photoId,
    url: photoPath(race, photoId, 'svg'),
    thumbnail: photoPath(race, photoId, 'png'),
    width: isUpright ? 800 : 1200,
    height: isUpright ? 1200 : 800,
    km,
    place,
    placeEn,
    takenAt: wireTime(race.start + ((km / reached) * seconds + late * 20) * 1000),
  }
}

/** What picture `n` of a runner shows. */
export function pictureOf(race: Race, result: StoredResult, n: number): Picture {
  const { bib } = result
  const { random, isUpright } = about(race, bib, n)
  const spots = spotsOf(result)
  const part = Math.floor((n * spots.length) / countPhotos(race, result))
  const sight = spots[part]?.sight ?? 'gorge'
  const looks = looksOf(randomOf(`looks ${race.raceId} ${bib}`))
  return drawPhoto(random, { bib, looks, sight, isUpright })
}

/** Pixels of a small picture's width. */
export const thumbWidth = ({ width, height }: Picture) =>
  width > height ? THUMB : Math.round((THUMB * width) / height)
