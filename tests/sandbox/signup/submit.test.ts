// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signupPaths } from '#api/race/signupPaths.ts'
import { consents, LIN, openSignups, submission, ZHOU } from '../openSignups.ts'

const accepted = v.object({
  code: v.literal(0),
  data: v.object({ accountId: v.string(), signupId: v.string(), payUrl: v.string() }),
})

const GUARDIAN = {
  guardianName: '周砚秋',
  guardianRelation: 'mother',
  guardianDocument: { kind: 'resident-id', number: '110101198109030021' },
  guardianBirthDate: '1981-09-03',
  guardianPhone: '13900000815',
  guardianSignature: { typed: '周砚秋' },
}
const WITH_GUARDIAN = { consents: consents('document', 'health', 'guardian') }

test('a new sign-up is paid on the payment page and then waits for the ballot', async () => {
  const { submit, verified, read, ask } = await openSignups()
  const response = await submit(submission({ score: await verified(LIN) }))
  const { accountId, signupId, payUrl } = v.parse(accepted, response).data
  expect(accountId).toBe('phone-01')
  expect(await read(signupPaths.mine)).toMatchObject({
    data: {
      accountId: 'phone-01',
      signups: [
        { signupId, itemId: 'half', itemName: '半程马拉松', state: 'toPay', fee: 120, payUrl },
      ],
    },
  })

  expect(await (await ask(payUrl)).text()).toContain('应付 120 元')
  const paid = await ask(payUrl, { method: 'POST', redirect: 'manual' })
  expect(paid.headers.get('location')).toBe(`/#/confirm?signupId=${signupId}`)
  expect(await read(signupPaths.mine)).toMatchObject({
    data: {
      signups: [{ state: 'paid', paidAt: expect.stringMatching(/^2024-08-15 /), payUrl: '' }],
    },
  })
  expect(await (await ask(payUrl)).text()).toContain('已经支付')
})

test('one sign-up per account and event, one event per identity document', async () => {
  const { submit, verified } = await openSignups()
  const score = await verified(LIN)
  await submit(submission({ score }))
  expect(await submit(submission({ score }, { submitKey: 'B'.repeat(32) }))).toMatchObject({
    code: 3007,
    msg: '您已报名该项目，无需再次提交',
  })
  expect(
    await submit(submission({ score }, { submitKey: 'C'.repeat(32), itemId: 'full' })),
  ).toMatchObject({ code: 3008 })
})

test('a 17-year-old needs a guardian and can sign up with one', async () => {
  const { submit, verified } = await openSignups()
  const score = await verified(ZHOU)
  expect(await submit(submission({ ...ZHOU, score }))).toMatchObject({
    code: 3100,
    msg: '监护人姓名：请填写',
  })
  const response = await submit(submission({ ...ZHOU, score, ...GUARDIAN }, WITH_GUARDIAN))
  expect(response).toMatchObject({ code: 0 })
})

const residentId = (number: string) => ({ kind: 'resident-id', number })
const TOO_YOUNG = '监护人出生日期：比赛日须年满 18 岁'
const OWN_DOCUMENT = '监护人证件：须填写选手以外的另一人'

test.each([
  [
    'the runner',
    { guardianDocument: ZHOU.document, guardianBirthDate: ZHOU.birthDate },
    OWN_DOCUMENT,
  ],
  [
    'the runner by name, with another document',
    {
      guardianName: '周 予安',
      guardianDocument: { kind: 'passport', number: 'E12345678' },
      guardianBirthDate: '1980-05-12',
    },
    '监护人姓名：须填写选手以外的另一人',
  ],
  [
    'a child',
    { guardianDocument: residentId('110101201005120027'), guardianBirthDate: '2010-05-12' },
    TOO_YOUNG,
  ],
  [
    '17 by the given date of birth, with a passport',
    {
      guardianDocument: { kind: 'passport', number: 'E12345678' },
      guardianBirthDate: '2006-09-23',
    },
    TOO_YOUNG,
  ],
  [
    'a child whose document does not match the date of birth',
    { guardianDocument: residentId('110101201005120027') },
    '监护人出生日期与证件不符',
  ],
])('a guardian who is %s is rejected', async (_who, changed, msg) => {
  const { submit, verified } = await openSignups()
  const values = { ...ZHOU, score: await verified(ZHOU), ...GUARDIAN, ...changed }
  expect(await submit(submission(values, WITH_GUARDIAN))).toMatchObject({ code: 3100, msg })
})

test('a guardian who turns 18 on race day is accepted', async () => {
  const { submit, verified } = await openSignups()
  const values = { ...ZHOU, score: await verified(ZHOU), ...GUARDIAN }
  const adult = {
    guardianDocument: { kind: 'passport', number: 'E12345678' },
    guardianBirthDate: '2006-09-22',
  }
  expect(await submit(submission({ ...values, ...adult }, WITH_GUARDIAN))).toMatchObject({
    code: 0,
  })
})

test('a reissued permit still counts as the same person’s', async () => {
  const { submit, upload } = await openSignups()
  const claims = [{ distance: 'half', date: '2023-04-30', name: '城门河' }]
  const values = {
    ...ZHOU,
    ...GUARDIAN,
    nationality: { region: 'hk-macao', country: 'HK' },
    residence: 'HK',
    area: '',
    document: { kind: 'hk-macao-permit', number: 'H1234567801' },
    documentPicture: await upload(),
    score: { verified: [], claims, proof: await upload() },
    guardianDocument: { kind: 'hk-macao-permit', number: 'H1234567802' },
  }
  expect(await submit(submission(values, WITH_GUARDIAN))).toMatchObject({ msg: OWN_DOCUMENT })
})

test('runners cannot be their own emergency contact or relative', async () => {
  const { submit, verified } = await openSignups()
  const elder = {
    document: residentId('110101196003070018'),
    birthDate: '1960-03-07',
    emergencyName: ' 林远山',
    relativeName: '林 远山',
    relativePhone: '13900000815',
    score: await verified(LIN),
  }
  expect(await submit(submission(elder))).toMatchObject({
    data: {
      faults: [
        { key: 'emergencyName', message: '紧急联系人姓名：须填写选手以外的另一人' },
        {
          key: 'relativeName',
          messageEn:
            'Relative who knows that you are running must be that of a person other than the runner.',
          messageJa: expect.stringMatching(/：選手以外の人を入力してください。$/),
        },
      ],
    },
  })
})

test('uploaded proof counts if no finish is found, and a service is added to the fee', async () => {
  const { submit, upload, read } = await openSignups()
  const claims = [{ distance: 'half', date: '2023-05-01', name: '青峡半程' }]
  const score = { verified: [], claims, proof: await upload() }
  const expressReview = { accepted: true, price: 20 }
  expect(await submit(submission({ score, expressReview }))).toMatchObject({ code: 0 })
  expect(await read(signupPaths.mine)).toHaveProperty('data.signups.0.fee', 140)
})

test('a foreigner with a passport can sign up', async () => {
  const { submit, upload } = await openSignups()
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
  ['a birth date that contradicts the document', { birthDate: '1990-03-08' }, '出生日期与证件不符'],
  ['a sex that contradicts the document', { gender: 2 }, '性别与证件不符'],
  ['a double quote', { name: '林"远山' }, '姓名：内容不正确'],
  ['an empty name', { name: '' }, '姓名：请填写'],
  ['a wrong phone', { phone: '12800000922' }, '手机号：内容不正确'],
  ['a wrong e-mail', { email: 'lin@race' }, '邮箱：内容不正确'],
  ['two codes of an area', { area: ['110000', '110100'] }, '所在地区：内容不正确'],
  ['a district of another city', { area: ['110000', '110100', '120101'] }, '所在地区：内容不正确'],
  ['a size that is not offered', { clothing: '5XL' }, '参赛服尺码：请选择所列的选项'],
  ['a number that is not positive', { bestMinutes: 0 }, '近两年最好成绩：内容不正确'],
  ['a number out of bounds', { bestMinutes: 20 }, '近两年最好成绩：超出范围'],
  ['a script as a link', { runningLog: 'javascript:alert(1)' }, '训练记录链接：内容不正确'],
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
])('%s is rejected', async (_, values, message) => {
  const { submit, verified } = await openSignups()
  const response = await submit(submission({ score: await verified(LIN), ...values }))
  expect(response).toMatchObject({ code: 3100, msg: expect.stringContaining(message) })
  expect(response).toHaveProperty('data.faults.0.messageEn')
})

test('proof must be recent enough, sufficient, and from the same account', async () => {
  const { submit, verified, upload, tokenOf, post } = await openSignups()
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
  expect(await post(signupPaths.submit, stolen, { token: other })).toMatchObject(PROOF)
})

test('an entrant who is too young, without consent or with an outdated form is rejected', async () => {
  const { submit, verified } = await openSignups()
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

test('a form that is closed, over or full rejects submissions', async () => {
  const { submit, verified, operate, setClock } = await openSignups()
  const body = submission({ score: await verified(LIN) })
  await operate('switch', { name: 'full:half' })
  expect(await submit(body)).toMatchObject({ code: 3004 })
  await operate('switch', { name: 'closed:post' })
  expect(await submit(body)).toMatchObject({ code: 3003 })
  await setClock('2024-08-19T00:00:00+08:00')
  expect(await submit(body)).toMatchObject({ code: 3002, msg: '报名已截止' })
  await setClock('2024-08-07T23:59:59+08:00')
  expect(await submit(body)).toMatchObject({ code: 3001 })
})

test('a consent can be withdrawn, unless the sign-up requires it', async () => {
  const { submit, verified, send, read } = await openSignups()
  const agreed = { consents: consents('document', 'health', 'publication') }
  const response = await submit(submission({ score: await verified(LIN) }, agreed))
  const { signupId } = v.parse(accepted, response).data
  const withdraw = (policyId: string, id = signupId) =>
    send(signupPaths.consent, { raceId: 'yanling-2024', signupId: id, policyId, agreed: false })
  expect(await withdraw('publication')).toMatchObject({
    data: { accountId: 'phone-01', withdrawnAt: expect.stringMatching(/^2024-08-15 /) },
  })
  expect(await withdraw('document')).toMatchObject({ code: 3011 })
  expect(await withdraw('publication', 'other')).toMatchObject({ code: 3010 })
  expect(await read(signupPaths.mine)).toMatchObject({
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

test('without a login nothing is accepted or shown', async () => {
  const { post, get } = await openSignups()
  expect(await post(signupPaths.submit, submission())).toMatchObject({ code: 401 })
  expect(await get(`${signupPaths.mine}?raceId=yanling-2024`)).toMatchObject({ code: 401 })
})

test('a fee cannot be paid once sign-up has closed', async () => {
  const { ask, submit, verified, read, later } = await openSignups()
  const response = await submit(submission({ score: await verified(LIN) }))
  const { signupId } = v.parse(accepted, response).data
  const cashier = `/cashier/?id=${signupId}`
  expect(await (await ask(cashier)).text()).toContain('模拟支付成功')
  await later('ballot-day')
  expect(await (await ask(cashier)).text()).toContain('缴费已截止')
  await ask(cashier, { method: 'POST' })
  expect(await read(signupPaths.mine)).toMatchObject({
    data: { signups: [{ state: 'toPay', payUrl: '' }] },
  })
})

test('there is no payment page without a sign-up', async () => {
  const { ask } = await openSignups()
  expect((await ask('/cashier/?id=other')).status).toBe(404)
  expect((await ask('/cashier/?id=other', { method: 'POST' })).status).toBe(404)
})
