import { Hono } from 'hono'
import * as v from 'valibot'
import { paths } from '../../src/api/paths.ts'
import { ok, readBody } from '../envelope.ts'
import type { World } from '../world.ts'
import { humanChecks } from './humanChecks.ts'
import { callerOf, rateLimits } from './rateLimits.ts'
import { refusals } from './refusals.ts'
import { textOf } from './rules.ts'

const X = 'x must be a number.'
const challengeBody = v.object({ scene: textOf('scene') })
const verifyBody = v.object({ id: textOf('id'), x: v.pipe(v.number(X), v.finite(X)) })

/** The site's own slider: a picture with a gap, and whether the piece stands in it. */
export function humanCheckRoutes(world: World) {
  const routes = new Hono()
  const checks = humanChecks(world)
  const limits = rateLimits(world)

  routes.post(paths.humanChallenge, async (c) => {
    const { scene } = await readBody(c, challengeBody)
    return c.json(ok(await checks.challenge(scene)))
  })

  routes.post(paths.humanVerify, async (c) => {
    const { id, x } = await readBody(c, verifyBody)
    const caller = callerOf(c)
    if (await limits.isReached('wrongPlaces', caller)) return c.json(refusals.signInsTooMany)
    const proof = await checks.verify(id, x)
    if (proof) return c.json(ok(proof))
    await limits.note('wrongPlaces', caller)
    return c.json(refusals.humanCheckFailed)
  })

  return routes
}
