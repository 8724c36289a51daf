import { Hono } from 'hono'
import { photoFiles } from './race-center/photos/photoFiles.ts'
import { photoRoutes } from './race-center/photos/photoRoutes.ts'
import { takedownRoutes } from './race-center/photos/takedownRoutes.ts'
import { queryRoutes } from './race-center/queryRoutes.ts'
import { exportRoutes } from './race-center/results/exportRoutes.ts'
import { resultRoutes } from './race-center/results/resultRoutes.ts'
import { starterStore } from './race-center/runners/starterStore.ts'
import type { World } from './world.ts'

/** The race service without its sign-up, which is `signupCenter` (spec §7, §9). */
export function raceCenter(world: World) {
  const center = new Hono()
  const store = starterStore(world)
  const routeSets = [
    queryRoutes,
    resultRoutes,
    photoRoutes,
    takedownRoutes,
    exportRoutes,
    photoFiles,
  ]
  for (const routes of routeSets) {
    center.route('/', routes(world, store))
  }
  return center
}
