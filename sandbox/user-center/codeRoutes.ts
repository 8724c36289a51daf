import { Hono, type Context } from 'hono'
import { requests } from '#api/requests.ts'
import { userPaths } from '#api/user/paths.ts'
import { comparable } from '#domain/comparable.ts'
import type { SandboxContext } from '../context.ts'
import { ok, readBody } from '../envelope.ts'
import { captchas, type SentToken } from './captchas.ts'
import { codes } from './codes.ts'
import { errors } from './errors.ts'
import { callerOf, rateLimits } from './rateLimits.ts'
import { isEmail, isNewEmail, isPhone } from './rules.ts'

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
    const { userPhone, ...given } = await readBody(c, requests.phoneCode)
    const phone = comparable('phone', userPhone)
    return isPhone(phone, context.environment) ? send(c, phone, given) : c.json(errors.phoneWrong)
  })

  routes.post(userPaths.emailCode, async (c) => {
    const { accountEmail, ...given } = await readBody(c, requests.emailCode)
    const email = comparable('email', accountEmail)
    const isSound =
      given.scene === 'register' ? isNewEmail(email, context.environment) : isEmail(email)
    return isSound ? send(c, email, given) : c.json(errors.emailWrong)
  })

  return routes
}
