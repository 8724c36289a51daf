import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Photo, PhotosPage } from '#api/race/photos.ts'
import { useRace } from '#race/useRace.ts'
import { fetchPhotoPage, PHOTOS_PER_PAGE, type PhotoSource } from './photoSource.ts'

/** How many photos ahead a page is requested, so that normal scrolling finds photos loaded. */
const PREFETCH_DISTANCE = PHOTOS_PER_PAGE / 2

const pageOf = (index: number) => Math.floor(index / PHOTOS_PER_PAGE)

/** The photos found, by index; pages after the first load on demand. */
export function usePhotoPages(source: PhotoSource, first: PhotosPage) {
  const { id: raceId } = useRace()
  const { total } = first
  const [pages, setPages] = useState<ReadonlyMap<number, Photo[]>>(new Map([[0, first.photos]]))
  const [requested] = useState(() => new Map([[0, Promise.resolve(first.photos)]]))
  const leaving = useRef(new AbortController())

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const load = useCallback(
    (page: number): Promise<Photo[]> => {
      const pending = requested.get(page)
      if (pending) return pending
      const { signal } = leaving.current
      const fetched = fetchPhotoPage(raceId, source, page, { signal }).then(
        ({ photos }) => {
          // Scrolling has priority.
          startTransition(() => setPages((before) => new Map(before).set(page, photos)))
          return photos
        },
        (error: unknown) => {
          requested.delete(page)
          throw error
        },
      )
      requested.set(page, fetched)
      return fetched
    },
    [raceId, source, requested],
  )

  return {
    photoAt: (index: number) => pages.get(pageOf(index))?.[index % PHOTOS_PER_PAGE],
    /** Loads a visible photo and those that follow; the API client reports failures. */
    need: useCallback(
      (index: number) => {
        const last = Math.min(index + PREFETCH_DISTANCE, total - 1)
        for (const at of [index, last]) load(pageOf(at)).catch(() => undefined)
      },
      [load, total],
    ),
    photosAt: async (indexes: number[]): Promise<Photo[]> => {
      const found = indexes.map(
        async (index) => (await load(pageOf(index)))[index % PHOTOS_PER_PAGE],
      )
      return (await Promise.all(found)).filter((photo) => photo !== undefined)
    },
  }
}
