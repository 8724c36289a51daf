// @vitest-environment node
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { racePaths } from '#api/race/paths.ts'
import { QueryCode, QueryType } from '#api/race/queryCodes.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { LIN, openSignups, RACE_ID, submission } from '../openSignups.ts'

const direct = async (sandbox: Awaited<ReturnType<typeof openSignups>>, others = {}) => ({
  ...submission(
    { score: await sandbox.verified(LIN), merit: { value: 'top100', text: '' } },
    { formId: 'yanling-2024-direct', channel: 'direct', ...others },
  ),
})

test('an application goes from none to submitted, rejected, resubmitted and approved', async () => {
  const sandbox = await openSignups()
  const { send, read, operate, ask } = sandbox
  const state = () => read(signupPaths.directStatus)
  const audit = (status: number) =>
    operate('audit', { accountId: 'phone-01', raceId: RACE_ID, status })
  expect(await state()).toMatchObject({
    data: { accountId: 'phone-01', status: 0, isEnded: false, channel: '' },
  })
  const first = await direct(sandbox)
  expect(await send(signupPaths.directApply, first)).toMatchObject({
    data: { status: 1, channel: 'direct', itemId: 'half' },
  })
  expect(await send(signupPaths.directApply, first)).toMatchObject({ data: { status: 1 } })
  const second = await direct(sandbox, { submitKey: 'B'.repeat(32) })
  expect(await send(signupPaths.directApply, second)).toMatchObject({ code: 3009 })

  await audit(3)
  expect(await state()).toMatchObject({
    data: { status: 3, reason: expect.stringMatching(/./), reasonEn: expect.stringMatching(/./) },
  })
  expect(await send(signupPaths.directApply, second)).toMatchObject({ data: { status: 1 } })
  await audit(2)
  const approved = await state()
  expect(approved).toMatchObject({ data: { status: 2, reason: '' } })
  const { payUrl } = (approved as { data: { payUrl: string } }).data
  await ask(payUrl, { method: 'POST' })
  expect(await read(signupPaths.mine)).toMatchObject({
    data: { signups: [{ kind: 'direct', state: 'directEntry' }] },
  })
  expect(await state()).toMatchObject({ data: { status: 2, payUrl: '' } })
})

test('an ID that has entered, or whose application waits, is refused at the application', async () => {
  const sandbox = await openSignups()
  const { send, read, post, operate } = sandbox
  const application = await direct(sandbox)
  const other = { token: await sandbox.tokenOf('13800000002') }
  const ofOther = async (path: string) => {
    const finishes = await post(
      signupPaths.verifyScore,
      { raceId: RACE_ID, name: LIN.name, documentNumber: LIN.document.number },
      other,
    )
    const { data } = finishes as { data: { finishes: { verificationId: string }[] } }
    const score = {
      verified: data.finishes.map(({ verificationId }) => verificationId),
      claims: [],
      proof: '',
    }
    const facts = { itemId: 'half', submitKey: 'C'.repeat(32) }
    const body =
      path === signupPaths.submit
        ? submission({ score }, facts)
        : {
            ...submission({ score, merit: { value: 'top100', text: '' } }, facts),
            formId: 'yanling-2024-direct',
            channel: 'direct',
          }
    return post(path, body, other)
  }

  await send(signupPaths.directApply, application)
  expect(await ofOther(signupPaths.directApply)).toMatchObject({ code: 3008 })
  // Mass entry is not an application: it counts, and the application can no longer be approved.
  expect(await ofOther(signupPaths.submit)).toMatchObject({ code: 0 })
  const facts = { accountId: 'phone-01', raceId: RACE_ID }
  expect(await operate('audit', { ...facts, status: 2 })).toMatchObject({ code: 3008 })
  expect(await read(signupPaths.directStatus)).toMatchObject({ data: { status: 1 } })
  await operate('audit', { ...facts, status: 3 })
  expect(
    await send(signupPaths.directApply, { ...application, submitKey: 'D'.repeat(32) }),
  ).toMatchObject({ code: 3008 })
})

test('an account with an entry for the event cannot apply for it', async () => {
  const sandbox = await openSignups()
  expect(await sandbox.submit(submission({ score: await sandbox.verified(LIN) }))).toMatchObject({
    code: 0,
  })
  expect(
    await sandbox.send(
      signupPaths.directApply,
      await direct(sandbox, { submitKey: 'B'.repeat(32) }),
    ),
  ).toMatchObject({ code: 3007 })
})

test('fields that a channel requires must be filled in', async () => {
  const sandbox = await openSignups()
  const elite = await direct(sandbox, { channel: 'jy' })
  expect(await sandbox.send(signupPaths.directApply, elite)).toMatchObject({
    msg: '个人最好成绩：请填写',
  })
})

test('applications close with sign-up, or when the operator closes them', async () => {
  const { read, setClock, operate } = await openSignups()
  await operate('switch', { name: 'closed:direct' })
  expect(await read(signupPaths.directStatus)).toMatchObject({ data: { isEnded: true, status: 0 } })
  await operate('switch', { name: 'closed:direct' })
  await setClock('2024-08-20T00:00:00+08:00')
  expect(await read(signupPaths.directStatus)).toMatchObject({ data: { isEnded: true } })
})

test('the operator can move a sign-up through the ballot states', async () => {
  const { submit, verified, operate, read, ask } = await openSignups()
  await submit(submission({ score: await verified(LIN) }))
  const { data } = (await read(signupPaths.mine)) as { data: { signups: { signupId: string }[] } }
  const signupId = data.signups[0]?.signupId
  for (const state of ['paid', 'notDrawn', 'refunding', 'refunded', 'drawn', 'toPay']) {
    await operate('state', { signupId, state })
    expect(await read(signupPaths.mine)).toHaveProperty('data.signups.0.state', state)
  }
  const page = await ask('/__sandbox/sign-ups', { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain(String(signupId))
  expect(await operate('state', { signupId, state: 'lost' })).toMatchObject({ code: 400 })
})

test('a sign-up is found by the registration search, in the state that the operator set', async () => {
  const { submit, verified, operate, read, post } = await openSignups()
  const ask = (queryType: number, facts: object) =>
    post(racePaths.query, { raceId: RACE_ID, queryType, ...facts })
  const facts = { name: '林 远山', cardNumber: '070011' }
  expect(await ask(QueryType.registrationStatus, facts)).toMatchObject({ code: QueryCode.notFound })
  await submit(submission({ score: await verified(LIN) }))
  const { data } = (await read(signupPaths.mine)) as {
    data: { signups: { signupId: string; signupNo: string }[] }
  }
  const [signup] = data.signups
  expect(await ask(QueryType.registrationStatus, facts)).toMatchObject({
    data: { signupNo: signup?.signupNo, itemId: 'half', state: 'toPay', channel: 'web' },
  })
  await operate('state', { signupId: signup?.signupId, state: 'paid' })
  expect(await ask(QueryType.registrationStatus, facts)).toMatchObject({
    data: { state: 'paid', nextAt: '2024-08-26 09:00:00' },
  })
  const whole = { ...facts, cardNumber: LIN.document.number }
  expect(await ask(QueryType.webRegistration, whole)).toMatchObject({
    data: {
      group: 'M30-34',
      phone: expect.stringMatching(/\*/),
      paidAt: expect.stringMatching(/:/),
    },
  })
  expect(await ask(QueryType.registrationStatus, { ...facts, cardNumber: '070012' })).toMatchObject(
    {
      code: QueryCode.notFound,
    },
  )
})

test('finishes are found by two matching details only', async () => {
  const { send } = await openSignups()
  const verify = (facts: object) => send(signupPaths.verifyScore, { raceId: RACE_ID, ...facts })
  expect(await verify({ name: '林远山', documentNumber: '110101 19900307 0011' })).toMatchObject({
    data: {
      finishes: [
        {
          verificationId: expect.stringMatching(/^[\da-f]{24}$/),
          eventName: '2023 燕岭马拉松',
          distance: 'marathon',
          date: '2023-09-24',
          netTime: '3:42:18',
        },
      ],
    },
  })
  const chan = { name: '陈港生', eventId: 'qingxia-2023', bib: 'b0846' }
  expect(await verify(chan)).toHaveProperty('data.finishes.length', 1)
  expect(await verify({ name: '无名氏', documentNumber: '1' })).toEqual({
    code: 0,
    msg: 'ok',
    data: { finishes: [] },
  })
  expect(await verify({ name: '林远山' })).toMatchObject({ code: 3012 })
})

test('a name cannot be guessed for a known bib, nor a document number for a name', async () => {
  const { send, setClock, captchaToken } = await openSignups()
  const verify = (facts: object) => send(signupPaths.verifyScore, { raceId: RACE_ID, ...facts })
  const byBib = { name: '陈港生', eventId: 'qingxia-2023', bib: 'B0846' }
  const byDocument = { name: '林远山', documentNumber: '110101199003070011' }
  const needsCaptcha = { code: QueryCode.captchaNeeded, msg: '请先完成人机验证' }
  const wrong = (i: number) => [
    { ...byBib, name: `陈${i}` },
    // An event that is not compared does not start the count anew.
    { ...byDocument, eventId: `e${i}`, documentNumber: String(110_101_199_000 + i) },
  ]
  for (let i = 0; i < 5; i += 1) {
    for (const pair of wrong(i))
      expect(await verify(pair)).toMatchObject({ data: { finishes: [] } })
  }
  for (let i = 5; i < 9; i += 1) {
    for (const pair of wrong(i)) {
      expect(await verify(pair)).toMatchObject(needsCaptcha)
      const proved = { ...pair, ...(await captchaToken('login')) }
      expect(await verify(proved)).toMatchObject({ data: { finishes: [] } })
    }
  }
  for (const right of [byBib, byDocument]) {
    expect(await verify(right)).toMatchObject(needsCaptcha)
    const proved = { ...right, ...(await captchaToken('login')) }
    expect(await verify(proved)).toHaveProperty('data.finishes.length', 1)
    expect(await verify(proved)).toMatchObject(needsCaptcha)
  }
  await setClock('2024-08-16T00:00:00+08:00')
  for (const right of [byBib, byDocument])
    expect(await verify(right)).toHaveProperty('data.finishes.length', 1)
})

test('earlier races are listed newest first', async () => {
  const { get } = await openSignups()
  expect(await get(signupPaths.pastEvents)).toMatchObject({
    data: [{ eventId: 'yanling-2023', distances: ['marathon', 'half'] }, {}, {}, {}],
  })
})

test('the registration site requests the account’s sign-ups', async () => {
  const { ask } = await openSignups()
  const script = await (await ask('/reg/area.js')).text()
  expect(script).toContain(signupPaths.mine)
  expect(script).toContain('等待抽签')
  expect(script).toContain('signup.signupNo')
  const [, states = ''] = /^const STATES = (.*)$/m.exec(script) ?? []
  const { direct: ofDirect, post } = JSON.parse(states) as Record<string, Record<string, string[]>>
  expect(post?.['paid']).toEqual([
    '已缴费，等待抽签',
    'Paid, waiting for the ballot',
    '入金済み（抽選待ち）',
  ])
  for (const state of ['toPay', 'paid']) {
    expect(ofDirect?.[state]?.join()).not.toMatch(/等待抽签|参加抽签|(in|for) the draw/)
  }
  expect(() => new Script(script)).not.toThrow()
})
