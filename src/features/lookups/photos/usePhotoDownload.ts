import { useState } from 'react'
import type { Photo } from '../../../api/photos.ts'
import { saveFile } from '../../../lib/download.ts'
import { useLookup } from '../useLookup.ts'
import { fetchPhoto, photoName, type ZipProgress, zipPhotos } from './zipPhotos.ts'

const NOTHING: ZipProgress = { done: 0, all: 0, bytes: 0 }

/** Saves one photo as it is, several as one file; one download at a time. */
export function usePhotoDownload(zipName: string) {
  const { state, ask, reset } = useLookup<{ missed: number }>()
  const [progress, setProgress] = useState(NOTHING)

  const download = (find: () => Promise<Photo[]>) => {
    setProgress(NOTHING)
    ask(async ({ signal = new AbortController().signal }) => {
      const photos = await find()
      signal.throwIfAborted()
      const [only] = photos
      if (only && photos.length === 1) {
        saveFile(new Blob([await fetchPhoto(only, signal)]), photoName(only))
        return { missed: 0 }
      }
      const { zip, missed } = await zipPhotos(photos, signal, setProgress)
      signal.throwIfAborted()
      saveFile(zip, zipName)
      return { missed }
    })
  }
  return { state, progress, download, cancel: reset }
}
