// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signUpPaths } from '../../src/api/signUpPaths.ts'
import { consents, LIN, openSignUps, submission, ZHOU } from './openSignUps.ts'

const accepted = v.object({
  code: v.literal(0),
  data: v.object({ accountId: v.string(), signupId: v.string(), payUrl: v.string() }),
})

test('who signs up is to pay, pays at the cashier, and waits for the draw', async () => {
  const { submit, verified, read, ask } = await openSignUps()
  const answer = await submit(submission({ score: await verified(LIN) }))
  const { accountId, signupId, payUrl } = v.parse(accepted, answer).data
  expect(accountId).toBe('phone-01')
  expect(await read(signUpPaths.mine)).toMatchObject({
    data: {
      accountId: 'phone-01',
      signups: [
        { signupId, itemId: 'half', itemName: '半程马拉松', state: 'toPay', fee: 120, payUrl },
      ],
    },
  })

  expect(await (await ask(payUrl)).text()).toContain('报名费 120 元')
  const paid = await ask(payUrl, { method: 'POST', redirect: 'manual' })
  expect(paid.headers.get('location')).toBe(`/#/confirm?signupId=${signupId}`)
  expect(await read(signUpPaths.mine)).toMatchObject({
    data: {
      signups: [{ state: 'paid', paidAt: expect.stringMatching(/^2024-08-15 /), payUrl: '' }],
    },
  })
  expect(await (await ask(payUrl)).text()).toContain('已经支付')
})

test('five submissions of the same form are one sign-up', async () => {
  const { submit, verified, read } = await openSignUps()
  const body = submission({ score: await verified(LIN) })
  const answers = await Promise.all(Array.from({ length: 5 }, () => submit(body)))
  const ids = answers.map((answer) => v.parse(accepted, answer).data.signupId)
  expect(new Set(ids).size).toBe(1)
  expect(await read(signUpPaths.mine)).toHaveProperty('data.signups.length', 1)
})

test('one sign-up an account and event, one event a document', async () => {
  const { submit, verified } = await openSignUps()
  const score = await verified(LIN)
  await submit(submission({ score }))
  expect(await submit(submission({ score }, { submitKey: 'B'.repeat(32) }))).toMatchObject({
    code: 3007,
    msg: '您已报名该项目，请勿重复提交',
  })
  expect(
    await submit(submission({ score }, { submitKey: 'C'.repeat(32), itemId: 'full' })),
  ).toMatchObject({ code: 3008 })
})

test('a 17-year-old needs a guardian, and signs up with one', async () => {
  const { submit, verified } = await openSignUps()
  const score = await verified(ZHOU)
  expect(await submit(submission({ ...ZHOU, score }))).toMatchObject({
    code: 3100,
    msg: '监护人姓名：请填写',
  })
  const guardian = {
    guardianName: '周砚秋',
    guardianRelation: 'mother',
    guardianDocument: { kind: 'resident-id', number: '110101198109030021' },
    guardianPhone: '13900000815',
    guardianSignature: { typed: '周砚秋' },
  }
  const agreed = { consents: consents('document', 'health', 'guardian') }
  const answer = await submit(submission({ ...ZHOU, score, ...guardian }, agreed))
  expect(answer).toMatchObject({ code: 0 })
})

test('proof that was uploaded counts where nothing is found, and a service is added to the fee', async () => {
  const { submit, upload, read } = await openSignUps()
  const claims = [{ distance: 'half', date: '2023-05-01', name: '青峡半程' }]
  const score = { verified: [], claims, proof: await upload() }
  const expressReview = { accepted: true, price: 20 }
  expect(await submit(submission({ score, expressReview }))).toMatchObject({ code: 0 })
  expect(await read(signUpPaths.mine)).toHaveProperty('data.signups.0.fee', 140)
})

test('a foreigner with a passport signs up', async () => {
  const { submit, upload } = await openSignUps()
  const claims = [{ distance: 'marathon', date: '2023-04-30', name: 'London' }]
  const values = {
    name: 'Jane Smith',
    nationality: { region: 'foreign', country: 'GB' },
    document: { kind: 'passport', number: 'X1234567' },
    documentPicture: await upload(),
    birthDate: '1962-02-03',
    gender: 2,
    residence: 'GB',
    area: '',
    phone: '+447700900123',
    relativeName: 'John Smith',
    relativePhone: '+447700900124',
    score: { verified: [], claims, proof: await upload() },
  }
  expect(await submit(submission(values))).toMatchObject({ code: 0 })
  const alone = { ...values, relativeName: '', document: { kind: 'passport', number: 'X7654321' } }
  const others = { submitKey: 'B'.repeat(32), itemId: 'full' }
  expect(await submit(submission(alone, others))).toMatchObject({ msg: '知情亲属姓名：请填写' })
})

test.each([
  [
    'a wrong check digit',
    { document: { kind: 'resident-id', number: '110101199003070012' } },
    '证件',
  ],
  ['a birth date that the document denies', { birthDate: '1990-03-08' }, '出生日期与证件不符'],
  ['a sex that the document denies', { gender: 2 }, '性别与证件不符'],
  ['a double quote', { name: '林"远山' }, '姓名：内容不正确'],
  ['an empty name', { name: '' }, '姓名：请填写'],
  ['a wrong phone', { phone: '12800000922' }, '手机号：内容不正确'],
  ['a wrong e-mail', { email: 'lin@race' }, '邮箱：内容不正确'],
  ['two codes of an area', { area: ['110000', '110100'] }, '所在地区：内容不正确'],
  ['a district of another city', { area: ['110000', '110100', '120101'] }, '所在地区：内容不正确'],
  ['a size that there is none of', { clothing: '5XL' }, '参赛服尺码：请选择所列的选项'],
  ['a number that is none', { bestMinutes: 0 }, '近两年最好成绩：内容不正确'],
  ['a number out of bounds', { bestMinutes: 20 }, '近两年最好成绩：超出范围'],
  ['a link that is none', { runningLog: 'javascript:alert(1)' }, '训练记录链接：内容不正确'],
  [
    'a file of another host',
    { racePictures: 'https://evil.example/a.png' },
    '参赛照片：内容不正确',
  ],
  [
    'a file that was never uploaded',
    { racePictures: `/uploads/${'0'.repeat(32)}.png` },
    '参赛照片：文件不存在，请重新上传',
  ],
  [
    'an answer without its pictures',
    { health: { value: 'cleared', images: '' } },
    '健康状况：请上传图片',
  ],
  ['an answer without its text', { club: { value: 'club', text: ' ' } }, '跑团：请填写说明'],
  ['no signature', { signature: { typed: ' ' } }, '选手签名：内容不正确'],
  ['no proof', { score: { verified: [], claims: [], proof: '' } }, '完赛证明不符合该项目的要求'],
])('%s is refused', async (_, values, message) => {
  const { submit, verified } = await openSignUps()
  const answer = await submit(submission({ score: await verified(LIN), ...values }))
  expect(answer).toMatchObject({ code: 3100, msg: expect.stringContaining(message) })
  expect(answer).toHaveProperty('data.faults.0.messageEn')
})

test('proof has to be new enough, enough, and of the own account', async () => {
  const { submit, verified, upload, tokenOf, post } = await openSignUps()
  const claim = async (date: string, distance: string) => ({
    verified: [],
    claims: [{ date, distance, name: 'x' }],
    proof: await upload(),
  })
  const full = { itemId: 'full' }
  const PROOF = { msg: '完赛证明不符合该项目的要求' }
  expect(await submit(submission({ score: await claim('2021-12-31', 'half') }))).toMatchObject(
    PROOF,
  )
  expect(
    await submit(submission({ score: await claim('2023-01-01', 'half') }, full)),
  ).toMatchObject(PROOF)
  const other = await tokenOf('13800000002')
  const stolen = submission({ score: await verified(LIN) })
  expect(await post(signUpPaths.submit, stolen, { token: other })).toMatchObject(PROOF)
})

test('who is too young, has not agreed, or has an old form is refused', async () => {
  const { submit, verified } = await openSignUps()
  const score = await verified(LIN)
  const young = { document: { kind: 'resident-id', number: '110101200501010017' } }
  const born = { ...young, birthDate: '2005-01-01' }
  expect(await submit(submission({ ...born, score }, { itemId: 'full' }))).toMatchObject({
    msg: '马拉松须在 2004-12-31 及以前出生',
  })
  expect(await submit(submission({ score }, { consents: consents('document') }))).toMatchObject({
    msg: '同意处理健康信息：请先同意',
  })
  expect(await submit(submission({ score }, { version: '2024.2' }))).toMatchObject({ code: 3006 })
  expect(await submit(submission({ score }, { statementVersion: '1' }))).toMatchObject({
    msg: '参赛声明已更新，请重新签署',
  })
})

test('a form that is closed, over or full takes nothing', async () => {
  const { submit, verified, operate, clock } = await openSignUps()
  const body = submission({ score: await verified(LIN) })
  await operate('switch', { name: 'full:half' })
  expect(await submit(body)).toMatchObject({ code: 3004 })
  await operate('switch', { name: 'closed:post' })
  expect(await submit(body)).toMatchObject({ code: 3003 })
  await clock('2024-08-19T00:00:00+08:00')
  expect(await submit(body)).toMatchObject({ code: 3002, msg: '报名已截止' })
  await clock('2024-08-07T23:59:59+08:00')
  expect(await submit(body)).toMatchObject({ code: 3001 })
})

test('a consent is taken back, unless the sign-up needs it', async () => {
  const { submit, verified, send, read } = await openSignUps()
  const agreed = { consents: consents('document', 'health', 'publication') }
  const answer = await submit(submission({ score: await verified(LIN) }, agreed))
  const { signupId } = v.parse(accepted, answer).data
  const withdraw = (policyId: string, id = signupId) =>
    send(signUpPaths.consent, { raceId: 'yanling-2024', signupId: id, policyId, agreed: false })
  expect(await withdraw('publication')).toMatchObject({
    data: { accountId: 'phone-01', withdrawnAt: expect.stringMatching(/^2024-08-15 /) },
  })
  expect(await withdraw('document')).toMatchObject({ code: 3011 })
  expect(await withdraw('publication', 'other')).toMatchObject({ code: 3010 })
  expect(await read(signUpPaths.mine)).toMatchObject({
    data: {
      signups: [
        {
          consents: [
            { policyId: 'document', withdrawnAt: '' },
            { policyId: 'health', withdrawnAt: '' },
            { policyId: 'publication', withdrawnAt: expect.stringMatching(/^2024/) },
          ],
        },
      ],
    },
  })
})

test('without a sign-in nothing is taken or shown', async () => {
  const { post, get } = await openSignUps()
  expect(await post(signUpPaths.submit, submission())).toMatchObject({ code: 401 })
  expect(await get(`${signUpPaths.mine}?raceId=yanling-2024`)).toMatchObject({ code: 401 })
})

test('a cashier without a sign-up is not there', async () => {
  const { ask } = await openSignUps()
  expect((await ask('/cashier/?id=other')).status).toBe(404)
  expect((await ask('/cashier/?id=other', { method: 'POST' })).status).toBe(404)
})
