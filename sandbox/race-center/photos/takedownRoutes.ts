import { Hono } from 'hono'
import * as v from 'valibot'
import { racePaths } from '#api/race/paths.ts'
import { TAKEDOWN_REASONS } from '#api/race/takedownReasons.ts'
import type { SandboxContext } from '../../context.ts'
import { ok, readBody } from '../../envelope.ts'
import { accounts } from '../../user-center/accounts.ts'
import { captchas } from '../../user-center/captchas.ts'
import { codes } from '../../user-center/codes.ts'
import { errors as accountErrors } from '../../user-center/errors.ts'
import { callerOf, rateLimits } from '../../user-center/rateLimits.ts'
import { sessions } from '../../user-center/sessions.ts'
import { errors } from '../errors.ts'
import { findRace, type Race } from '../races.ts'
import { captchaTokenEntries } from '../runners/pairSearches.ts'
import type { FieldStore } from '../runners/starterStore.ts'
import { readPhotoId } from './photos.ts'
import { takedowns } from './takedowns.ts'

const DETAILS = 'details must be a text of at most 400 characters.'
const requestBody = v.object({
  raceId: v.string('raceId must be a text.'),
  photoId: v.string('photoId must be a text.'),
  reason: v.picklist(TAKEDOWN_REASONS, `reason must be one of ${TAKEDOWN_REASONS.join(', ')}.`),
  details: v.optional(v.pipe(v.string(DETAILS), v.maxLength(400, DETAILS)), ''),
})
const requestId = v.string('requestId must be a text.')
const codeBody = v.object({ ...captchaTokenEntries, requestId })
const confirmBody = v.object({
  requestId,
  captcha: v.string('captcha must be a text.'),
  verificationToken: v.string('verificationToken must be a text.'),
})

/** Scope of a verification code: it is valid for one takedown request only. */
const sceneOf = (id: string) => `takedown ${id}`

/**
 * Takedown requests for photos. A photo is removed at once if the request comes from its owner:
 * logged in to the account with the entry's phone, or confirmed with a code sent to that phone.
 * Otherwise it stays up until the operator decides.
 */
export function takedownRoutes(context: SandboxContext, store: FieldStore) {
  const routes = new Hono()
  const requests = takedowns(context)
  const limits = rateLimits(context)
  const sentCodes = codes(context)

  /** Phone of the entry that a photo belongs to. Returns '' if none is stored. */
  async function phoneOf(race: Race, photoId: string): Promise<string> {
    const bib = readPhotoId(race, photoId)?.bib ?? ''
    return (await store.withBib(race, bib))?.person.phone ?? ''
  }

  async function isOwner(accountId: string, phone: string): Promise<boolean> {
    const account = phone ? await accounts(context).find({ phone }) : undefined
    return account?.accountId === accountId
  }

  /**
   * Where to send the code that confirms a waiting request. Returns undefined if there is no such
   * request. An entry without a phone is not revealed: the code then goes to nobody.
   */
  async function destinationOf(id: string): Promise<string | undefined> {
    const found = await requests.find(id)
    const race = found?.state === 'waiting' ? findRace(found.raceId) : undefined
    return found && race && ((await phoneOf(race, found.photoId)) || id)
  }

  routes.post(racePaths.photoTakedown, async (c) => {
    const { raceId, photoId, reason, details } = await readBody(c, requestBody)
    const caller = callerOf(c)
    if (await limits.isReached('takedowns', caller)) return c.json(errors.tooMany)
    await limits.note('takedowns', caller)
    const race = findRace(raceId)
    if (!race || !readPhotoId(race, photoId)) return c.json(errors.noSuchPhoto)
    const accountId = await sessions(context).accountOf(c)
    if (!accountId && c.req.header('token')) return c.json(accountErrors.expired)
    const isOwn =
      accountId !== undefined && (await isOwner(accountId, await phoneOf(race, photoId)))
    const state = isOwn ? 'takenDown' : 'waiting'
    const id = await requests.add({ raceId, photoId, reason, details, state })
    return c.json(ok({ requestId: id, state }))
  })

  routes.post(racePaths.photoTakedownCode, async (c) => {
    const { requestId: id, ...captchaToken } = await readBody(c, codeBody)
    const destination = await destinationOf(id)
    if (!destination) return c.json(errors.noSuchRequest)
    const caller = callerOf(c)
    const isTooMany =
      (await limits.isReached('takedownCodes', destination)) ||
      (await limits.isReached('codesOfCaller', caller))
    if (isTooMany) return c.json(accountErrors.codesTooMany)
    const isPassed = await captchas(context).accept({ ...captchaToken, cloudType: '' })
    if (!isPassed) return c.json(errors.captchaNeeded)
    await limits.note('takedownCodes', destination)
    await limits.note('codesOfCaller', caller)
    const { verificationToken } = await sentCodes.send(destination, sceneOf(id))
    return c.json(ok({ verificationToken }))
  })

  routes.post(racePaths.photoTakedownConfirm, async (c) => {
    const { requestId: id, captcha, verificationToken } = await readBody(c, confirmBody)
    const destination = await destinationOf(id)
    if (!destination) return c.json(errors.noSuchRequest)
    const given = { destination, scene: sceneOf(id), code: captcha, verificationToken }
    const checked = await sentCodes.check(given)
    if (!('use' in checked)) return c.json(checked)
    if (!(await checked.use())) return c.json(accountErrors.codeWrong)
    await requests.decide(id, 'takenDown')
    return c.json(ok({ requestId: id, state: 'takenDown' }))
  })

  return routes
}
