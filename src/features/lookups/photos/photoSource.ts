import type { Facts } from '../../../api/lookups.ts'
import { type PhotosPage, searchPhotos, searchPhotosByFace } from '../../../api/photos.ts'
import { askAsHuman, type Manner } from '../askAsHuman.ts'

/** Whose photos are looked for: by two facts, or by a face that one search may use. */
export type PhotoSource = { facts: Facts } | { face: File; consentedAt: string }

/** Photos that come with one answer. */
export const PAGE_SIZE = 100

/** A page of photos, from 0. */
export const fetchPhotoPage = (
  raceId: string,
  source: PhotoSource,
  page: number,
  manner: Manner,
): Promise<PhotosPage> =>
  askAsHuman(manner, (how) => {
    const asked = { raceId, page: page + 1, size: PAGE_SIZE, ...how }
    return 'facts' in source
      ? searchPhotos({ ...asked, facts: source.facts })
      : searchPhotosByFace({ ...asked, ...source })
  })
