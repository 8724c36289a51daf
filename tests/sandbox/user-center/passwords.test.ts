// @vitest-environment node
import { expect, test } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { userPaths } from '#api/user/paths.ts'
import { testEnvironment } from '#sandbox/servedEnvironment.ts'
import { decrypt, hashPassword, isPassword } from '#sandbox/user-center/passwords.ts'
import { encrypted, openAccounts } from '../openAccounts.ts'
import { temporaryFolder } from '../openSandbox.ts'

const NEW = 'Ridge2025'

const registration = (captcha: string, password = NEW, confirmed = password) => ({
  captcha,
  code: captcha,
  encryptType: '1',
  loginPassword: encrypted(password),
  loginPasswordConfirm: encrypted(confirmed),
  machineCode: '',
})
const reset = (sent: { code: string; verificationToken: string }, password = NEW) => ({
  captcha: sent.code,
  verificationToken: sent.verificationToken,
  encryptType: '1',
  loginPassword: encrypted(password),
  confirmPassword: encrypted(password),
})

test('an account registered by phone can log in', async () => {
  const { sendCode, post, tokenOf } = await openAccounts()
  const phone = '13912345678'
  const { code } = await sendCode(phone, 'register')
  const done = await post(userPaths.registerByPhone, { phone, ...registration(code) })
  expect(done).toMatchObject({ code: 0, data: true })
  expect(await tokenOf(phone, NEW)).toMatch(/^\w{64}$/)
})

test('an account registered by e-mail can log in, ignoring case', async () => {
  const { sendCode, post, login } = await openAccounts()
  const { code } = await sendCode('new@race.test', 'register')
  const body = { accountEmail: 'New@Race.test', ...registration(code) }
  expect(await post(userPaths.registerByEmail, body)).toMatchObject({ code: 0, data: true })
  const facts = { loginType: '5', accountEmail: 'new@race.test', password: encrypted(NEW) }
  expect(await login(facts)).toMatchObject({ code: 0 })
})

test('the environment decides which e-mails and phone numbers can register', async () => {
  const open = {
    ...testEnvironment(),
    emailRule: 'standard' as const,
    phoneCountries: [
      { code: '86', countries: ['CN'] },
      { code: '852', countries: ['HK'] },
    ],
  }
  const strict = await openAccounts()
  const email = 'john.smith+race@mail.test'
  const sent = await strict.askCode(email, await strict.captchaToken('register'))
  expect(sent).toMatchObject({ code: 2002 })
  const foreign = await strict.askCode('+85291234567', await strict.captchaToken('register'))
  expect(foreign).toMatchObject({ code: 2001 })

  const { sendCode, post, login } = await openAccounts({ environment: open })
  const byEmail = { accountEmail: email, ...registration((await sendCode(email, 'register')).code) }
  expect(await post(userPaths.registerByEmail, byEmail)).toMatchObject({ code: 0 })
  const phone = '+85291234567'
  const byPhone = { phone, ...registration((await sendCode(phone, 'register')).code) }
  expect(await post(userPaths.registerByPhone, byPhone)).toMatchObject({ code: 0 })
  expect(await login({ loginType: '0', phone, password: encrypted(NEW) })).toMatchObject({
    code: 0,
  })
})

test.each([
  ['a weak password', registration('x', 'letters'), 2003],
  ['two passwords', registration('x', NEW, 'Ridge2026'), 2004],
  ['an unencrypted password', { ...registration('x'), loginPassword: NEW }, 2005],
  ['a wrong code', registration('x'), 2101],
])('%s is rejected and registers nobody', async (_, body, code) => {
  const { sendCode, post, login } = await openAccounts()
  const phone = '13912345678'
  await sendCode(phone, 'register')
  expect(await post(userPaths.registerByPhone, { phone, ...body })).toMatchObject({ code })
  const facts = { loginType: '0', phone, password: encrypted(NEW) }
  expect(await login(facts)).toMatchObject({ code: 2006 })
})

test('only a visitor with the code learns that an e-mail is registered', async () => {
  const { sendCode, post } = await openAccounts()
  const accountEmail = 'runner1@race.test'
  const register = (captcha: string) =>
    post(userPaths.registerByEmail, { accountEmail, ...registration(captcha) })
  expect(await register('000000')).toMatchObject({ code: 2101 })
  const { code } = await sendCode(accountEmail, 'register')
  expect(await register(code)).toMatchObject({ code: 2204, msg: '该邮箱已被注册' })
})

test('a password reset ends all sessions', async () => {
  const { sendCode, post, tokenOf, login } = await openAccounts()
  const phone = '13800000003'
  const token = await tokenOf(phone)
  const body = { phone, ...reset(await sendCode(phone, 'reset')), enterprise: 0 }
  expect(await post(userPaths.resetByPhone, body)).toMatchObject({ code: 0, data: true })
  expect(await post(basicPaths.commonInfo, {}, { token })).toMatchObject({ code: 401 })
  expect(await tokenOf(phone, NEW)).toMatch(/^\w{64}$/)
  const old = { loginType: '0', phone, password: encrypted('Marathon2024') }
  expect(await login(old)).toMatchObject({ code: 2006 })
  expect(await post(userPaths.resetByPhone, body)).toMatchObject({ code: 2101 })
})

test('a reset by e-mail requires the code and the verification token', async () => {
  const { sendCode, post } = await openAccounts()
  const accountEmail = 'runner2@race.test'
  const sent = await sendCode(accountEmail, 'reset')
  const change = (given: typeof sent) =>
    post(userPaths.resetByEmail, { accountEmail, ...reset(given) })
  expect(await change({ ...sent, code: 'x' })).toMatchObject({ code: 2101 })
  expect(await change({ ...sent, verificationToken: 'x' })).toMatchObject({ code: 2101 })
  expect(await change(sent)).toMatchObject({ code: 0, data: true })
})

test('a reset for an unknown account says to register first', async () => {
  const { sendCode, post } = await openAccounts()
  const accountEmail = 'nobody@race.test'
  const body = { accountEmail, ...reset(await sendCode(accountEmail, 'reset')) }
  expect(await post(userPaths.resetByEmail, body)).toMatchObject({
    msg: '该邮箱尚未注册，请先注册',
  })
})

test('passwords are decrypted with the environment’s key and stored as salted hashes', async () => {
  const { passwords } = testEnvironment()
  expect(decrypt(encrypted('Ridge2025'), passwords)).toBe('Ridge2025')
  expect(decrypt('Ridge2025', passwords)).toBeUndefined()
  const [one, other] = [await hashPassword(NEW), await hashPassword(NEW)]
  expect(one).not.toBe(other)
  expect(one).not.toContain(NEW)
  expect(await isPassword(NEW, one)).toBe(true)
  expect(await isPassword('Ridge2026', one)).toBe(false)
  expect(await isPassword('', '')).toBe(false)
})

test('new accounts and passwords survive a restart, but not a sandbox reset', async () => {
  const data = temporaryFolder()
  const first = await openAccounts({ data })
  const phone = '13800000004'
  const body = { phone, ...reset(await first.sendCode(phone, 'reset')), enterprise: 0 }
  await first.post(userPaths.resetByPhone, body)
  first.sandbox.close()

  const second = await openAccounts({ data })
  expect(await second.tokenOf(phone, NEW)).toMatch(/^\w{64}$/)
  await second.post('/__sandbox/reset', '')
  expect(await second.tokenOf(phone)).toMatch(/^\w{64}$/)
})
