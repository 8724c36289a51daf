import { Hono } from 'hono'
import { exportRoutes } from './race-center/exportRoutes.ts'
import { fieldStore } from './race-center/fieldStore.ts'
import { photoFiles } from './race-center/photoFiles.ts'
import { photoRoutes } from './race-center/photoRoutes.ts'
import { queryRoutes } from './race-center/queryRoutes.ts'
import { resultRoutes } from './race-center/resultRoutes.ts'
import type { World } from './world.ts'

/** Look-ups, results, certificates, photos and exports of the races (spec §7, §9). */
export function raceCenter(world: World) {
  const center = new Hono()
  const store = fieldStore(world)
  for (const routes of [queryRoutes, resultRoutes, photoRoutes, exportRoutes, photoFiles]) {
    center.route('/', routes(world, store))
  }
  return center
}
