import { Hono } from 'hono'
import type { SandboxContext } from './context.ts'
import { cashier } from './signup/cashier.ts'
import { directRoutes } from './signup/directRoutes.ts'
import { scoreRoutes } from './signup/scoreRoutes.ts'
import { signupRoutes } from './signup/signupRoutes.ts'
import { supportingDocumentRoutes } from './signup/supportingDocumentRoutes.ts'

/** The sign-up part of the race-center, and the simulated payment page (spec §7). */
export function signupCenter(context: SandboxContext) {
  const center = new Hono()
  for (const routes of [
    signupRoutes,
    supportingDocumentRoutes,
    directRoutes,
    scoreRoutes,
    cashier,
  ]) {
    center.route('/', routes(context))
  }
  return center
}
