import { Hono } from 'hono'
import { requests } from '#api/requests.ts'
import { logoutPath } from '#api/user/logoutPath.ts'
import { userPaths } from '#api/user/paths.ts'
import { comparable } from '#domain/comparable.ts'
import type { SandboxContext } from '../context.ts'
import { ok, readBody, readQuery } from '../envelope.ts'
import { type Account, accounts, type Handle } from './accounts.ts'
import { captchas, type SentToken } from './captchas.ts'
import { codes } from './codes.ts'
import { type Refusal, errors } from './errors.ts'
import { decrypt, isPassword } from './passwords.ts'
import { callerOf, rateLimits } from './rateLimits.ts'
import { sessions } from './sessions.ts'
import { userDataOf } from './userData.ts'

/** Login types as sent in a form (spec §9). */
const LOGIN_TYPE = { password: '0', code: '1', email: '5' } as const

type AccountOrRefusal = Account | Refusal
const isRefused = (answer: AccountOrRefusal): answer is Refusal => 'code' in answer

/** Login and logout, and whether an e-mail is registered. */
export function loginRoutes(context: SandboxContext) {
  const routes = new Hono()
  const people = accounts(context)
  const sent = codes(context)
  const captchaStore = captchas(context)
  const limits = rateLimits(context)
  const userSessions = sessions(context)

  /**
   * After too many wrong passwords for the account or from the caller, every attempt requires a
   * captcha. Nobody is locked out: with a captcha the right password always works.
   */
  async function byPassword(
    handle: Handle,
    { password: sentPassword, ...given }: { password: string } & SentToken,
    caller: string,
  ): Promise<AccountOrRefusal> {
    const subject = Object.values(handle).join()
    const isReached = async () =>
      (await limits.isReached('wrongPasswordsOfCaller', caller)) ||
      (await limits.isReached('wrongPasswords', subject))
    const isWithinLimits = async () =>
      (await limits.take('wrongPasswordsOfCaller', caller)) &&
      (await limits.take('wrongPasswords', subject))

    const password = decrypt(sentPassword, context.environment.passwords)
    if (password === undefined) return errors.passwordUnreadable
    const isChecked = await isReached()
    if (isChecked && !(await captchaStore.accept(given))) return errors.captchaNeeded
    const account = await people.find(handle)
    // Hash for unknown accounts too, so that response time reveals nothing.
    const isRight = await isPassword(password, account?.password ?? '')
    // Check again: many passwords may have been tried concurrently.
    if (account && isRight) {
      return isChecked || !(await isReached()) ? account : errors.captchaNeeded
    }
    return isChecked || (await isWithinLimits()) ? errors.loginWrong : errors.captchaNeeded
  }

  async function byCode(phone: string, code: string): Promise<AccountOrRefusal> {
    const checked = await sent.check({ destination: phone, scene: 'login', code })
    if ('code' in checked) return checked
    const account = await people.find({ phone })
    if (!account) return errors.phoneUnknown
    return (await checked.use()) ? account : errors.codeWrong
  }

  routes.post(userPaths.login, async (c) => {
    const { loginType, captcha, ...given } = await readBody(c, requests.newSession)
    const phone = comparable('phone', given.phone)
    const email = comparable('email', given.accountEmail)
    const handle = loginType === LOGIN_TYPE.email ? { email } : { phone }
    const found =
      loginType === LOGIN_TYPE.code
        ? await byCode(phone, captcha)
        : await byPassword(handle, given, callerOf(c))
    if (isRefused(found)) return c.json(found)
    return c.json(
      ok(userDataOf(found, await userSessions.create(found.accountId), context.edition.organiser)),
    )
  })

  routes.post(logoutPath, async (c) => {
    await userSessions.close(c)
    return c.json(ok(true))
  })

  routes.get(userPaths.emailRegistered, async (c) => {
    const email = comparable('email', readQuery(c, 'email'))
    if (!(await limits.take('emailLookups', callerOf(c)))) return c.json(errors.attemptsTooMany)
    return c.json(ok((await people.find({ email })) !== undefined))
  })

  return routes
}
