import { Hono } from 'hono'
import { racePaths } from '#api/race/paths.ts'
import type { SandboxContext } from '../../context.ts'
import { localizedFields } from '../../editions/words.ts'
import { ok, readQuery } from '../../envelope.ts'
import { callerOf, rateLimits } from '../../user-center/rateLimits.ts'
import { errors } from '../errors.ts'
import { findRace, publicationOf } from '../races.ts'
import { publicationResponse, rowResponse } from '../responses.ts'
import { maskName } from '../runners/masks.ts'
import type { FieldStore } from '../runners/starterStore.ts'
import { readCertificateCode } from './certificateCode.ts'

const MAX_SIZE = 1000
const SIZE = 50

/** Higher ones, times the size of a page, are not whole numbers to the database. */
const MAX_PAGE = 1_000_000

/** Parses a positive whole number, at most `most`. Returns `usual` for anything else. */
export function wholeOf(value: string | undefined, usual: number, max = MAX_PAGE): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? Math.min(number, max) : usual
}

/** Results list and certificate check: public, with masked names. */
export function resultRoutes(context: SandboxContext, store: FieldStore) {
  const routes = new Hono()
  const limits = rateLimits(context)

  routes.get(racePaths.results, async (c) => {
    const race = findRace(readQuery(c, 'raceId'))
    const now = context.clock.now()
    if (!race) return c.json(errors.noSuchRace)
    if (now < publicationOf(race).resultsAt) return c.json(errors.resultsNotOut)
    const size = wholeOf(c.req.query('size'), SIZE, MAX_SIZE)
    const { total, results } = await store.list(race, {
      itemId: c.req.query('item') ?? '',
      sex: wholeOf(c.req.query('sex'), 0),
      size,
      from: (wholeOf(c.req.query('page'), 1) - 1) * size,
    })
    return c.json(
      ok({ ...publicationResponse(race, now), total, results: results.map(rowResponse) }),
    )
  })

  routes.get(racePaths.certificateCheck, async (c) => {
    const caller = callerOf(c)
    if (await limits.isReached('certificateChecks', caller)) return c.json(errors.tooMany)
    await limits.note('certificateChecks', caller)
    const read = readCertificateCode(readQuery(c, 'code'))
    const now = context.clock.now()
    const isOut = read && now >= publicationOf(read.race).resultsAt
    const result = isOut ? await store.result(read.race, read.bib) : undefined
    if (!read || result?.state !== 'finished') return c.json(ok({ isGenuine: false }))
    const { name, bib, itemId, gun, net, places } = result
    const { isOfficial, publishedAt } = publicationResponse(read.race, now)
    return c.json(
      ok({
        isGenuine: true,
        isOfficial,
        ...localizedFields('raceName', read.race.name),
        itemId,
        name: maskName(name),
        bib,
        gunSeconds: gun,
        netSeconds: net,
        place: places.overall?.place,
        sexPlace: places.sex?.place,
        issuedAt: publishedAt,
      }),
    )
  })

  return routes
}
