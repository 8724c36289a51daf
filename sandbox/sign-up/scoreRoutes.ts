import { Hono } from 'hono'
import * as v from 'valibot'
import { signUpPaths } from '../../src/api/signUpPaths.ts'
import { ok, readBody } from '../envelope.ts'
import { refusals } from '../user-center/refusals.ts'
import { sessions } from '../user-center/sessions.ts'
import type { World } from '../world.ts'
import { pastRaces } from './pastRaces.ts'
import { scoreChecks } from './scoreChecks.ts'
import { signUpRefusals } from './submission.ts'

const fact = v.optional(v.pipe(v.string(), v.trim()), '')
const scoreBody = v.object({
  raceId: v.string('raceId must be a text.'),
  name: fact,
  documentNumber: fact,
  eventId: fact,
  bib: fact,
})

/** Earlier races, and the look-up of a finish in them. */
export function scoreRoutes(world: World) {
  const routes = new Hono()
  const scores = scoreChecks(world)

  routes.get(signUpPaths.pastEvents, (c) => c.json(ok(pastRaces)))

  routes.post(signUpPaths.verifyScore, async (c) => {
    // Whether somebody may enter is asked before there is an account; then nothing is noted.
    const accountId = await sessions(world).accountOf(c)
    if (!accountId && c.req.header('token')) return c.json(refusals.expired)
    const { raceId: _, ...facts } = await readBody(c, scoreBody)
    const isEnough = facts.name && (facts.documentNumber || (facts.eventId && facts.bib))
    if (!isEnough) return c.json(signUpRefusals.factsMissing)
    return c.json(ok({ finishes: await scores.look(accountId, facts) }))
  })

  return routes
}
