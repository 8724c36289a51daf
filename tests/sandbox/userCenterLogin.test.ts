// @vitest-environment node
import { expect, test } from 'vitest'
import { paths } from '../../src/api/paths.ts'
import { userDataSchema } from '../../src/api/userData.ts'
import { parse } from '../../src/lib/parse.ts'
import { encrypted, openAccounts, PASSWORD } from './openAccounts.ts'

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

test('the pinned accounts sign in, twelve by phone and twelve by e-mail', async () => {
  const { login } = await openAccounts()
  const two = (i: number) => String(i + 1).padStart(2, '0')
  const facts = Array.from({ length: 12 }, (_, i) => [
    byPhone(`138000000${two(i)}`),
    byEmail(`runner${i + 1}@race.test`),
  ]).flat()
  const answers = await Promise.all(facts.map(login))
  const ids = answers.map((answer) => {
    expect(answer).toMatchObject({ code: 0, data: { token: expect.stringMatching(/^\w{64}$/) } })
    return parse(userDataSchema, (answer as { data: unknown }).data).accountInfo.accountId
  })
  expect(new Set(ids).size).toBe(24)
})

test('the answer has the user data of the account, as the centre would send it', async () => {
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
])('%s is refused in the same words', async (_, facts) => {
  const { login } = await openAccounts()
  expect(await login(facts)).toEqual({ code: 2006, msg: '账号或密码错误', data: null })
})

test('a password in clear, or under another key, is not read', async () => {
  const { login } = await openAccounts()
  const phone = '13800000001'
  expect(await login({ loginType: '0', phone, password: PASSWORD })).toMatchObject({ code: 2005 })
})

test('too many wrong passwords lock an account for ten minutes, and no other', async () => {
  const { login, post } = await openAccounts()
  for (let i = 0; i < 20; i += 1) await login(byPhone('13800000001', 'Wrong0000'))
  expect(await login(byPhone('13800000001'))).toMatchObject({ msg: '尝试次数过多，请10分钟后再试' })
  expect(await login(byPhone('13800000002'))).toMatchObject({ code: 0 })
  await post('/__sandbox/clock', { now: '2024-08-15T15:00:00+08:00' })
  expect(await login(byPhone('13800000001'))).toMatchObject({ code: 0 })
})

test('a sign-in names its account, lasts seven days and ends when it is given back', async () => {
  const { post, tokenOf } = await openAccounts()
  const [first, second] = [await tokenOf('13800000001'), await tokenOf('13800000001')]
  const check = (token: string) => post(paths.commonInfo, {}, { token })
  expect(await check(first)).toMatchObject({ code: 0, data: { accountId: 'phone-01' } })
  expect(await post(paths.logout, {}, { token: first })).toMatchObject({ code: 0 })
  expect(await check(first)).toMatchObject({ code: 401 })
  await post('/__sandbox/clock', { now: '2024-08-22T14:00:00+08:00' })
  expect(await check(second)).toMatchObject({ code: 0 })
  await post('/__sandbox/clock', { now: '2024-08-22T15:00:00+08:00' })
  expect(await check(second)).toMatchObject({ code: 401 })
})

test('whether an e-mail is registered', async () => {
  const { get } = await openAccounts()
  const registered = (email: string) =>
    get(`${paths.emailRegistered}?email=${encodeURIComponent(email)}&osId=1002`)
  expect(await registered('RUNNER12@race.test')).toMatchObject({ code: 0, data: true })
  expect(await registered('runner13@race.test')).toMatchObject({ code: 0, data: false })
})

test('an unknown login type is a mistake of the caller', async () => {
  const { ask } = await openAccounts()
  const body = new URLSearchParams({ loginType: '2', encryptType: '1' })
  expect((await ask(paths.login, { method: 'POST', body })).status).toBe(400)
})
