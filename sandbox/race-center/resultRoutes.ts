import { Hono } from 'hono'
import { raceCenterPaths } from '../../src/api/raceCenterPaths.ts'
import { ok, readQuery } from '../envelope.ts'
import { callerOf, rateLimits } from '../user-center/rateLimits.ts'
import type { World } from '../world.ts'
import { publicationAnswer, rowAnswer } from './answers.ts'
import { readCertificateCode } from './certificateCode.ts'
import type { FieldStore } from './fieldStore.ts'
import { maskName } from './masks.ts'
import { findRace, publicationOf } from './races.ts'
import { refusals } from './refusals.ts'

const MAX_SIZE = 1000
const SIZE = 50

/** A whole number of a query, within bounds. */
export function wholeOf(value: string | undefined, usual: number, most = Infinity): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : usual
}

/** The results list and the check of a certificate: for everybody, masked. */
export function resultRoutes(world: World, store: FieldStore) {
  const routes = new Hono()
  const limits = rateLimits(world)

  routes.get(raceCenterPaths.results, async (c) => {
    const race = findRace(readQuery(c, 'raceId'))
    const now = world.clock.now()
    if (!race) return c.json(refusals.noSuchRace)
    if (now < publicationOf(race).resultsAt) return c.json(refusals.resultsNotOut)
    const size = wholeOf(c.req.query('size'), SIZE, MAX_SIZE)
    const { total, results } = await store.list(race, {
      itemId: c.req.query('item') ?? '',
      sex: wholeOf(c.req.query('sex'), 0),
      size,
      from: (wholeOf(c.req.query('page'), 1) - 1) * size,
    })
    return c.json(ok({ ...publicationAnswer(race, now), total, results: results.map(rowAnswer) }))
  })

  routes.get(raceCenterPaths.certificateCheck, async (c) => {
    const caller = callerOf(c)
    if (await limits.isReached('certificateChecks', caller)) return c.json(refusals.tooMany)
    await limits.note('certificateChecks', caller)
    const read = readCertificateCode(readQuery(c, 'code'))
    const now = world.clock.now()
    const isOut = read && now >= publicationOf(read.race).resultsAt
    const result = isOut ? await store.result(read.race, read.bib) : undefined
    if (!read || result?.state !== 'finished') return c.json(ok({ isGenuine: false }))
    const { name, bib, itemId, gun, net, places } = result
    const { isOfficial, publishedAt } = publicationAnswer(read.race, now)
    return c.json(
      ok({
        isGenuine: true,
        isOfficial,
        raceName: read.race.name,
        raceNameEn: read.race.nameEn,
        itemId,
        name: maskName(name),
        bib,
        gunSeconds: gun,
        netSeconds: net,
        place: places.overall?.place,
        issuedAt: publishedAt,
      }),
    )
  })

  return routes
}
