import { Hono } from 'hono'
import type { Context } from 'hono'
import * as v from 'valibot'
import { QueryType } from '../../src/api/lookupCodes.ts'
import { raceCenterPaths } from '../../src/api/raceCenterPaths.ts'
import type { Channel } from '../../src/api/registration.ts'
import { ok, readBody } from '../envelope.ts'
import type { World } from '../world.ts'
import { infoAnswer, scoreAnswer, statusAnswer } from './answers.ts'
import { drawCertificate } from './certificate.ts'
import type { FieldStore } from './fieldStore.ts'
import { factsEntries, type Found, findRunner, isRefused } from './findRunner.ts'
import { publicationOf } from './races.ts'
import { refusals } from './refusals.ts'
import { isEntrant } from './standing.ts'

const queryBody = v.object({
  ...factsEntries,
  queryType: v.picklist(Object.values(QueryType), 'queryType must be 1 to 6.'),
})

const CHANNEL_OF: Partial<Record<number, Channel>> = {
  [QueryType.thirdPartyRegistration]: 'thirdParty',
  [QueryType.webRegistration]: 'web',
  [QueryType.appRegistration]: 'app',
}

/** The look-ups by two facts (spec §9 "Query types"). */
export function queryRoutes(world: World, store: FieldStore) {
  const routes = new Hono()
  const find = findRunner(world, store)

  async function answerSignUp(c: Context, { race, runner }: Found, channel?: Channel) {
    const now = world.clock.now()
    const status = isEntrant(runner) && statusAnswer(runner, await store.draw(race), now)
    if (!status) return c.json(refusals.notFound)
    if (!channel) return c.json(ok(status))
    return c.json(ok(runner.channel === channel ? infoAnswer(runner, now) : null))
  }

  async function answerResult(c: Context, { race, runner }: Found, queryType: number) {
    const now = world.clock.now()
    if (now < publicationOf(race).resultsAt) return c.json(refusals.resultsNotOut)
    const result = runner.bib ? await store.result(race, runner.bib) : undefined
    if (!result) return c.json(refusals.notFound)
    if (queryType === QueryType.userScore) return c.json(ok(scoreAnswer(race, result, now)))
    if (result.state !== 'finished') return c.json(refusals.noCertificate)
    return c.body(drawCertificate(race, result), 200, {
      'content-type': 'image/svg+xml',
      'content-disposition': `inline; filename*=UTF-8''certificate-${race.year}-${result.bib}.svg`,
      'x-content-type-options': 'nosniff',
    })
  }

  routes.post(raceCenterPaths.query, async (c) => {
    const { queryType, ...facts } = await readBody(c, queryBody)
    const found = await find(c, facts, 'lookups')
    if (isRefused(found)) return c.json(found)
    const isResult = queryType === QueryType.userScore || queryType === QueryType.userCertificate
    if (isResult) return answerResult(c, found, queryType)
    return answerSignUp(c, found, CHANNEL_OF[queryType])
  })

  return routes
}
