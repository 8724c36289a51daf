import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { racePaths } from '#api/race/paths.ts'
import { QueryType } from '#api/race/queryCodes.ts'
import type { Channel } from '#api/race/registration.ts'
import { requests } from '#api/requests.ts'
import { cleanInput } from '#domain/cleanInput.ts'
import type { SandboxContext } from '../context.ts'
import { ok, readBody } from '../envelope.ts'
import { errors } from './errors.ts'
import { publicationOf } from './races.ts'
import { infoResponse, runnerResultResponse, statusResponse } from './responses.ts'
import { drawCertificate } from './results/certificate.ts'
import { type FoundRunner, findRunner, isRefused } from './runners/findRunner.ts'
import { isEntrant } from './runners/registrationState.ts'
import type { FieldStore } from './runners/starterStore.ts'

const queryBody = v.object({
  ...requests.registrationStatus.schema.entries,
  queryType: v.picklist(Object.values(QueryType)),
})

const CHANNEL_OF: Partial<Record<number, Channel>> = {
  [QueryType.thirdPartyRegistration]: 'thirdParty',
  [QueryType.webRegistration]: 'web',
  [QueryType.appRegistration]: 'app',
}

/**
 * Searches by credentials (spec §9 "Query types"). Name and bib give access to public race data.
 * Sign-up data requires the document number or its last six characters.
 */
export function queryRoutes(context: SandboxContext, store: FieldStore) {
  const routes = new Hono()
  const find = findRunner(context, store)

  /** The states of all sign-ups found, or what was given at one of them. */
  async function respondWithSignup(
    c: Context,
    found: FoundRunner,
    signupNo: string,
    channel?: Channel,
  ) {
    const { race } = found
    const now = context.clock.now()
    const draw = await store.draw(race)
    const signups = [found.runner, ...found.others].filter(isEntrant).flatMap((entrant) => {
      const status = statusResponse(race, entrant, draw, now)
      return status ? [{ entrant, status }] : []
    })
    const [first, ...others] = signups
    if (!first) return c.json(errors.notFound)
    if (!channel) return c.json(ok({ ...first.status, others: others.map(({ status }) => status) }))
    const { entrant } = signups.find((one) => one.entrant.signupNo === signupNo) ?? first
    return c.json(ok(entrant.channel === channel ? infoResponse(race, entrant, now) : null))
  }

  async function respondWithResult(c: Context, { race, runner }: FoundRunner, queryType: number) {
    const now = context.clock.now()
    if (now < publicationOf(race).resultsAt) return c.json(errors.resultsNotOut)
    const result = runner.bib ? await store.result(race, runner.bib) : undefined
    if (!result) return c.json(errors.notFound)
    if (queryType === QueryType.userScore)
      return c.json(ok(runnerResultResponse(race, result, now)))
    if (result.state !== 'finished') return c.json(errors.noCertificate)
    return c.body(drawCertificate(race, result), 200, {
      'content-type': 'image/svg+xml',
      'content-disposition': `inline; filename*=UTF-8''certificate-${race.year}-${result.bib}.svg`,
      'x-content-type-options': 'nosniff',
    })
  }

  routes.post(racePaths.query, async (c) => {
    const { queryType, signupNo, ...facts } = await readBody(c, { in: 'json', schema: queryBody })
    const isResult = queryType === QueryType.userScore || queryType === QueryType.userCertificate
    // Checked before anything is compared, so that the response reveals nothing about the pair.
    if (!isResult && !cleanInput('documentNumber', facts.cardNumber))
      return c.json(errors.documentNeeded)
    const found = await find(c, facts, 'lookups')
    if (isRefused(found)) return c.json(found)
    if (isResult) return respondWithResult(c, found, queryType)
    return respondWithSignup(c, found, signupNo, CHANNEL_OF[queryType])
  })

  return routes
}
