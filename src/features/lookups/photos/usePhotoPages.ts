import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Photo, PhotosPage } from '../../../api/photos.ts'
import { useRaceId } from '../../../stores/raceId.ts'
import { fetchPhotoPage, PAGE_SIZE, type PhotoSource } from './photoSource.ts'

/** So far ahead of what is seen a page is asked for, so that a calm scroll meets whole pictures. */
const AHEAD = PAGE_SIZE / 2

const pageOf = (index: number) => Math.floor(index / PAGE_SIZE)

/** The photos of an answer by their places; pages beyond the first come when they are needed. */
export function usePhotoPages(source: PhotoSource, first: PhotosPage) {
  const raceId = useRaceId()
  const { total } = first
  const [pages, setPages] = useState<ReadonlyMap<number, Photo[]>>(new Map([[0, first.photos]]))
  const [asked] = useState(() => new Map([[0, Promise.resolve(first.photos)]]))
  const leaving = useRef(new AbortController())

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const load = useCallback(
    (page: number): Promise<Photo[]> => {
      const coming = asked.get(page)
      if (coming) return coming
      const { signal } = leaving.current
      const fetched = fetchPhotoPage(raceId, source, page, { signal }).then(
        ({ photos }) => {
          // Who scrolls meanwhile goes first.
          startTransition(() => setPages((before) => new Map(before).set(page, photos)))
          return photos
        },
        (error: unknown) => {
          asked.delete(page)
          throw error
        },
      )
      asked.set(page, fetched)
      return fetched
    },
    [raceId, source, asked],
  )

  return {
    photoAt: (index: number) => pages.get(pageOf(index))?.[index % PAGE_SIZE],
    /** Asks for a photo that is seen, and for those that come next; the client tells of a failure. */
    need: useCallback(
      (index: number) => {
        const last = Math.min(index + AHEAD, total - 1)
        for (const at of [index, last]) load(pageOf(at)).catch(() => undefined)
      },
      [load, total],
    ),
    photosAt: async (indexes: number[]): Promise<Photo[]> => {
      const found = indexes.map(async (index) => (await load(pageOf(index)))[index % PAGE_SIZE])
      return (await Promise.all(found)).filter((photo) => photo !== undefined)
    },
  }
}
