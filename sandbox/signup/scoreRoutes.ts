import { Hono } from 'hono'
import * as v from 'valibot'
import { signupPaths } from '../../src/api/race/signupPaths.ts'
import { ok, readBody } from '../envelope.ts'
import { errors } from '../user-center/errors.ts'
import { sessions } from '../user-center/sessions.ts'
import type { World } from '../world.ts'
import { scoreChecks } from './scoreChecks.ts'
import { signupErrors } from './submission.ts'

const fact = v.optional(v.pipe(v.string(), v.trim()), '')
const scoreBody = v.object({
  raceId: v.string('raceId must be a text.'),
  name: fact,
  documentNumber: fact,
  eventId: fact,
  bib: fact,
})

/** Earlier races, and the search for a finish in them. */
export function scoreRoutes(world: World) {
  const routes = new Hono()
  const scores = scoreChecks(world)

  routes.get(signupPaths.pastEvents, (c) => c.json(ok(world.edition.signup.pastEvents)))

  routes.post(signupPaths.verifyScore, async (c) => {
    // Eligibility can be checked without an account. The result is then not stored.
    const accountId = await sessions(world).accountOf(c)
    if (!accountId && c.req.header('token')) return c.json(errors.expired)
    const { raceId: _, ...facts } = await readBody(c, scoreBody)
    const isEnough = facts.name && (facts.documentNumber || (facts.eventId && facts.bib))
    if (!isEnough) return c.json(signupErrors.queryMissing)
    return c.json(ok({ finishes: await scores.look(accountId, facts) }))
  })

  return routes
}
