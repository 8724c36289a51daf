import { Hono } from 'hono'
import { signupPaths } from '#api/race/signupPaths.ts'
import { requests } from '#api/requests.ts'
import type { SandboxContext } from '../context.ts'
import { ok, readBody } from '../envelope.ts'
import { isRefused } from '../race-center/runners/findRunner.ts'
import { pairSearches } from '../race-center/runners/pairSearches.ts'
import { errors } from '../user-center/errors.ts'
import { sessions } from '../user-center/sessions.ts'
import { scoreChecks } from './scoreChecks.ts'
import { signupErrors } from './submission.ts'

/** Earlier races, and the search for a finish in them. */
export function scoreRoutes(context: SandboxContext) {
  const routes = new Hono()
  const scores = scoreChecks(context)
  const search = pairSearches(context)

  routes.get(signupPaths.pastEvents, (c) => c.json(ok(context.edition.signup.pastEvents)))

  routes.post(signupPaths.verifyScore, async (c) => {
    // Eligibility can be checked without an account. The result is then not stored.
    const accountId = await sessions(context).accountOf(c)
    if (!accountId && c.req.header('token')) return c.json(errors.expired)
    const sent = await readBody(c, requests.scoreVerification)
    const name = sent.name.trim()
    const documentNumber = sent.documentNumber.trim()
    const eventId = sent.eventId.trim()
    const bib = sent.bib.trim()
    if (!name || !(documentNumber || (eventId && bib))) return c.json(signupErrors.queryMissing)
    // Only the compared details are counted: with a document number, event and bib are not
    // compared.
    const pair = documentNumber
      ? { raceId: context.edition.raceId, name, cardNumber: documentNumber, bib: '' }
      : { raceId: eventId, name, cardNumber: '', bib }
    const find = async () => {
      const finishes = await scores.find(accountId, { name, documentNumber, eventId, bib })
      return finishes.length > 0 ? finishes : undefined
    }
    const found = await search(c, { pair, captchaToken: sent, limit: 'lookups', find })
    if (found && isRefused(found)) return c.json(found)
    return c.json(ok({ finishes: found ?? [] }))
  })

  return routes
}
