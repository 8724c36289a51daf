import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { userPaths } from '#api/user/paths.ts'
import type { SandboxContext } from '../context.ts'
import { ok, readBody } from '../envelope.ts'
import { captchas, type SentToken } from './captchas.ts'
import { codes } from './codes.ts'
import { errors } from './errors.ts'
import { callerOf, rateLimits } from './rateLimits.ts'
import { isEmail, isNewEmail, isPhone, emailOf, literalOf, phoneOf, textOf } from './rules.ts'

const SCENE = 'scene must be login, register or reset.'
const captchaToken = {
  nc_token: textOf('nc_token'),
  scene: v.picklist(['login', 'register', 'reset'], SCENE),
  sessionId: textOf('sessionId'),
  sig: textOf('sig'),
  cloudType: v.picklist(['aliyun', 'huoshanyun', 'tencentyun'], 'cloudType is unknown.'),
}
const phoneBody = v.object({
  ...captchaToken,
  captchaType: literalOf('captchaType', '2'),
  userPhone: phoneOf('userPhone'),
  raceAppBusinessType: textOf('raceAppBusinessType'),
})
const emailBody = v.object({
  ...captchaToken,
  captchaType: literalOf('captchaType', '20'),
  accountEmail: emailOf('accountEmail'),
  emailSendType: textOf('emailSendType'),
})

/** Sends verification codes (spec §7). Each requires a fresh captcha token. */
export function codeRoutes(context: SandboxContext) {
  const routes = new Hono()
  const sent = codes(context)
  const captchaStore = captchas(context)
  const limits = rateLimits(context)

  async function send(c: Context, destination: string, given: SentToken) {
    const caller = callerOf(c)
    const isTooMany =
      (await limits.isReached('codesToDestination', destination)) ||
      (await limits.isReached('codesOfCaller', caller))
    if (isTooMany) return c.json(errors.codesTooMany)
    if (!(await captchaStore.accept(given))) return c.json(errors.captchaFailed)
    await limits.note('codesToDestination', destination)
    await limits.note('codesOfCaller', caller)
    return c.json(ok(await sent.send(destination, given.scene)))
  }

  routes.post(userPaths.phoneCode, async (c) => {
    const { userPhone, ...given } = await readBody(c, phoneBody)
    return isPhone(userPhone, context.environment)
      ? send(c, userPhone, given)
      : c.json(errors.phoneWrong)
  })

  routes.post(userPaths.emailCode, async (c) => {
    const { accountEmail: email, ...given } = await readBody(c, emailBody)
    const isSound =
      given.scene === 'register' ? isNewEmail(email, context.environment) : isEmail(email)
    return isSound ? send(c, email, given) : c.json(errors.emailWrong)
  })

  return routes
}
