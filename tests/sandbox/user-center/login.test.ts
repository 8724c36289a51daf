// @vitest-environment node
import { expect, test } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { logoutPath } from '#api/user/logoutPath.ts'
import { userPaths } from '#api/user/paths.ts'
import { userDataSchema } from '#api/user/userData.ts'
import { parse } from '#lib/parse.ts'
import { isLongRun } from '#tests/support/suite.ts'
import { encrypted, openAccounts, PASSWORD } from '../openAccounts.ts'

const byPhone = (phone: string, password = PASSWORD) => ({
  loginType: '0',
  phone,
  password: encrypted(password),
})
const byEmail = (accountEmail: string, password = PASSWORD) => ({
  loginType: '5',
  accountEmail,
  password: encrypted(password),
})

test('the pinned accounts can log in, twelve by phone and twelve by e-mail', async () => {
  const { login } = await openAccounts()
  const two = (i: number) => String(i + 1).padStart(2, '0')
  const facts = Array.from({ length: 12 }, (_, i) => [
    byPhone(`138000000${two(i)}`),
    byEmail(`runner${i + 1}@race.test`),
  ]).flat()
  const responses = await Promise.all(facts.map(login))
  const ids = responses.map((response) => {
    expect(response).toMatchObject({ code: 0, data: { token: expect.stringMatching(/^\w{64}$/) } })
    return parse(userDataSchema, (response as { data: unknown }).data).accountInfo.accountId
  })
  expect(new Set(ids).size).toBe(24)
})

test('the response contains the account’s user data, as the real service would send it', async () => {
  const { login } = await openAccounts()
  expect(await login(byEmail('Runner3@Race.test'))).toMatchObject({
    data: {
      accountInfo: { accountNick: 'Runner 3', imUserPassword: 'not-kept' },
      username: 'runner3@race.test',
      userInfo: { userEmail: 'runner3@race.test', cardNumber: expect.any(String) },
    },
  })
})

test.each([
  ['another password', byPhone('13800000001', 'Marathon2023')],
  ['no such account', byPhone('13900000001')],
  ['no such e-mail', byEmail('nobody@race.test')],
])('%s is rejected with the same message', async (_, facts) => {
  const { login } = await openAccounts()
  expect(await login(facts)).toEqual({ code: 2006, msg: '账号或密码错误', data: null })
})

test.each([
  ['zh-CN', '账号或密码错误'],
  ['en', 'Wrong account or password'],
  ['ja', 'アカウントまたはパスワードが違います'],
])('the message is in the language of the call: %s', async (language, msg) => {
  const { ask } = await openAccounts()
  const body = new URLSearchParams({ ...byPhone('13900000001'), encryptType: '1' })
  const headers = { 'accept-language': language }
  const response = await ask(userPaths.login, { method: 'POST', body, headers })
  expect(await response.json()).toEqual({ code: 2006, msg, data: null })
})

test('an unencrypted password, or one with another key, cannot be read', async () => {
  const { login } = await openAccounts()
  const phone = '13800000001'
  expect(await login({ loginType: '0', phone, password: PASSWORD })).toMatchObject({ code: 2005 })
})

const wrong = (i: number) => byPhone(`139000000${String(i).padStart(2, '0')}`, 'Wrong0000')

test('after five wrong passwords an account requires a captcha, but others do not', async () => {
  const { login, post, captchaToken } = await openAccounts()
  for (let i = 0; i < 5; i += 1) {
    expect(await login(byPhone('13800000001', 'Wrong0000'))).toMatchObject({ code: 2006 })
  }
  expect(await login(byPhone('13800000001'))).toMatchObject({
    code: 2008,
    msg: '密码错误次数较多，请完成人机验证后再登录，或改用验证码登录',
  })
  expect(await login({ ...byPhone('13800000001'), nc_token: 'made up' })).toMatchObject({
    code: 2008,
  })
  expect(await login(byPhone('13800000002'))).toMatchObject({ code: 0 })
  const checked = await captchaToken('login')
  expect(await login({ ...byPhone('13800000001'), ...checked })).toMatchObject({ code: 0 })
  expect(await login({ ...byPhone('13800000001'), ...checked })).toMatchObject({ code: 2008 })
  await post('/__sandbox/clock', { now: '2024-08-15T15:00:00+08:00' })
  expect(await login(byPhone('13800000001'))).toMatchObject({ code: 0 })
})

test.runIf(isLongRun)(
  'after any number of wrong passwords, the right one with a captcha logs in',
  async () => {
    const { login, captchaToken } = await openAccounts()
    for (let i = 0; i < 5; i += 1) await login(byPhone('13800000001', 'Wrong0000'))
    for (let i = 0; i < 30; i += 1) {
      const checked = { ...byPhone('13800000001', 'Wrong0000'), ...(await captchaToken('login')) }
      expect(await login(checked)).toMatchObject({ code: 2006 })
    }
    const right = { ...byPhone('13800000001'), ...(await captchaToken('login')) }
    expect(await login(right)).toMatchObject({ code: 0 })
  },
)

test('wrong passwords for many accounts count against the caller, concurrent or not', async () => {
  const { login, captchaToken } = await openAccounts()
  const responses = await Promise.all(Array.from({ length: 60 }, (_, i) => login(wrong(i))))
  const codes = responses.map((response) => (response as { code: number }).code)
  expect(codes.filter((code) => code === 2006)).toHaveLength(20)
  expect(codes.filter((code) => code === 2008)).toHaveLength(40)
  expect(await login(byPhone('13800000001'))).toMatchObject({ code: 2008 })
  const right = { ...byPhone('13800000001'), ...(await captchaToken('login')) }
  expect(await login(right)).toMatchObject({ code: 0 })
})

test('a session identifies its account, lasts seven days and ends on logout', async () => {
  const { post, tokenOf } = await openAccounts()
  const [first, second] = [await tokenOf('13800000001'), await tokenOf('13800000001')]
  const check = (token: string) => post(basicPaths.commonInfo, {}, { token })
  expect(await check(first)).toMatchObject({ code: 0, data: { accountId: 'phone-01' } })
  expect(await post(logoutPath, {}, { token: first })).toMatchObject({ code: 0 })
  expect(await check(first)).toMatchObject({ code: 401 })
  await post('/__sandbox/clock', { now: '2024-08-22T14:00:00+08:00' })
  expect(await check(second)).toMatchObject({ code: 0 })
  await post('/__sandbox/clock', { now: '2024-08-22T15:00:00+08:00' })
  expect(await check(second)).toMatchObject({ code: 401 })
})

test('reports whether an e-mail is registered', async () => {
  const { get } = await openAccounts()
  const registered = (email: string) =>
    get(`${userPaths.emailRegistered}?email=${encodeURIComponent(email)}&osId=1002`)
  expect(await registered('RUNNER12@race.test')).toMatchObject({ code: 0, data: true })
  expect(await registered('runner13@race.test')).toMatchObject({ code: 0, data: false })
})

test('a caller may check sixty e-mails in ten minutes', async () => {
  const { get } = await openAccounts()
  const path = `${userPaths.emailRegistered}?email=runner1@race.test&osId=1002`
  for (let i = 0; i < 60; i += 1) expect(await get(path)).toMatchObject({ code: 0 })
  expect(await get(path)).toMatchObject({ code: 2007, msg: '尝试次数过多，请 10 分钟后再试' })
})

test('an unknown login type is a bad request', async () => {
  const { ask } = await openAccounts()
  const body = new URLSearchParams({ loginType: '2', encryptType: '1' })
  expect((await ask(userPaths.login, { method: 'POST', body })).status).toBe(400)
})
