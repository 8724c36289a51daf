import { Hono } from 'hono'
import type { SandboxContext } from './context.ts'
import { photoFiles } from './race-center/photos/photoFiles.ts'
import { photoRoutes } from './race-center/photos/photoRoutes.ts'
import { takedownRoutes } from './race-center/photos/takedownRoutes.ts'
import { queryRoutes } from './race-center/queryRoutes.ts'
import { exportRoutes } from './race-center/results/exportRoutes.ts'
import { resultRoutes } from './race-center/results/resultRoutes.ts'
import { starterStore } from './race-center/runners/starterStore.ts'

/** The race service without its sign-up, which is `signupCenter` (spec §7, §9). */
export function raceCenter(context: SandboxContext) {
  const center = new Hono()
  const store = starterStore(context)
  const routeSets = [
    queryRoutes,
    resultRoutes,
    photoRoutes,
    takedownRoutes,
    exportRoutes,
    photoFiles,
  ]
  for (const routes of routeSets) {
    center.route('/', routes(context, store))
  }
  return center
}
