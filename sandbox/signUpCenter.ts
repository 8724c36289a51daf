import { Hono } from 'hono'
import { cashier } from './sign-up/cashier.ts'
import { directRoutes } from './sign-up/directRoutes.ts'
import { paperRoutes } from './sign-up/paperRoutes.ts'
import { scoreRoutes } from './sign-up/scoreRoutes.ts'
import { signUpRoutes } from './sign-up/signUpRoutes.ts'
import type { World } from './world.ts'

/** The race-center's part that takes sign-ups, and the cashier who plays the payment (spec §7). */
export function signUpCenter(world: World) {
  const center = new Hono()
  for (const routes of [signUpRoutes, paperRoutes, directRoutes, scoreRoutes, cashier]) {
    center.route('/', routes(world))
  }
  return center
}
