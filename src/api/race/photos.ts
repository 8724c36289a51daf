import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { listOf, number, requiredText, text } from '#lib/parse.ts'
import type { RetryOptions } from '#lib/retryWhenBusy.ts'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { NothingDoneError } from '../http/errors.ts'
import type { Progress } from '../http/request.ts'
import { type CaptchaToken, consumeCaptchaToken } from '../user/captcha.ts'
import { isBusy } from './busy.ts'
import { checkPerson } from './checkPerson.ts'
import { racePaths } from './paths.ts'
import { type Query, queryBody, callWithRetry } from './queries.ts'

const source = v.pipe(
  requiredText,
  v.transform((address) => safeSource(address) ?? ''),
  v.nonEmpty(),
)

const photo = v.object({
  photoId: requiredText,
  url: source,
  /** A small version of the same picture. */
  thumbnail: v.fallback(source, ''),
  width: number,
  height: number,
  km: number,
  ...localizedText('place'),
  /** `YYYY-MM-DD HH:mm:ss` in the race's time zone. */
  takenAt: text,
})
export type Photo = v.InferOutput<typeof photo>

const photosPage = v.object({
  /** The runner in the photos, with the name masked; both '' for a face search. */
  name: text,
  bib: text,
  total: v.fallback(v.pipe(v.number(), v.minValue(0)), 0),
  photos: listOf(photo),
  /** How faces were compared, as described by the service; '' unless it was a face search. */
  ...localizedText('matcher'),
})
export type PhotosPage = v.InferOutput<typeof photosPage>

export const photoSearch = {
  service: 'race',
  path: racePaths.photoSearch,
  schema: photosPage,
} as const satisfies Endpoint
export const faceSearch = {
  service: 'race',
  path: racePaths.photoSearchByFace,
  schema: photosPage,
} as const satisfies Endpoint

interface Paged {
  /** Starts at 1. */
  page: number
  size: number
}

/** Loads a page of a runner's photos. */
export async function searchPhotos(requested: Query & Paged): Promise<PhotosPage> {
  const { page, size, signal } = requested
  const json = { ...queryBody(requested), page, size }
  const found = await callWithRetry(
    () => call({ ...photoSearch, json, isHandledByCaller: isBusy, signal }),
    requested,
  )
  if (found.photos.length > 0) checkPerson(found, requested.credentials)
  return found
}

export interface FaceSearchRequest extends RetryOptions, Paged {
  raceId: string
  face: File
  /** When the visitor consented to this one search, as ISO time. Without it nothing is sent. */
  consentedAt: string
  /** Required if the service asks for a captcha. */
  captchaToken?: CaptchaToken
  onProgress?: (progress: Progress) => void
}

/** Loads a page of the photos that show a face. The uploaded picture is compared and not stored. */
export async function searchPhotosByFace(requested: FaceSearchRequest): Promise<PhotosPage> {
  const { raceId, face, consentedAt, captchaToken, page, size, onProgress, signal } = requested
  if (!consentedAt) throw new NothingDoneError()
  const multipart = new FormData()
  const fields = {
    ...{ raceId, consentedAt, page: String(page), size: String(size) },
    ...(captchaToken && consumeCaptchaToken(captchaToken)),
  }
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value)
  multipart.append('file', face)
  return callWithRetry(
    () => call({ ...faceSearch, multipart, isHandledByCaller: isBusy, onProgress, signal }),
    requested,
  )
}
