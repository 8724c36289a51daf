import { Hono } from 'hono'
import type { Context } from 'hono'
import { EXPORTS, type Export } from '../../src/api/lookupCodes.ts'
import { raceCenterPaths } from '../../src/api/raceCenterPaths.ts'
import { readQuery } from '../envelope.ts'
import { typeOf } from '../fileTypes.ts'
import { callerOf, rateLimits } from '../user-center/rateLimits.ts'
import type { World } from '../world.ts'
import type { FieldStore } from './fieldStore.ts'
import { findRace, publicationOf, type Race, season } from './races.ts'
import { refusals } from './refusals.ts'
import { prizeBook, resultBook } from './workbooks.ts'

type Bytes = Uint8Array<ArrayBuffer>

const isExport = (type: string): type is Export => EXPORTS.some((known) => known === type)
const ALL = { itemId: '', sex: 0, size: -1, from: 0 }
const XLSX = typeOf('xlsx')

const file = (c: Context, body: Bytes | string, type: string, name: string) =>
  c.body(body, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'x-content-type-options': 'nosniff',
  })

/** Files for everybody (spec §7 "Export download"); what cannot be had is told in JSON. */
export function exportRoutes(world: World, store: FieldStore) {
  const routes = new Hono()
  const limits = rateLimits(world)

  async function drawList(c: Context, race: Race) {
    if (world.clock.now() < season.drawAt) return c.json(refusals.drawNotOut)
    const list = await store.drawList(race)
    return file(c, list, 'text/plain; charset=utf-8', `draw-${race.year}.txt`)
  }

  async function resultFile(c: Context, race: Race, type: 'prizes' | 'results') {
    if (world.clock.now() < publicationOf(race).resultsAt) return c.json(refusals.resultsNotOut)
    const { results } = await store.list(race, ALL)
    if (type === 'results') {
      return file(c, await resultBook(race, results), XLSX, `${race.name} 成绩.xlsx`)
    }
    // The lists of the years before are not kept: there is a file without anything in it.
    const book = race.hasSignUp ? await prizeBook(race, results) : new Uint8Array()
    return file(c, book, XLSX, `${race.name} 获奖名单.xlsx`)
  }

  routes.get(raceCenterPaths.export, async (c) => {
    const caller = callerOf(c)
    if (await limits.isReached('exports', caller)) return c.json(refusals.tooMany)
    await limits.note('exports', caller)
    const race = findRace(readQuery(c, 'raceId'))
    const type = readQuery(c, 'type')
    if (!race) return c.json(refusals.noSuchRace)
    if (!isExport(type)) return c.json(refusals.noSuchExport)
    return type === 'draw' ? drawList(c, race) : resultFile(c, race, type)
  })

  return routes
}
