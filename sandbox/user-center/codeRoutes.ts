import { Hono } from 'hono'
import type { Context } from 'hono'
import * as v from 'valibot'
import { paths } from '../../src/api/paths.ts'
import { ok, readBody } from '../envelope.ts'
import type { World } from '../world.ts'
import { codes } from './codes.ts'
import { humanChecks, type SentProof } from './humanChecks.ts'
import { callerOf, rateLimits } from './rateLimits.ts'
import { refusals } from './refusals.ts'
import { isEmail, isPhone, normalEmail, only, textOf } from './rules.ts'

const SCENE = 'scene must be login, register or reset.'
const proof = {
  nc_token: textOf('nc_token'),
  scene: v.picklist(['login', 'register', 'reset'], SCENE),
  sessionId: textOf('sessionId'),
  sig: textOf('sig'),
  cloudType: v.picklist(['aliyun', 'huoshanyun', 'tencentyun'], 'cloudType is unknown.'),
}
const phoneBody = v.object({
  ...proof,
  captchaType: only('captchaType', '2'),
  userPhone: textOf('userPhone'),
  raceAppBusinessType: textOf('raceAppBusinessType'),
})
const emailBody = v.object({
  ...proof,
  captchaType: only('captchaType', '20'),
  accountEmail: textOf('accountEmail'),
  emailSendType: textOf('emailSendType'),
})

/** The sending of codes (spec §7), each against a fresh proof of a human check. */
export function codeRoutes(world: World) {
  const routes = new Hono()
  const sent = codes(world)
  const checks = humanChecks(world)
  const limits = rateLimits(world)

  async function send(c: Context, destination: string, given: SentProof) {
    const caller = callerOf(c)
    const isTooMany =
      (await limits.isReached('codesToDestination', destination)) ||
      (await limits.isReached('codesOfCaller', caller))
    if (isTooMany) return c.json(refusals.codesTooMany)
    if (!(await checks.accept(given))) return c.json(refusals.humanCheckFailed)
    await limits.note('codesToDestination', destination)
    await limits.note('codesOfCaller', caller)
    return c.json(ok(await sent.send(destination, given.scene)))
  }

  routes.post(paths.phoneCode, async (c) => {
    const { userPhone, ...given } = await readBody(c, phoneBody)
    return isPhone(userPhone) ? send(c, userPhone, given) : c.json(refusals.phoneWrong)
  })

  routes.post(paths.emailCode, async (c) => {
    const { accountEmail, ...given } = await readBody(c, emailBody)
    const email = normalEmail(accountEmail)
    return isEmail(email) ? send(c, email, given) : c.json(refusals.emailWrong)
  })

  return routes
}
