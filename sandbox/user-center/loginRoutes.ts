import { Hono } from 'hono'
import * as v from 'valibot'
import { paths } from '../../src/api/paths.ts'
import { ok, readBody, readQuery } from '../envelope.ts'
import type { World } from '../world.ts'
import { type Account, accounts, type Handle } from './accounts.ts'
import { codes } from './codes.ts'
import { decrypt, isPassword } from './passwords.ts'
import { rateLimits } from './rateLimits.ts'
import { type Refusal, refusals } from './refusals.ts'
import { normalEmail, only, textOf } from './rules.ts'
import { sessions } from './sessions.ts'
import { userDataOf } from './userData.ts'

/** Login types as they stand in a form (spec §9). */
const LOGIN_TYPE = { password: '0', code: '1', email: '5' } as const

const loginBody = v.object({
  loginType: v.picklist(Object.values(LOGIN_TYPE), 'loginType must be 0, 1 or 5.'),
  captcha: v.optional(textOf('captcha'), ''),
  phone: v.optional(textOf('phone'), ''),
  password: v.optional(textOf('password'), ''),
  encryptType: only('encryptType', '1'),
  accountEmail: v.optional(textOf('accountEmail'), ''),
})

type Found = Account | Refusal
const isRefused = (found: Found): found is Refusal => 'code' in found

/** Signing in and out, and whether an e-mail is taken. */
export function loginRoutes(world: World) {
  const routes = new Hono()
  const people = accounts(world)
  const sent = codes(world)
  const limits = rateLimits(world)
  const signIns = sessions(world)

  async function byPassword(handle: Handle, sentPassword: string): Promise<Found> {
    const subject = Object.values(handle).join()
    if (await limits.isReached('wrongPasswords', subject)) return refusals.signInsTooMany
    const account = await people.find(handle)
    const password = decrypt(sentPassword, world.stage.passwords)
    if (password === undefined) return refusals.passwordUnreadable
    // The hash is made for an unknown account too: the time that it takes tells nothing.
    const isRight = await isPassword(password, account?.password ?? '')
    if (account && isRight) return account
    await limits.note('wrongPasswords', subject)
    return refusals.signInWrong
  }

  async function byCode(phone: string, code: string): Promise<Found> {
    const checked = await sent.check({ destination: phone, scene: 'login', code })
    if ('code' in checked) return checked
    const account = await people.find({ phone })
    if (!account) return refusals.phoneUnknown
    return (await checked.use()) ? account : refusals.codeWrong
  }

  routes.post(paths.login, async (c) => {
    const { loginType, phone, captcha, password, accountEmail } = await readBody(c, loginBody)
    const found =
      loginType === LOGIN_TYPE.code
        ? await byCode(phone, captcha)
        : await byPassword(
            loginType === LOGIN_TYPE.email ? { email: normalEmail(accountEmail) } : { phone },
            password,
          )
    if (isRefused(found)) return c.json(found)
    return c.json(ok(userDataOf(found, await signIns.open(found.accountId))))
  })

  routes.post(paths.logout, async (c) => {
    await signIns.close(c)
    return c.json(ok(true))
  })

  routes.get(paths.emailRegistered, async (c) => {
    const email = normalEmail(readQuery(c, 'email'))
    return c.json(ok((await people.find({ email })) !== undefined))
  })

  return routes
}
