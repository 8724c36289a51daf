import { type Download, compressConfig } from './compressConfig.ts'

/**
 * The text to cache; null if the configuration is not the announced one; undefined after an error.
 */
export type Packed = string | null | undefined

function packedOf(download: Download): Packed {
  try {
    return compressConfig(download)
  } catch {
    return undefined
  }
}

addEventListener('message', ({ data }: MessageEvent<Download>) => postMessage(packedOf(data)))
