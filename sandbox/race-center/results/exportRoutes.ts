import { Hono, type Context } from 'hono'
import { racePaths } from '#api/race/paths.ts'
import { EXPORTS, type Export } from '#api/race/queryCodes.ts'
import type { SandboxContext } from '../../context.ts'
import { readQuery } from '../../envelope.ts'
import { typeOf } from '../../fileTypes.ts'
import { callerOf, rateLimits } from '../../user-center/rateLimits.ts'
import { errors } from '../errors.ts'
import { findRace, publicationOf, type Race } from '../races.ts'
import type { FieldStore } from '../runners/starterStore.ts'
import { fileLanguageOf, fileNameOf, prizeBook, resultBook } from './workbooks.ts'

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

/** Public downloads (spec §7 "Export download"). Errors are returned as JSON. */
export function exportRoutes(context: SandboxContext, store: FieldStore) {
  const routes = new Hono()
  const limits = rateLimits(context)

  async function drawList(c: Context, race: Race) {
    if (race.edition.items.every(({ entryMode }) => entryMode !== 'ballot')) {
      return c.json(errors.noSuchExport)
    }
    if (context.clock.now() < race.edition.season.drawAt) return c.json(errors.drawNotOut)
    const list = await store.drawList(race)
    return file(c, list, 'text/plain; charset=utf-8', `draw-${race.year}.txt`)
  }

  async function resultFile(c: Context, race: Race, type: 'prizes' | 'results') {
    const language = fileLanguageOf(c.req.query('language'))
    const name = fileNameOf(race, type, language)
    if (context.clock.now() < publicationOf(race).resultsAt) return c.json(errors.resultsNotOut)
    const { results } = await store.list(race, ALL)
    if (type === 'results') {
      return file(c, await resultBook(race, results, language), XLSX, name)
    }
    // No lists are stored for earlier years, so the file is empty.
    const book = race.hasSignup ? await prizeBook(race, results, language) : new Uint8Array()
    return file(c, book, XLSX, name)
  }

  routes.get(racePaths.export, async (c) => {
    const caller = callerOf(c)
    if (await limits.isReached('exports', caller)) return c.json(errors.tooMany)
    await limits.note('exports', caller)
    const race = findRace(readQuery(c, 'raceId'))
    const type = readQuery(c, 'type')
    if (!race) return c.json(errors.noSuchRace)
    if (!isExport(type)) return c.json(errors.noSuchExport)
    return type === 'draw' ? drawList(c, race) : resultFile(c, race, type)
  })

  return routes
}
