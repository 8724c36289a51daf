import { writeText } from '../lib/storage.ts'
import { KEPT_CONFIG } from './keptConfig.ts'
import type { Download } from './packConfig.ts'

/** Keeps a downloaded configuration. It is packed in a worker, because a large one takes long. */
export function keepConfig(download: Download): void {
  const worker = new Worker(new URL('./packConfig.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    if (data !== null) writeText(KEPT_CONFIG, data)
    worker.terminate()
  })
  worker.addEventListener('error', (event) => {
    // Without a kept copy the next visit downloads the configuration again.
    event.preventDefault()
    worker.terminate()
  })
  worker.postMessage(download)
}
