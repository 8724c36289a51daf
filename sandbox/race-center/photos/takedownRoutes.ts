import { Hono } from 'hono'
import { racePaths } from '#api/race/paths.ts'
import { requests } from '#api/requests.ts'
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
import type { FieldStore } from '../runners/starterStore.ts'
import { readPhotoId } from './photos.ts'
import { takedowns } from './takedowns.ts'

/** Scope of a verification code: it is valid for one takedown request only. */
const sceneOf = (id: string) => `takedown ${id}`

/**
 * Takedown requests for photos. A photo is removed at once if the request comes from its owner:
 * logged in to the account with the entry's phone, or confirmed with a code sent to that phone.
 * Otherwise it stays up until the operator decides.
 */
export function takedownRoutes(context: SandboxContext, runners: FieldStore) {
  const routes = new Hono()
  const store = takedowns(context)
  const limits = rateLimits(context)
  const sentCodes = codes(context)

  /** Phone of the entry that a photo belongs to. Returns '' if none is stored. */
  async function phoneOf(race: Race, photoId: string): Promise<string> {
    const bib = readPhotoId(race, photoId)?.bib ?? ''
    return (await runners.withBib(race, bib))?.person.phone ?? ''
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
    const found = await store.find(id)
    const race = found?.state === 'waiting' ? findRace(found.raceId) : undefined
    return found && race && ((await phoneOf(race, found.photoId)) || id)
  }

  routes.post(racePaths.photoTakedown, async (c) => {
    const { raceId, photoId, reason, details } = await readBody(c, requests.takedownRequest)
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
    const id = await store.add({ raceId, photoId, reason, details, state })
    return c.json(ok({ requestId: id, state }))
  })

  routes.post(racePaths.photoTakedownCode, async (c) => {
    const { requestId: id, ...captchaToken } = await readBody(c, requests.takedownCode)
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
    const {
      requestId: id,
      captcha,
      verificationToken,
    } = await readBody(c, requests.takedownConfirmation)
    const destination = await destinationOf(id)
    if (!destination) return c.json(errors.noSuchRequest)
    const given = { destination, scene: sceneOf(id), code: captcha, verificationToken }
    const checked = await sentCodes.check(given)
    if (!('use' in checked)) return c.json(checked)
    if (!(await checked.use())) return c.json(accountErrors.codeWrong)
    await store.decide(id, 'takenDown')
    return c.json(ok({ requestId: id, state: 'takenDown' }))
  })

  return routes
}
