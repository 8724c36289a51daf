import { Hono, type Context } from 'hono'
import { racePaths } from '#api/race/paths.ts'
import { requests } from '#api/requests.ts'
import type { SandboxContext } from '../../context.ts'
import { ok, readBody, requireContentType } from '../../envelope.ts'
import { captchas } from '../../user-center/captchas.ts'
import { callerOf, rateLimits } from '../../user-center/rateLimits.ts'
import { errors } from '../errors.ts'
import { findRace, publicationOf, type Race } from '../races.ts'
import { wholeOf } from '../results/resultRoutes.ts'
import type { StoredResult } from '../results/storedResult.ts'
import { findRunner, isRefused } from '../runners/findRunner.ts'
import { maskName } from '../runners/masks.ts'
import type { FieldStore } from '../runners/starterStore.ts'
import { faceOf } from './faceSearch.ts'
import { countPhotos, photoOf, readPhotoId } from './photos.ts'
import { takedowns } from './takedowns.ts'

const SIZE = 60
const MAX_SIZE = 500

/** How faces are compared here, included in every response. */
const MATCHER = {
  matcher: '示范服务：只用感知哈希比对沙盒自带的几幅画像，并不识别真人。',
  matcherEn:
    'Demonstration: a perceptual hash is compared with a few portraits of the sandbox’s own; no real face is recognised.',
  matcherJa:
    'これはデモです。サンドボックスが用意した数枚の肖像と知覚ハッシュを比べるだけで、実在の人物の顔は認識しません。',
}

/** Photo search by credentials or by face. */
export function photoRoutes(context: SandboxContext, store: FieldStore) {
  const routes = new Hono()
  const { clock } = context
  const find = findRunner(context, store)
  const limits = rateLimits(context)
  const captchaStore = captchas(context)
  const takenDown = takedowns(context)

  async function pageOf(race: Race, result: StoredResult | undefined, page: number, size: number) {
    if (!result) return { total: 0, photos: [] }
    const ids = await takenDown.takenDownOf(race.raceId, result.bib)
    const removed = new Set(ids.map((photoId) => readPhotoId(race, photoId)?.n))
    const all = Array.from({ length: countPhotos(race, result) }, (_, n) => n)
    const shown = all.filter((n) => !removed.has(n))
    const photos = shown.slice((page - 1) * size, page * size).map((n) => photoOf(race, result, n))
    return { total: shown.length, photos }
  }

  const isOut = (race: Race) => clock.now() >= publicationOf(race).photosAt

  routes.post(racePaths.photoSearch, async (c) => {
    const { page, size, ...facts } = await readBody(c, requests.photoSearch)
    const found = await find(c, facts, 'photoPages')
    if (isRefused(found)) return c.json(found)
    const { race, runner } = found
    if (!isOut(race)) return c.json(errors.photosNotOut)
    const result = runner.bib ? await store.result(race, runner.bib) : undefined
    const whose = { name: maskName(runner.person.name), bib: runner.bib ?? '' }
    return c.json(ok({ ...whose, ...(await pageOf(race, result, page, size)) }))
  })

  async function formOf(c: Context): Promise<FormData> {
    return c.req.formData().catch(() => new FormData())
  }

  routes.post(racePaths.photoSearchByFace, async (c) => {
    requireContentType(c, 'multipart')
    const form = await formOf(c)
    const field = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const isFree = await limits.take('faces', callerOf(c))
    const captchaToken = {
      nc_token: field('nc_token'),
      scene: field('scene'),
      sessionId: field('sessionId'),
      sig: field('sig'),
    }
    if (!isFree && !(await captchaStore.accept({ ...captchaToken, cloudType: '' }))) {
      return c.json(errors.captchaNeeded)
    }
    const race = findRace(field('raceId'))
    if (!race) return c.json(errors.noSuchRace)
    if (!field('consentedAt')) return c.json(errors.consentMissing)
    if (!isOut(race)) return c.json(errors.photosNotOut)
    const face = await faceOf(race.edition, form.get('file'))
    if (!face) return c.json(errors.faceUnreadable)
    const result = face.bib && race.hasSignup ? await store.result(race, face.bib) : undefined
    const seen = result?.isHidden ? undefined : result
    const [page, size] = [wholeOf(field('page'), 1), wholeOf(field('size'), SIZE, MAX_SIZE)]
    return c.json(ok({ ...(await pageOf(race, seen, page, size)), ...MATCHER }))
  })

  return routes
}
