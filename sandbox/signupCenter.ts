import { Hono } from 'hono'
import { cashier } from './signup/cashier.ts'
import { directRoutes } from './signup/directRoutes.ts'
import { requiredDocumentRoutes } from './signup/requiredDocumentRoutes.ts'
import { scoreRoutes } from './signup/scoreRoutes.ts'
import { signupRoutes } from './signup/signupRoutes.ts'
import type { World } from './world.ts'

/** The sign-up part of the race-center, and the simulated payment page (spec §7). */
export function signupCenter(world: World) {
  const center = new Hono()
  for (const routes of [signupRoutes, requiredDocumentRoutes, directRoutes, scoreRoutes, cashier]) {
    center.route('/', routes(world))
  }
  return center
}
