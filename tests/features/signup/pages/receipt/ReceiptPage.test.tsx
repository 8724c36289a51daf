import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { signupPaths } from '#api/race/signupPaths.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { setLanguage } from '#stores/language.ts'
import { endSession } from '#stores/session.ts'
import { formOf } from '#tests/features/signup/forms.ts'
import {
  asksBeforeClosing,
  heading,
  LIN,
  openFilled,
  logInAs,
  valuesOf,
} from '#tests/features/signup/openPage.tsx'
import { publish } from '#tests/support/publish.ts'
import { freshSiteEachTest, loginDrawer, operator, renderSite } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'
import { isLongRun } from '#tests/support/suite.ts'

freshSiteEachTest()

const row = (name: string) => {
  const found = screen.getAllByText(name, { selector: 'dt' })[0]?.parentElement
  if (!found) throw new Error(`no row ${name}`)
  return within(found)
}
const submits = async () => {
  const requests = await operator.requests()
  return requests.filter(({ path }) => path === signupPaths.submit)
}
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /^我确认以上信息/ }))
const send = () => screen.getByRole('button', { name: '提交报名' })

async function openConfirm() {
  await logInAs()
  const opened = await openFilled('#/confirm', { values: await valuesOf(LIN) })
  await heading('核对并确认')
  return opened
}

/** Submits the form, closes the page and returns the sign-up's id. */
async function submitted() {
  const { user, unmount } = await openConfirm()
  agree()
  await user.click(send())
  await heading('报名已提交')
  const signupId = new URLSearchParams(location.hash.split('?')[1]).get('signupId') ?? ''
  unmount()
  return signupId
}

test.runIf(isLongRun)(
  'the review shows values as text, masks secrets and links back to each field',
  async () => {
    const { user } = await openConfirm()
    expect(row('姓名').getByText('林远山')).toBeVisible()
    expect(row('证件').getByRole('definition')).toHaveTextContent('居民身份证 尾号 0011')
    expect(row('出生日期').getByText('1990 年 3 月 7 日')).toBeVisible()
    expect(row('性别').getByText('男')).toBeVisible()
    expect(await row('国家或地区').findByText('中国大陆')).toBeVisible()
    expect(await row('所在地区').findByText('北京市 / 海淀区')).toBeVisible()
    expect(row('参赛服尺码').getByText('M')).toBeVisible()
    expect(row('参赛物品领取日期').getByText('9 月 20 日')).toBeVisible()
    expect(row('摆渡车').getByText('未填')).toBeVisible()
    expect(row('完赛证明').getByText(/马拉松 2023 年 9 月 24 日（已查到）/)).toBeVisible()
    expect(
      row('同意处理证件信息').getByText('2024 年 8 月 15 日 14:36 同意，版本 2024.1。'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: '显示完整号码：证件' }))
    expect(row('证件').getByText('110101199003070011')).toBeVisible()
    expect(Object.values(localStorage).join()).not.toContain('110101199003070011')
    await user.click(screen.getByRole('button', { name: '隐藏号码：证件' }))
    expect(row('证件').queryByText('110101199003070011')).toBeNull()
    await user.click(screen.getByRole('link', { name: '修改 邮箱' }))
    await waitFor(() => expect(screen.getByLabelText(/^邮箱/)).toHaveFocus())
  },
)

test('a finish entered by hand is shown with race, distance and day', async () => {
  await logInAs()
  const claims = [{ name: 'Valencia Marathon', distance: 'marathon' as const, date: '2023-12-03' }]
  const score = { searched: true, finishes: [], claims, proof: ['/uploads/1.png'] }
  await openFilled('#/confirm', { values: { ...(await valuesOf(LIN)), score } })
  await heading('核对并确认')
  expect(
    row('完赛证明').getByText('Valencia Marathon，42.195 公里，2023 年 12 月 3 日'),
  ).toBeVisible()
})

test('a form without events asks for none and can be submitted', async () => {
  await logInAs()
  server.use(
    http.get(`*${signupPaths.form}`, () =>
      HttpResponse.json({ code: 0, msg: '', data: { ...formOf('post'), items: [] } }),
    ),
  )
  const sent = vi.fn<(body: unknown) => void>()
  server.use(
    http.post(`*${signupPaths.submit}`, async ({ request }) => {
      sent(await request.json())
      return HttpResponse.json({ code: 0, msg: '', data: { signupId: 'S-1' } })
    }),
  )
  const { user } = await openFilled('#/post', { itemId: '', values: await valuesOf(LIN) })
  await screen.findByLabelText(/^姓名/)
  expect(screen.queryByText('参赛项目')).toBeNull()
  expect(screen.queryByText('选择项目')).toBeNull()
  expect(screen.queryByText('尚未选择项目')).toBeNull()
  await user.click(screen.getByRole('button', { name: '下一步：核对并确认' }))
  expect(await heading('核对并确认')).toBeVisible()
  expect(screen.queryByText('参赛项目')).toBeNull()
  agree()
  await user.click(send())
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[0]).toMatchObject({ itemId: '', values: { name: LIN.name } })
})

test('five clicks submit once; the receipt shows number, state, dates and fee', async () => {
  await openConfirm()
  expect(asksBeforeClosing()).toBe(true)
  fireEvent.click(send())
  expect(await screen.findByText('请先勾选确认')).toBeVisible()
  agree()
  for (let click = 0; click < 5; click += 1) fireEvent.click(send())
  expect(await heading('报名已提交')).toBeVisible()
  expect(await submits()).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2, name: '待缴费' })).toBeVisible()
  const [, signupId = ''] = location.hash.split('signupId=')
  expect(screen.getByText('报名编号').nextSibling).toHaveTextContent(/^YL241\d{5}$/)
  expect(document.body).not.toHaveTextContent(signupId)
  expect(screen.getByText('缴费截止').nextSibling).toHaveTextContent('2024 年 8 月 18 日 24:00')
  expect(screen.getByRole('link', { name: '去缴费，120 元' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/cashier\/\?id=/),
  )
  expect(asksBeforeClosing()).toBe(false)
})

test('an optional consent can be withdrawn on the receipt', async () => {
  const { user } = await openConfirm()
  agree()
  await user.click(send())
  await heading('报名已提交')
  expect(screen.getByText('证件信息使用说明').parentElement).toHaveTextContent('此项为报名必需')
  await user.click(screen.getByRole('button', { name: '撤回同意 全名公布说明' }))
  const dialog = screen.getByRole('dialog', { name: '撤回同意' })
  await user.click(within(dialog).getByRole('button', { name: '撤回同意' }))
  await waitFor(() =>
    expect(screen.getByText('全名公布说明').parentElement).toHaveTextContent(
      /已于 2024 年.*（北京时间）撤回/,
    ),
  )
})

test('a submission without a response is checked before it is sent again', async () => {
  const { user } = await openConfirm()
  let tries = 0
  server.use(
    http.post(`*${signupPaths.submit}`, () => {
      tries += 1
      return tries === 1 ? HttpResponse.error() : undefined
    }),
  )
  agree()
  await user.click(send())
  expect(await screen.findByText('没有收到答复')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '查询并重新提交' }))
  expect(await heading('报名已提交')).toBeVisible()
  const paths = (await operator.requests()).map(({ path }) => path)
  expect(paths.indexOf(signupPaths.mine)).toBeLessThan(paths.indexOf(signupPaths.submit))
  expect(tries).toBe(2)
})

test('a submission that arrived without a response is not sent again', async () => {
  const { user } = await openConfirm()
  await operator.post('faults', { path: signupPaths.submit, times: 1, status: 200, body: '' })
  let submitKey: unknown
  server.use(
    http.post(`*${signupPaths.submit}`, async ({ request }) => {
      const body = (await request.clone().json()) as { submitKey: string }
      submitKey = body.submitKey
    }),
  )
  agree()
  await user.click(send())
  await screen.findByText('没有收到答复')
  server.use(
    http.get(`*${signupPaths.mine}`, () =>
      HttpResponse.json({
        code: 0,
        data: {
          accountId: 'phone-01',
          signups: [
            {
              signupId: 'S1',
              signupNo: 'YL24100001',
              submitKey,
              state: 'toPay',
              fee: 120,
            },
          ],
        },
      }),
    ),
  )
  const before = (await submits()).length
  await user.click(screen.getByRole('button', { name: '查询并重新提交' }))
  expect(await screen.findByText('YL24100001')).toBeVisible()
  expect(screen.queryByText('S1')).toBeNull()
  expect(await submits()).toHaveLength(before)
})

test('a service error is shown at its field until the value changes', async () => {
  await logInAs()
  const values = await valuesOf(LIN)
  const { user } = await openFilled('#/confirm', { values })
  await heading('核对并确认')
  server.use(
    http.post(`*${signupPaths.submit}`, () =>
      HttpResponse.json({
        code: 3100,
        msg: '手机号：已停用',
        data: {
          faults: [
            {
              key: 'phone',
              message: '手机号已停用',
              messageEn: 'No longer in use',
              messageJa: 'この番号は使われていません',
            },
          ],
        },
      }),
    ),
  )
  agree()
  await user.click(send())
  const summary = await screen.findByRole('region', { name: '还有 1 处需要处理' })
  expect(within(summary).getByRole('button', { name: '手机号已停用' })).toBeVisible()
  const phone = screen.getByLabelText(/^手机号/)
  expect(phone).toHaveAccessibleDescription(/手机号已停用/)
  expect(phone).toHaveValue('13800000922')
  await setLanguage('ja')
  expect(await screen.findAllByText('この番号は使われていません')).not.toHaveLength(0)
  await setLanguage('zh')
  await user.type(phone, '{backspace}1')
  expect(screen.queryByText('手机号已停用')).toBeNull()
})

test('an event that has filled up meanwhile is reported, and all values are kept', async () => {
  const { user } = await openConfirm()
  await operator.post('sign-ups/switch', { name: 'full:half' })
  agree()
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('该项目名额已满，请改选其他项目')
  expect(row('姓名').getByText('林远山')).toBeVisible()
})

test('a reload leads back to the form with what its draft has kept', async () => {
  await logInAs()
  const stored = { version: '2024.3', savedAt: 1723700000000, values: { name: '林远山' } }
  localStorage.setItem('signupDraft:phone-01:yanling-2024-post', JSON.stringify(stored))
  await renderSite('#/confirm')
  expect(await heading('2024 燕岭马拉松报名')).toBeVisible()
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('林远山')
})

test('F38: after logging out elsewhere, nothing is sent before logging in again', async () => {
  const { user } = await openConfirm()
  act(() => endSession())
  agree()
  await user.click(send())
  expect(await loginDrawer()).toBeVisible()
  expect(await submits()).toHaveLength(0)
  await logInAs()
  expect(await heading('报名已提交')).toBeVisible()
  expect(await submits()).toHaveLength(1)
})

test('F38: another account that logs in elsewhere is asked first and sees no values', async () => {
  const { user } = await openConfirm()
  await logInAs('13800000002')
  expect(await heading('这个浏览器登录了另一个账号')).toBeVisible()
  expect(screen.queryByText('林远山')).toBeNull()
  await user.click(screen.getByRole('button', { name: '用现在的账号继续' }))
  await user.click(await screen.findByRole('link', { name: '去填写报名表' }))
  expect(await heading('2024 燕岭马拉松报名')).toBeVisible()
})

test.each([
  ['toPay', '逾期未缴费', '缴费已截止，这份报名没有生效。', '无需操作，欢迎来年再报名。'],
  [
    'proofRejected',
    '证明未通过',
    '报名已截止，不能再更换证明。',
    '无需操作，抽签后报名费将原路退还。',
  ],
] as const)(
  'once sign-up has closed, %s asks for nothing more',
  async (state, name, text, next) => {
    const signupId = await submitted()
    await operator.post('sign-ups/state', { signupId, state })
    await operator.post('clock', { now: 'ballot-day' })
    await logInAs()
    await renderSite('#/post')
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible()
    expect(screen.getByText(text, { exact: false })).toBeVisible()
    expect(screen.getByText(next)).toBeVisible()
    expect(screen.queryByRole('link', { name: /重新上传|缴费|支付/ })).toBeNull()
    expect(screen.queryByText(/截止$/, { selector: 'dt' })).toBeNull()
  },
)

test('the receipt of a fee that was not paid in time does not show it as paid', async () => {
  const signupId = await submitted()
  await operator.post('clock', { now: 'ballot-day' })
  await logInAs()
  await renderSite(`#/confirm?signupId=${signupId}`)
  expect(await screen.findByRole('heading', { level: 2, name: '逾期未缴费' })).toBeVisible()
  const steps = within(screen.getByRole('list', { name: '报名步骤' })).getAllByRole('listitem')
  expect(steps.at(-1)).toHaveAttribute('aria-current', 'step')
})

test('after the race, a place leads to the results', async () => {
  const signupId = await submitted()
  await operator.post('sign-ups/state', { signupId, state: 'drawn' })
  await operator.post('clock', { now: 'day-after' })
  await logInAs()
  await renderSite('#/post')
  expect(await screen.findByRole('heading', { level: 2, name: '已中签' })).toBeVisible()
  expect(screen.getByText('在成绩查询中查看成绩和证书。')).toBeVisible()
  expect(screen.queryByText('凭证件原件按时领取参赛物品。')).toBeNull()
  expect(screen.queryByRole('link', { name: '比赛日指南' })).toBeNull()
})

const STATES = [
  ['paid', '已缴费，等待抽签', '等待抽签，结果会显示在这一页。', '状态更新时间'],
  ['drawn', '已中签', '凭证件原件按时领取参赛物品。', '中签时间'],
  ['notDrawn', '未中签', '无需操作，报名费将原路退还。', '状态更新时间'],
  ['waiting', '候补中', '有名额时会显示在这一页，请经常查看。', '状态更新时间'],
  ['proofRejected', '证明未通过', '重新上传清晰、完整的证明。', '重新提交截止'],
  ['refunding', '退款中', '请留意支付账户，逾期未到账请联系组委会。', '状态更新时间'],
  ['refunded', '已退款', '在支付账户中核对到账记录。', '退款时间'],
  ['directEntry', '已获名额（免抽签）', '凭证件原件按时领取参赛物品。', '确认时间'],
  ['givenUp', '已放弃名额', '无需操作，欢迎来年再报名。', '放弃时间'],
  ['withdrawn', '已失效', '报名截止前可以重新报名。', '失效时间'],
] as const

test('whose entry lapsed is not sent to a closed form', async () => {
  const signupId = await submitted()
  await operator.post('sign-ups/state', { signupId, state: 'withdrawn' })
  await operator.post('clock', { now: 'ballot-day' })
  await logInAs()
  await renderSite('#/post')
  expect(await screen.findByRole('heading', { level: 2, name: '已失效' })).toBeVisible()
  expect(screen.getByText('报名已截止，无需操作，欢迎来年再报名。')).toBeVisible()
  expect(screen.queryByRole('link', { name: '重新报名' })).toBeNull()
})

test('an account with a sign-up sees its state instead of the form', async () => {
  const signupId = await submitted()
  for (const [state, name, next, date] of STATES) {
    await operator.post('sign-ups/state', { signupId, state })
    const view = await renderSite('#/post')
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible()
    expect(screen.getByText(next)).toBeVisible()
    expect(row(date).getByText(/2024 年 8 月 1\d 日 \d{1,2}:\d\d（北京时间）/)).toBeVisible()
    view.unmount()
  }
})

/** A sign-up at a race without a ballot. */
async function openFirstCome(signup: object) {
  const raceItems = yanling2024.raceItems?.map((item) => ({ ...item, entryMode: 'firstCome' }))
  publish({ raceItems })
  const mySignup = { signupId: 's1', itemId: 'half', since: '2024-08-15 14:36:12', ...signup }
  const data = { accountId: 'phone-01', signups: [mySignup] }
  server.use(http.get(signupPaths.mine, () => HttpResponse.json({ code: 0, data })))
  await logInAs()
  await renderSite('#/confirm?signupId=s1')
}

test('on a waiting list the receipt shows the number, and payment is still ahead', async () => {
  await openFirstCome({ state: 'waiting', waitingNumber: 12 })
  expect(await screen.findByRole('heading', { level: 2, name: '候补第 12 位' })).toBeVisible()
  expect(screen.getByText('有人放弃名额时，按候补号依次递补，递补成功后再缴费。')).toBeVisible()
  const steps = within(screen.getByRole('list', { name: '报名步骤' })).getAllByRole('listitem')
  expect(steps.at(-1)).toHaveAttribute('aria-current', 'step')
  expect(screen.queryByRole('link', { name: /^去缴费/ })).toBeNull()
})

test('a place that is held shows until when it is to be paid', async () => {
  await openFirstCome({ state: 'toPay', payBy: '2024-08-16 12:00:00' })
  expect(await screen.findByText('报名已收到，缴费并核对到账后确认名额。')).toBeVisible()
  expect(screen.getByText(/^2024 年 8 月 16 日 12:00/, { selector: 'dl time' })).toBeVisible()
  expect(screen.queryByText(/抽签|中签/)).toBeNull()
})

test('who submits agrees to the registration agreement, which opens beside the form', async () => {
  await openConfirm()
  expect(screen.getByRole('checkbox', { name: /同意《报名协议》/ })).toBeVisible()
  const link = screen.getByRole('link', { name: '《报名协议》' })
  expect(link).toHaveAttribute('href', '#/registration-agreement')
  expect(link).toHaveAttribute('target', '_blank')
})

test.each([
  ['#/confirm', '去填写报名表', '#/post'],
  ['#/confirm?kind=direct', '去免抽签名额申请页', '#/direct'],
])('without a filled-in form, %s says so and leads to the form', async (hash, name, href) => {
  await logInAs()
  await renderSite(hash)
  expect(await heading('没有待核对的报名表')).toBeVisible()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(location.hash).toBe(hash)
})
