import { importChunk } from '#lib/chunks/chunkError.ts'
import { type Area, areaTree } from './areas.ts'

/** The areas of China as of October 2025, the date of the package, in a chunk of their own. */
export const loadAreas = async (): Promise<Area[]> => {
  const { areaList } = await importChunk('areas', () => import('@vant/area-data'))
  return areaTree(areaList)
}
