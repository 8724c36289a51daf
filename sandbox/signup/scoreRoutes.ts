import { Hono } from 'hono'
import * as v from 'valibot'
import { signupPaths } from '../../src/api/race/signupPaths.ts'
import { ok, readBody } from '../envelope.ts'
import { errors as searchErrors } from '../race-center/errors.ts'
import { subjectsOf, wrongPairs } from '../race-center/runners/wrongPairs.ts'
import { errors } from '../user-center/errors.ts'
import { callerOf } from '../user-center/rateLimits.ts'
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
  const wrong = wrongPairs(world)

  routes.get(signupPaths.pastEvents, (c) => c.json(ok(world.edition.signup.pastEvents)))

  routes.post(signupPaths.verifyScore, async (c) => {
    // Eligibility can be checked without an account. The result is then not stored.
    const accountId = await sessions(world).accountOf(c)
    if (!accountId && c.req.header('token')) return c.json(errors.expired)
    const { raceId, ...facts } = await readBody(c, scoreBody)
    const isEnough = facts.name && (facts.documentNumber || (facts.eventId && facts.bib))
    if (!isEnough) return c.json(signupErrors.queryMissing)
    const caller = callerOf(c)
    const { name, documentNumber: cardNumber, eventId, bib } = facts
    const subjects = subjectsOf({ raceId: eventId || raceId, name, cardNumber, bib })
    if (await wrong.areTooMany(caller, subjects)) return c.json(searchErrors.tooMany)
    const finishes = await scores.look(accountId, facts)
    if (finishes.length === 0) await wrong.note(caller, subjects)
    return c.json(ok({ finishes }))
  })

  return routes
}
