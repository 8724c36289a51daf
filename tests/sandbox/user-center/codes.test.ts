// @vitest-environment node
import { expect, test } from 'vitest'
import { userPaths } from '#api/user/paths.ts'
import { testEnvironment } from '#sandbox/servedEnvironment.ts'
import { isLongRun } from '#tests/support/suite.ts'
import { openAccounts } from '../openAccounts.ts'

const PHONE = '13800000001'
const byCode = (captcha: string, phone = PHONE) => ({ loginType: '1', phone, captcha })
const WRONG = { code: 2101, msg: '验证码错误' }

test('a code is valid for one login', async () => {
  const { sendCode, login } = await openAccounts()
  const { code } = await sendCode(PHONE, 'login')
  expect(code).toMatch(/^\d{6}$/)
  expect(await login(byCode(code))).toMatchObject({ code: 0 })
  expect(await login(byCode(code))).toMatchObject(WRONG)
})

test('the response does not contain the code', async () => {
  const { askCode, captchaToken, inbox } = await openAccounts()
  const response = await askCode(PHONE, await captchaToken('login'))
  const { codes } = await inbox()
  expect(response).toMatchObject({ data: { captchaCode: expect.any(String) } })
  expect((response as { data: { captchaCode: string } }).data.captchaCode).not.toBe(codes[0]?.code)
})

test('an unknown phone gets the message to register first, on every attempt', async () => {
  const { sendCode, login } = await openAccounts()
  const { code } = await sendCode('13912345678', 'login')
  for (let i = 0; i < 2; i += 1) {
    expect(await login(byCode(code, '13912345678'))).toMatchObject({
      code: 2201,
      msg: '该手机号尚未注册，请先注册',
    })
  }
})

test('a code is valid for five minutes by the sandbox clock', async () => {
  const { sendCode, login, post } = await openAccounts()
  const { code } = await sendCode(PHONE, 'login')
  await post('/__sandbox/clock', { now: '2024-08-15T14:42:00+08:00' })
  expect(await login(byCode(code))).toMatchObject({ msg: '验证码已失效，请重新获取' })
})

test('five wrong attempts invalidate a code; a new code invalidates the old one', async () => {
  const { sendCode, login } = await openAccounts()
  const first = await sendCode(PHONE, 'login')
  const second = await sendCode(PHONE, 'login')
  if (first.code !== second.code) expect(await login(byCode(first.code))).toMatchObject(WRONG)
  const wrong = second.code === '000000' ? '000001' : '000000'
  for (let i = 0; i < 5; i += 1) await login(byCode(wrong))
  expect(await login(byCode(second.code))).toMatchObject({ code: 2102 })
})

test('a code is valid for its scene and destination only', async () => {
  const { sendCode, login } = await openAccounts()
  const { code } = await sendCode(PHONE, 'reset')
  expect(await login(byCode(code))).toMatchObject(WRONG)
  expect(await login(byCode((await sendCode('13800000002', 'login')).code))).toMatchObject(WRONG)
})

test('a token is valid for one code, in its own scene', async () => {
  const { captchaToken, askCode } = await openAccounts()
  const passed = await captchaToken('login')
  const failed = { code: 2104, msg: '验证失败' }
  expect(await askCode(PHONE, { ...passed, scene: 'reset' })).toMatchObject(failed)
  expect(await askCode(PHONE, { ...passed, sig: 'made-up' })).toMatchObject(failed)
  expect(await askCode(PHONE, passed)).toMatchObject({ code: 0 })
  expect(await askCode(PHONE, passed)).toMatchObject(failed)
})

test('a challenge accepts one answer, at the right position, for three minutes', async () => {
  const { challenge, post } = await openAccounts()
  const verify = (id: string, x: number) => post(userPaths.captchaVerify, { id, x })
  const failed = { code: 2104 }

  const missed = await challenge('login')
  expect(await verify(missed.id, missed.answer + 6)).toMatchObject(failed)
  expect(await verify(missed.id, missed.answer)).toMatchObject(failed)
  const near = await challenge('login')
  expect(await verify(near.id, near.answer - 5)).toMatchObject({ code: 0 })
  expect(await verify(near.id, near.answer)).toMatchObject(failed)
  const late = await challenge('login')
  await post('/__sandbox/clock', { now: '2024-08-15T14:40:00+08:00' })
  expect(await verify(late.id, late.answer)).toMatchObject(failed)
})

test('too many wrong positions block the caller for a while, but not others', async () => {
  const { sandbox } = await openAccounts()
  const tryAs = async (caller: string) => {
    const request = new Request(`http://www.race.test${userPaths.captchaVerify}`, {
      method: 'POST',
      body: '{"id":"none","x":1}',
      headers: { 'content-type': 'application/json' },
    })
    const response: unknown = await (await sandbox.fetch(request, caller)).json()
    return response
  }
  for (let i = 0; i < 200; i += 1) await tryAs('192.0.2.1')
  expect(await tryAs('192.0.2.1')).toMatchObject({ msg: '尝试次数过多，请 10 分钟后再试' })
  expect(await tryAs('192.0.2.2')).toMatchObject({ msg: '验证失败' })
})

test('a challenge contains a picture and a piece, but not the position', async () => {
  const { post, inbox } = await openAccounts()
  expect(await post(userPaths.captchaChallenge, { scene: 'login' })).toEqual({
    code: 0,
    msg: 'ok',
    data: {
      id: expect.any(String),
      picture: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/),
      piece: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/),
      width: 320,
      height: 160,
      pieceSize: 48,
      pieceTop: expect.any(Number),
    },
  })
  expect((await inbox()).captchas).toHaveLength(1)
})

test('in an environment with Aliyun, its tokens are accepted unchecked, each once', async () => {
  const environment = testEnvironment()
  const captcha = { ...environment.captcha, kind: 'aliyun' as const }
  const { askCode, captchaToken } = await openAccounts({ environment: { ...environment, captcha } })
  const foreign = { nc_token: 't', scene: 'login', sessionId: 's', sig: 'g', cloudType: 'aliyun' }
  expect(await askCode(PHONE, { ...foreign, sig: '' })).toMatchObject({ code: 2104 })
  expect(await askCode(PHONE, foreign)).toMatchObject({ code: 0 })
  expect(await askCode(PHONE, foreign)).toMatchObject({ code: 2104 })
  // Other providers have no slider of their own, so the site's captcha is used.
  const other = { ...(await captchaToken('login')), cloudType: 'tencentyun' }
  expect(await askCode(PHONE, { ...foreign, cloudType: 'tencentyun' })).toMatchObject({
    code: 2104,
  })
  expect(await askCode(PHONE, other)).toMatchObject({ code: 0 })
})

test('in an environment without Aliyun, a made-up token is rejected', async () => {
  const { askCode } = await openAccounts()
  const made = { nc_token: 't', scene: 'login', sessionId: 's', sig: 'g', cloudType: 'aliyun' }
  expect(await askCode(PHONE, made)).toMatchObject({ code: 2104 })
})

test.runIf(isLongRun)('a destination gets at most twenty codes in ten minutes', async () => {
  const { sendCode, askCode, captchaToken, post } = await openAccounts()
  for (let i = 0; i < 20; i += 1) await sendCode(PHONE, 'login')
  const rejected = await askCode(PHONE, await captchaToken('login'))
  expect(rejected).toMatchObject({ code: 2103, msg: '获取验证码过于频繁，请 10 分钟后再试' })
  expect(await askCode('13800000002', await captchaToken('login'))).toMatchObject({ code: 0 })
  await post('/__sandbox/clock', { now: '2024-08-15T14:50:00+08:00' })
  expect(await askCode(PHONE, await captchaToken('login'))).toMatchObject({ code: 0 })
})

test('no code is sent to an invalid phone or e-mail', async () => {
  const { askCode, captchaToken, inbox } = await openAccounts()
  expect(await askCode('12800000001', await captchaToken('login'))).toMatchObject({ code: 2001 })
  expect(await askCode('a@b', await captchaToken('register'))).toMatchObject({ code: 2002 })
  expect((await inbox()).codes).toEqual([])
})

test('the inbox lists sent codes, newest first, as JSON and as a page', async () => {
  const { sendCode, inbox, ask, challenge } = await openAccounts()
  await sendCode(PHONE, 'login')
  const { code } = await sendCode('runner1@race.test', 'reset')
  const { id, answer } = await challenge('login')
  const { codes, captchas } = await inbox()
  expect(codes.map(({ to, scene }) => [to, scene])).toEqual([
    ['runner1@race.test', 'reset'],
    [PHONE, 'login'],
  ])
  expect(codes[0]?.at).toMatch(/^2024-08-15T06:3/)
  expect(captchas).toEqual([{ id, answer }])
  const page = await ask('/__sandbox/inbox', { headers: { accept: 'text/html' } })
  const html = await page.text()
  for (const shown of ['runner1@race.test', code, id, String(answer)]) expect(html).toContain(shown)
})

test('the inbox lists the last code first after the clock was set back', async () => {
  const { sendCode, inbox, post } = await openAccounts()
  await sendCode(PHONE, 'login')
  await post('/__sandbox/clock', { now: 'before-sign-up' })
  await sendCode('13800000002', 'login')
  expect((await inbox()).codes.map(({ to }) => to)).toEqual(['13800000002', PHONE])
})
