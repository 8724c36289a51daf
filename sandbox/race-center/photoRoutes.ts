import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import * as v from 'valibot'
import { raceCenterPaths } from '../../src/api/raceCenterPaths.ts'
import { textOf } from '../database.ts'
import { ok, readBody } from '../envelope.ts'
import { callerOf, rateLimits } from '../user-center/rateLimits.ts'
import type { World } from '../world.ts'
import { faceOf } from './faceSearch.ts'
import type { FieldStore } from './fieldStore.ts'
import { factsEntries, findRunner, isRefused } from './findRunner.ts'
import { countPhotos, photoOf, readPhotoId } from './photos.ts'
import { findRace, publicationOf, type Race } from './races.ts'
import { refusals } from './refusals.ts'
import { wholeOf } from './resultRoutes.ts'
import type { StoredResult } from './storedResult.ts'

const SIZE = 60
const MAX_SIZE = 500

const searchBody = v.object({
  ...factsEntries,
  page: v.optional(v.number('page must be a number.'), 1),
  size: v.optional(v.number('size must be a number.'), SIZE),
})
const REASON = 'reason must be a text of at most 500 characters.'
const takeDownBody = v.object({
  raceId: v.string('raceId must be a text.'),
  photoId: v.string('photoId must be a text.'),
  reason: v.optional(v.pipe(v.string(REASON), v.maxLength(500, REASON)), ''),
})

/** How faces are compared here, said with every answer. */
const MATCHER = {
  matcher: '示范服务：只用感知哈希比对沙盒自带的几幅画像，并不识别真人。',
  matcherEn:
    'Demonstration: a perceptual hash is compared with a few portraits of the sandbox’s own; no real face is recognised.',
}

/** Photos by two facts or by a face, and asking for one to be taken down. */
export function photoRoutes(world: World, store: FieldStore) {
  const routes = new Hono()
  const { database, clock } = world
  const find = findRunner(world, store)
  const limits = rateLimits(world)

  /** Which of a runner's pictures are gone. */
  async function takenDown(race: Race, bib: string): Promise<Set<number | undefined>> {
    const sql = `SELECT photoId FROM photoTakeDowns WHERE raceId = ? AND photoId LIKE ? || '-%'`
    const found = await database.execute({ sql, args: [race.raceId, bib] })
    return new Set(found.rows.map(({ photoId }) => readPhotoId(race, textOf(photoId))?.n))
  }

  async function pageOf(race: Race, result: StoredResult | undefined, page: number, size: number) {
    if (!result) return { total: 0, photos: [] }
    const gone = await takenDown(race, result.bib)
    const all = Array.from({ length: countPhotos(race, result) }, (_, n) => n)
    const shown = all.filter((n) => !gone.has(n))
    const photos = shown.slice((page - 1) * size, page * size).map((n) => photoOf(race, result, n))
    return { total: shown.length, photos }
  }

  const isOut = (race: Race) => clock.now() >= publicationOf(race).photosAt

  routes.post(raceCenterPaths.photoSearch, async (c) => {
    const { page, size, ...facts } = await readBody(c, searchBody)
    const found = await find(c, facts, 'photoPages')
    if (isRefused(found)) return c.json(found)
    const { race, runner } = found
    if (!isOut(race)) return c.json(refusals.photosNotOut)
    const result = runner.bib ? await store.result(race, runner.bib) : undefined
    return c.json(
      ok(
        await pageOf(race, result, wholeOf(String(page), 1), wholeOf(String(size), SIZE, MAX_SIZE)),
      ),
    )
  })

  async function formOf(c: Context): Promise<FormData> {
    return c.req.formData().catch(() => new FormData())
  }

  routes.post(raceCenterPaths.photoSearchByFace, async (c) => {
    const caller = callerOf(c)
    if (await limits.isReached('faces', caller)) return c.json(refusals.tooMany)
    await limits.note('faces', caller)
    const form = await formOf(c)
    const field = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const race = findRace(field('raceId'))
    if (!race) return c.json(refusals.noSuchRace)
    if (!field('consentedAt')) return c.json(refusals.consentMissing)
    if (!isOut(race)) return c.json(refusals.photosNotOut)
    const face = await faceOf(form.get('file'))
    if (!face) return c.json(refusals.faceUnreadable)
    const result = face.bib && race.hasSignUp ? await store.result(race, face.bib) : undefined
    const seen = result?.isHidden ? undefined : result
    const [page, size] = [wholeOf(field('page'), 1), wholeOf(field('size'), SIZE, MAX_SIZE)]
    return c.json(ok({ ...(await pageOf(race, seen, page, size)), ...MATCHER }))
  })

  routes.post(raceCenterPaths.photoTakeDown, async (c) => {
    const { raceId, photoId, reason } = await readBody(c, takeDownBody)
    const caller = callerOf(c)
    if (await limits.isReached('takeDowns', caller)) return c.json(refusals.tooMany)
    await limits.note('takeDowns', caller)
    const race = findRace(raceId)
    if (!race || !readPhotoId(race, photoId)) return c.json(refusals.noSuchPhoto)
    const requestId = `TD${randomBytes(5).toString('hex').toUpperCase()}`
    await database.execute({
      sql: 'INSERT INTO photoTakeDowns VALUES (?, ?, ?, ?, ?)',
      args: [requestId, raceId, photoId, reason, clock.now()],
    })
    return c.json(ok({ requestId }))
  })

  return routes
}
