import { Hono } from 'hono'
import type { Context } from 'hono'
import * as v from 'valibot'
import { QueryType } from '../../src/api/race/queryCodes.ts'
import { racePaths } from '../../src/api/race/paths.ts'
import type { Channel } from '../../src/api/race/registration.ts'
import { typed } from '../../src/domain/typed.ts'
import { ok, readBody } from '../envelope.ts'
import type { World } from '../world.ts'
import { infoAnswer, scoreAnswer, statusAnswer } from './answers.ts'
import { drawCertificate } from './results/certificate.ts'
import type { FieldStore } from './runners/starterStore.ts'
import { queryEntries, type Found, findRunner, isRefused } from './runners/findRunner.ts'
import { publicationOf } from './races.ts'
import { errors } from './errors.ts'
import { isEntrant } from './runners/registrationState.ts'

const queryBody = v.object({
  ...queryEntries,
  queryType: v.picklist(Object.values(QueryType), 'queryType must be 1 to 6.'),
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
export function queryRoutes(world: World, store: FieldStore) {
  const routes = new Hono()
  const find = findRunner(world, store)

  async function answerSignup(c: Context, { race, runner }: Found, channel?: Channel) {
    const now = world.clock.now()
    const status = isEntrant(runner) && statusAnswer(race, runner, await store.draw(race), now)
    if (!status) return c.json(errors.notFound)
    if (!channel) return c.json(ok(status))
    return c.json(ok(runner.channel === channel ? infoAnswer(race, runner, now) : null))
  }

  async function answerResult(c: Context, { race, runner }: Found, queryType: number) {
    const now = world.clock.now()
    if (now < publicationOf(race).resultsAt) return c.json(errors.resultsNotOut)
    const result = runner.bib ? await store.result(race, runner.bib) : undefined
    if (!result) return c.json(errors.notFound)
    if (queryType === QueryType.userScore) return c.json(ok(scoreAnswer(race, result, now)))
    if (result.state !== 'finished') return c.json(errors.noCertificate)
    return c.body(drawCertificate(race, result), 200, {
      'content-type': 'image/svg+xml',
      'content-disposition': `inline; filename*=UTF-8''certificate-${race.year}-${result.bib}.svg`,
      'x-content-type-options': 'nosniff',
    })
  }

  routes.post(racePaths.query, async (c) => {
    const { queryType, ...facts } = await readBody(c, queryBody)
    const isResult = queryType === QueryType.userScore || queryType === QueryType.userCertificate
    // Checked before anything is compared, so that the response reveals nothing about the pair.
    if (!isResult && !typed('documentNumber', facts.cardNumber))
      return c.json(errors.documentNeeded)
    const found = await find(c, facts, 'lookups')
    if (isRefused(found)) return c.json(found)
    if (isResult) return answerResult(c, found, queryType)
    return answerSignup(c, found, CHANNEL_OF[queryType])
  })

  return routes
}
