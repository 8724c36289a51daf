import type { Credentials } from '#api/race/credentials.ts'
import { type PhotosPage, searchPhotos, searchPhotosByFace } from '#api/race/photos.ts'
import { withCaptcha, type RequestOptions } from '#stores/withCaptcha.ts'

/** How photos are searched: by two credentials, or by a face with consent for this one search. */
export type PhotoSource = { credentials: Credentials } | { face: File; consentedAt: string }

/** Photos per response. */
export const PHOTOS_PER_PAGE = 100

/** A page of photos, counted from 0. */
export const fetchPhotoPage = (
  raceId: string,
  source: PhotoSource,
  page: number,
  options: RequestOptions,
): Promise<PhotosPage> =>
  withCaptcha(options, (searchOptions) => {
    const requested = { raceId, page: page + 1, size: PHOTOS_PER_PAGE, ...searchOptions }
    return 'credentials' in source
      ? searchPhotos({ ...requested, credentials: source.credentials })
      : searchPhotosByFace({ ...requested, ...source })
  })
