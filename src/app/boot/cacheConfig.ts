import { writeText } from '#lib/storage.ts'
import { CACHED_CONFIG } from './cachedConfig.ts'
import type { Download } from './compressConfig.ts'
import type { Packed } from './compressConfig.worker.ts'

/**
 * Caches a downloaded configuration and returns whether it has the announced MD5. It is compressed
 * in a worker because large ones take long. Rejects if workers are not available.
 */
export function cacheConfig(download: Download): Promise<boolean> {
  const worker = new Worker(new URL('./compressConfig.worker.ts', import.meta.url), {
    type: 'module',
  })
  return new Promise<boolean>((resolve, reject) => {
    // Without a cached copy, the next visit downloads the configuration again.
    const fail = () => reject(new Error('the configuration could not be packed'))
    worker.addEventListener('message', ({ data }: MessageEvent<Packed>) => {
      if (data === undefined) return fail()
      if (data !== null) writeText(CACHED_CONFIG, data)
      resolve(data !== null)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      fail()
    })
    worker.postMessage(download)
  }).finally(() => worker.terminate())
}
