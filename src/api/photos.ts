import * as v from 'valibot'
import { listOf, neededText, number, text } from '../lib/parse.ts'
import type { Patience } from '../lib/retryBusy.ts'
import { safeSource } from '../lib/safeLink.ts'
import { isBusy } from './busy.ts'
import { call } from './client.ts'
import { NothingDoneError } from './errors.ts'
import { type HumanProof, spend } from './humanCheck.ts'
import { type Lookup, lookupBody, patiently } from './lookups.ts'
import { raceCenterPaths } from './raceCenterPaths.ts'
import type { Progress } from './wire.ts'

const source = v.pipe(
  neededText,
  v.transform((address) => safeSource(address) ?? ''),
  v.nonEmpty(),
)

const photo = v.object({
  photoId: neededText,
  url: source,
  /** The same picture, small. */
  thumbnail: v.fallback(source, ''),
  width: number,
  height: number,
  km: number,
  place: text,
  placeEn: text,
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  takenAt: text,
})
export type Photo = v.InferOutput<typeof photo>

const photosPage = v.object({
  total: v.fallback(v.pipe(v.number(), v.minValue(0)), 0),
  photos: listOf(photo),
  /** How faces were compared, in the centre's words; '' for a search without a face. */
  matcher: text,
  matcherEn: text,
})
export type PhotosPage = v.InferOutput<typeof photosPage>

interface Paged {
  /** From 1. */
  page: number
  size: number
}

/** A page of the photos of a runner, by two facts. */
export function searchPhotos(asked: Lookup & Paged): Promise<PhotosPage> {
  const { page, size, signal } = asked
  const json = { ...lookupBody(asked), page, size }
  return patiently(
    () =>
      call({
        centre: 'race',
        path: raceCenterPaths.photoSearch,
        json,
        isQuiet: isBusy,
        answer: photosPage,
        ...(signal && { signal }),
      }),
    asked,
  )
}

export interface FaceSearch extends Patience, Paged {
  raceId: string
  face: File
  /** When the visitor agreed to this one search, as ISO time: without it nothing is sent. */
  consentedAt: string
  /** Where the centre asks for a human check. */
  proof?: HumanProof
  onProgress?: (progress: Progress) => void
}

/** A page of the photos that show a face. The picture is compared and not kept. */
export async function searchPhotosByFace(asked: FaceSearch): Promise<PhotosPage> {
  const { raceId, face, consentedAt, proof, page, size, onProgress, signal } = asked
  if (!consentedAt) throw new NothingDoneError()
  const multipart = new FormData()
  const fields = {
    ...{ raceId, consentedAt, page: String(page), size: String(size) },
    ...(proof && spend(proof)),
  }
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value)
  multipart.append('file', face)
  return patiently(
    () =>
      call({
        centre: 'race',
        path: raceCenterPaths.photoSearchByFace,
        multipart,
        isQuiet: isBusy,
        answer: photosPage,
        ...(onProgress && { onProgress }),
        ...(signal && { signal }),
      }),
    asked,
  )
}

/** Asks for a photo to be taken down; gives the number under which it is dealt with. */
export async function takePhotoDown(facts: {
  raceId: string
  photoId: string
  reason: string
}): Promise<string> {
  const { requestId } = await call({
    centre: 'race',
    path: raceCenterPaths.photoTakeDown,
    json: facts,
    answer: v.object({ requestId: text }),
  })
  if (!requestId) throw new NothingDoneError()
  return requestId
}
