import { Hono } from 'hono'
import type * as v from 'valibot'
import { requests } from '#api/requests.ts'
import { userPaths } from '#api/user/paths.ts'
import { comparable } from '#domain/comparable.ts'
import type { SandboxContext } from '../context.ts'
import { ok, readBody } from '../envelope.ts'
import { accounts, type Handle } from './accounts.ts'
import { codes } from './codes.ts'
import { type Refusal, errors } from './errors.ts'
import { decrypt, hashPassword } from './passwords.ts'
import { isNewEmail, isPhone, isStrong } from './rules.ts'
import { sessions } from './sessions.ts'

type Body<Name extends keyof typeof requests> = v.InferOutput<(typeof requests)[Name]['schema']>
type Registration = Body<'emailRegistration' | 'phoneRegistration'>
type Reset = Body<'emailReset' | 'phoneReset'>

const handleOf = (body: { accountEmail: string } | { phone: string }): Handle =>
  'phone' in body
    ? { phone: comparable('phone', body.phone) }
    : { email: comparable('email', body.accountEmail) }

const pick = (handle: Handle, ofPhone: Refusal, ofEmail: Refusal) =>
  'phone' in handle ? ofPhone : ofEmail

/**
 * Registration and password reset. A correct code is used up only once everything else is valid.
 */
export function passwordRoutes(context: SandboxContext) {
  const routes = new Hono()
  const people = accounts(context)
  const sent = codes(context)

  function readPasswords(first: string, second: string): Refusal | { password: string } {
    const [password, repeated] = [first, second].map((each) =>
      decrypt(each, context.environment.passwords),
    )
    if (password === undefined || repeated === undefined) return errors.passwordUnreadable
    if (!isStrong(password)) return errors.passwordWeak
    return password === repeated ? { password } : errors.passwordsDiffer
  }

  async function register(body: Registration): Promise<Refusal | undefined> {
    const handle = handleOf(body)
    const destination = Object.values(handle).join()
    const isSound =
      'phone' in handle
        ? isPhone(handle.phone, context.environment)
        : isNewEmail(handle.email, context.environment)
    if (!isSound) return pick(handle, errors.phoneWrong, errors.emailWrong)
    const read = readPasswords(body.loginPassword, body.loginPasswordConfirm)
    if ('code' in read) return read
    const checked = await sent.check({ destination, scene: 'register', code: body.captcha })
    if ('code' in checked) return checked
    const taken = pick(handle, errors.phoneRegistered, errors.emailRegistered)
    if (await people.find(handle)) return taken
    if (!(await checked.use())) return errors.codeWrong
    return (await people.add(handle, await hashPassword(read.password))) ? undefined : taken
  }

  async function change(body: Reset): Promise<Refusal | undefined> {
    const handle = handleOf(body)
    const destination = Object.values(handle).join()
    const read = readPasswords(body.loginPassword, body.confirmPassword)
    if ('code' in read) return read
    const { captcha: code, verificationToken } = body
    const checked = await sent.check({ destination, scene: 'reset', code, verificationToken })
    if ('code' in checked) return checked
    const account = await people.find(handle)
    if (!account) return pick(handle, errors.phoneUnknown, errors.emailUnknown)
    if (!(await checked.use())) return errors.codeWrong
    await people.setPassword(account.accountId, await hashPassword(read.password))
    await sessions(context).closeAll(account.accountId)
    return undefined
  }

  routes.post(userPaths.registerByEmail, async (c) => {
    const refused = await register(await readBody(c, requests.emailRegistration))
    return c.json(refused ?? ok(true))
  })
  routes.post(userPaths.registerByPhone, async (c) => {
    const refused = await register(await readBody(c, requests.phoneRegistration))
    return c.json(refused ?? ok(true))
  })
  routes.post(userPaths.resetByEmail, async (c) => {
    const refused = await change(await readBody(c, requests.emailReset))
    return c.json(refused ?? ok(true))
  })
  routes.post(userPaths.resetByPhone, async (c) => {
    const refused = await change(await readBody(c, requests.phoneReset))
    return c.json(refused ?? ok(true))
  })

  return routes
}
