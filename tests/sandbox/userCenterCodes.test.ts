// @vitest-environment node
import { expect, test } from 'vitest'
import { testStage } from '../../sandbox/servedStage.ts'
import { paths } from '../../src/api/paths.ts'
import { openAccounts } from './openAccounts.ts'

const PHONE = '13800000001'
const byCode = (captcha: string, phone = PHONE) => ({ loginType: '1', phone, captcha })
const WRONG = { code: 2101, msg: '验证码错误' }

test('a code signs in once', async () => {
  const { sendCode, login } = await openAccounts()
  const { code } = await sendCode(PHONE, 'login')
  expect(code).toMatch(/^\d{6}$/)
  expect(await login(byCode(code))).toMatchObject({ code: 0 })
  expect(await login(byCode(code))).toMatchObject(WRONG)
})

test('the answer never tells the code', async () => {
  const { askCode, proof, inbox } = await openAccounts()
  const answer = await askCode(PHONE, await proof('login'))
  const { codes } = await inbox()
  expect(answer).toMatchObject({ data: { captchaCode: expect.any(String) } })
  expect((answer as { data: { captchaCode: string } }).data.captchaCode).not.toBe(codes[0]?.code)
})

test('an unknown phone is told to register first, as often as it tries', async () => {
  const { sendCode, login } = await openAccounts()
  const { code } = await sendCode('13912345678', 'login')
  for (let i = 0; i < 2; i += 1) {
    expect(await login(byCode(code, '13912345678'))).toMatchObject({
      code: 2201,
      msg: '该手机号尚未注册，请先注册',
    })
  }
})

test('a code lasts five minutes by the clock of the sandbox', async () => {
  const { sendCode, login, post } = await openAccounts()
  const { code } = await sendCode(PHONE, 'login')
  await post('/__sandbox/clock', { now: '2024-08-15T14:42:00+08:00' })
  expect(await login(byCode(code))).toMatchObject({ msg: '验证码已失效，请重新获取' })
})

test('five wrong ones void a code; a new one voids the old', async () => {
  const { sendCode, login } = await openAccounts()
  const first = await sendCode(PHONE, 'login')
  const second = await sendCode(PHONE, 'login')
  if (first.code !== second.code) expect(await login(byCode(first.code))).toMatchObject(WRONG)
  const wrong = second.code === '000000' ? '000001' : '000000'
  for (let i = 0; i < 5; i += 1) await login(byCode(wrong))
  expect(await login(byCode(second.code))).toMatchObject({ code: 2102 })
})

test('a code is good for its scene and its destination only', async () => {
  const { sendCode, login } = await openAccounts()
  const { code } = await sendCode(PHONE, 'reset')
  expect(await login(byCode(code))).toMatchObject(WRONG)
  expect(await login(byCode((await sendCode('13800000002', 'login')).code))).toMatchObject(WRONG)
})

test('a proof is good for one code, in its own scene', async () => {
  const { proof, askCode } = await openAccounts()
  const passed = await proof('login')
  const failed = { code: 2104, msg: '验证失败' }
  expect(await askCode(PHONE, { ...passed, scene: 'reset' })).toMatchObject(failed)
  expect(await askCode(PHONE, { ...passed, sig: 'made-up' })).toMatchObject(failed)
  expect(await askCode(PHONE, passed)).toMatchObject({ code: 0 })
  expect(await askCode(PHONE, passed)).toMatchObject(failed)
})

test('a challenge is good for one answer, in the right place, for three minutes', async () => {
  const { challenge, post } = await openAccounts()
  const verify = (id: string, x: number) => post(paths.humanVerify, { id, x })
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

test('who puts the piece in wrong places too often has to wait; others do not', async () => {
  const { sandbox } = await openAccounts()
  const tryAs = async (caller: string) => {
    const request = new Request(`http://www.race.test${paths.humanVerify}`, {
      method: 'POST',
      body: '{"id":"none","x":1}',
    })
    const answer: unknown = await (await sandbox.fetch(request, caller)).json()
    return answer
  }
  for (let i = 0; i < 200; i += 1) await tryAs('192.0.2.1')
  expect(await tryAs('192.0.2.1')).toMatchObject({ msg: '尝试次数过多，请10分钟后再试' })
  expect(await tryAs('192.0.2.2')).toMatchObject({ msg: '验证失败' })
})

test('a challenge shows a picture and a piece, and nothing of the place', async () => {
  const { post, inbox } = await openAccounts()
  expect(await post(paths.humanChallenge, { scene: 'login' })).toEqual({
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
  expect((await inbox()).humanChecks).toHaveLength(1)
})

test('where the stage uses Aliyun, its proofs are taken as they come, each once', async () => {
  const stage = testStage()
  const humanCheck = { ...stage.humanCheck, kind: 'aliyun' as const }
  const { askCode, proof } = await openAccounts({ stage: { ...stage, humanCheck } })
  const foreign = { nc_token: 't', scene: 'login', sessionId: 's', sig: 'g', cloudType: 'aliyun' }
  expect(await askCode(PHONE, { ...foreign, sig: '' })).toMatchObject({ code: 2104 })
  expect(await askCode(PHONE, foreign)).toMatchObject({ code: 0 })
  expect(await askCode(PHONE, foreign)).toMatchObject({ code: 2104 })
  // Another provider has no slider of its own: the site's stands in.
  const other = { ...(await proof('login')), cloudType: 'tencentyun' }
  expect(await askCode(PHONE, { ...foreign, cloudType: 'tencentyun' })).toMatchObject({
    code: 2104,
  })
  expect(await askCode(PHONE, other)).toMatchObject({ code: 0 })
})

test('where it does not, a made-up proof is worth nothing', async () => {
  const { askCode } = await openAccounts()
  const made = { nc_token: 't', scene: 'login', sessionId: 's', sig: 'g', cloudType: 'aliyun' }
  expect(await askCode(PHONE, made)).toMatchObject({ code: 2104 })
})

test('a destination gets no more than twenty codes in ten minutes', async () => {
  const { sendCode, askCode, proof, post } = await openAccounts()
  for (let i = 0; i < 20; i += 1) await sendCode(PHONE, 'login')
  const refused = await askCode(PHONE, await proof('login'))
  expect(refused).toMatchObject({ code: 2103, msg: '获取验证码过于频繁，请10分钟后再试' })
  expect(await askCode('13800000002', await proof('login'))).toMatchObject({ code: 0 })
  await post('/__sandbox/clock', { now: '2024-08-15T14:50:00+08:00' })
  expect(await askCode(PHONE, await proof('login'))).toMatchObject({ code: 0 })
})

test('nothing is sent to what is no phone or e-mail', async () => {
  const { askCode, proof, inbox } = await openAccounts()
  expect(await askCode('12800000001', await proof('login'))).toMatchObject({ code: 2001 })
  expect(await askCode('a@b', await proof('register'))).toMatchObject({ code: 2002 })
  expect((await inbox()).codes).toEqual([])
})

test('the inbox holds what was sent, the newest first, as JSON and as a page', async () => {
  const { sendCode, inbox, ask, challenge } = await openAccounts()
  await sendCode(PHONE, 'login')
  const { code } = await sendCode('runner1@race.test', 'reset')
  const { id, answer } = await challenge('login')
  const { codes, humanChecks } = await inbox()
  expect(codes.map(({ to, scene }) => [to, scene])).toEqual([
    ['runner1@race.test', 'reset'],
    [PHONE, 'login'],
  ])
  expect(codes[0]?.at).toMatch(/^2024-08-15T06:3/)
  expect(humanChecks).toEqual([{ id, answer }])
  const page = await ask('/__sandbox/inbox', { headers: { accept: 'text/html' } })
  const html = await page.text()
  for (const shown of ['runner1@race.test', code, id, String(answer)]) expect(html).toContain(shown)
})
