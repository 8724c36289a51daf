import type { Photo } from '#api/race/photos.ts'
import { saveFile } from '#lib/download.ts'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { fetchPhoto, photoName, type ZipProgress, zipPhotos } from './zipPhotos.ts'

/** Downloads one photo as it is, or several as a ZIP file; one download at a time. */
export function usePhotoDownload(zipName: string) {
  const { state, run, reset } = useRequest<{ missed: number }, ZipProgress>()

  const download = (find: () => Promise<Photo[]>) =>
    run(async ({ signal }, onProgress) => {
      const photos = await find()
      signal.throwIfAborted()
      const [only] = photos
      if (only && photos.length === 1) {
        saveFile(new Blob([await fetchPhoto(only, signal)]), photoName(only))
        return { missed: 0 }
      }
      const { zip, missed } = await zipPhotos(photos, signal, onProgress)
      signal.throwIfAborted()
      saveFile(zip, zipName)
      return { missed }
    })
  return { state, download, cancel: reset }
}
