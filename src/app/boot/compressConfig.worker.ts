import { type Download, compressConfig } from './compressConfig.ts'

/**
 * The text to cache; null if the configuration is not the announced one; undefined after an error.
 */
export type Packed = string | null | undefined

addEventListener('message', async ({ data }: MessageEvent<Download>) => {
  const packed: Packed = await compressConfig(data).catch(() => undefined)
  postMessage(packed)
})
