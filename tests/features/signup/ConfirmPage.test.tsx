import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { signUpPaths } from '../../../src/api/signUpPaths.ts'
import { useEntry } from '../../../src/features/signup/entryStore.ts'
import { useLoginDrawer } from '../../../src/stores/loginDrawer.ts'
import { sessionEnded } from '../../../src/stores/session.ts'
import { operator, renderSite, useFreshSite } from '../../support/renderSite.tsx'
import { server } from '../../support/sandboxServer.ts'
import { LIN, openFilled, signIn, valuesOf } from './openPage.tsx'

useFreshSite()

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const row = (name: string) => {
  const found = screen.getAllByText(name, { selector: 'dt' })[0]?.parentElement
  if (!found) throw new Error(`no row ${name}`)
  return within(found)
}
const submits = async () => {
  const requests = await operator.requests()
  return requests.filter(({ path }) => path === signUpPaths.submit)
}
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /^我确认以上信息/ }))
const send = () => screen.getByRole('button', { name: '提交报名' })

async function openConfirm() {
  await signIn()
  const opened = await openFilled('#/confirm', { values: await valuesOf(LIN) })
  await heading('核对并确认')
  return opened
}

test('everything reads in words, secrets by their tail, each with a way back to its field', async () => {
  const { user } = await openConfirm()
  expect(row('姓名').getByText('林远山')).toBeVisible()
  expect(row('证件').getByText(/居民身份证/)).toHaveTextContent('居民身份证 尾号 0011')
  expect(row('出生日期').getByText('1990 年 3 月 7 日')).toBeVisible()
  expect(row('性别').getByText('男')).toBeVisible()
  expect(await row('国家或地区').findByText('中国大陆')).toBeVisible()
  expect(await row('所在地区').findByText('北京市 / 海淀区')).toBeVisible()
  expect(row('参赛服尺码').getByText('M')).toBeVisible()
  expect(row('领物日期').getByText('9 月 20 日')).toBeVisible()
  expect(row('接驳车').getByText('未填')).toBeVisible()
  expect(row('完赛证明').getByText(/马拉松 2023 年 9 月 24 日（已查到）/)).toBeVisible()
  expect(
    row('同意核验证件信息').getByText('2024 年 8 月 15 日 14:36 同意，版本 2024.1。'),
  ).toBeVisible()
  await user.click(screen.getByRole('link', { name: '修改 邮箱' }))
  await waitFor(() => expect(screen.getByLabelText(/^邮箱/)).toHaveFocus())
})

test('five clicks send once; the receipt has number, state, date, fee and the way to pay', async () => {
  await openConfirm()
  fireEvent.click(send())
  expect(await screen.findByText('请先勾选确认')).toBeVisible()
  agree()
  for (let click = 0; click < 5; click += 1) fireEvent.click(send())
  expect(await heading('报名已提交')).toBeVisible()
  expect(await submits()).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2, name: '待缴费' })).toBeVisible()
  expect(screen.getByText('缴费截止').nextSibling).toHaveTextContent('2024 年 8 月 18 日 23:59')
  expect(screen.getByRole('link', { name: '去缴费，120 元' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/cashier\/\?id=/),
  )
  expect(useEntry.getState().entry).toBeNull()
})

test('a consent that the entry can do without is withdrawn from the receipt', async () => {
  const { user } = await openConfirm()
  agree()
  await user.click(send())
  await heading('报名已提交')
  expect(screen.getByText('证件信息使用说明').parentElement).toHaveTextContent('报名离不开这一项')
  await user.click(screen.getByRole('button', { name: '撤回同意 姓名公布说明' }))
  const dialog = screen.getByRole('dialog', { name: '撤回同意' })
  await user.click(within(dialog).getByRole('button', { name: '撤回同意' }))
  await waitFor(() =>
    expect(screen.getByText('姓名公布说明').parentElement).toHaveTextContent(/已撤回： 2024 年/),
  )
})

test('a submit without an answer is asked after before it is sent again', async () => {
  const { user } = await openConfirm()
  let tries = 0
  server.use(
    http.post(`*${signUpPaths.submit}`, () => {
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
  expect(paths.indexOf(signUpPaths.mine)).toBeLessThan(paths.indexOf(signUpPaths.submit))
  expect(tries).toBe(2)
})

test('a submit that arrived although no answer came is not sent again', async () => {
  const { user } = await openConfirm()
  await operator.post('faults', { path: signUpPaths.submit, times: 1, status: 200, body: '' })
  const { entry } = useEntry.getState()
  agree()
  await user.click(send())
  await screen.findByText('没有收到答复')
  server.use(
    http.get(`*${signUpPaths.mine}`, () =>
      HttpResponse.json({
        code: 0,
        data: {
          accountId: entry?.accountId,
          signups: [{ signupId: 'S1', submitKey: entry?.submitKey, state: 'toPay', fee: 120 }],
        },
      }),
    ),
  )
  const before = (await submits()).length
  await user.click(screen.getByRole('button', { name: '查询并重新提交' }))
  expect(await screen.findByText('S1')).toBeVisible()
  expect(await submits()).toHaveLength(before)
})

test('what the centre refuses stands at its field, and goes when that changes', async () => {
  await signIn()
  const values = await valuesOf(LIN)
  const { user } = await openFilled('#/confirm', { values })
  await heading('核对并确认')
  server.use(
    http.post(`*${signUpPaths.submit}`, () =>
      HttpResponse.json({
        code: 3100,
        msg: '手机号：已停用',
        data: {
          faults: [{ key: 'phone', message: '手机号已停用', messageEn: 'No longer in use' }],
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
  await user.type(phone, '{backspace}1')
  expect(screen.queryByText('手机号已停用')).toBeNull()
})

test('an event that filled up in the meantime is told, and everything is kept', async () => {
  const { user } = await openConfirm()
  await operator.post('sign-ups/switch', { name: 'full:half' })
  agree()
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('该项目名额已满，请改选其他项目')
  expect(useEntry.getState().entry?.values['name']).toBe('林远山')
})

test('loaded anew the page leads to the form', async () => {
  await signIn()
  await renderSite('#/confirm')
  expect(await heading('2024 燕岭马拉松报名')).toBeVisible()
})

test('F38: signed out elsewhere nothing is sent before signing in again', async () => {
  const { user } = await openConfirm()
  act(() => sessionEnded())
  agree()
  await user.click(send())
  expect(useLoginDrawer.getState().isOpen).toBe(true)
  expect(await submits()).toHaveLength(0)
  await signIn()
  expect(await heading('报名已提交')).toBeVisible()
  expect(await submits()).toHaveLength(1)
})

test('F38: another account that signs in elsewhere is asked about, and finds nothing', async () => {
  const { user } = await openConfirm()
  await signIn('13800000002')
  expect(await heading('这个浏览器登录了另一个账号')).toBeVisible()
  expect(screen.queryByText('林远山')).toBeNull()
  await user.click(screen.getByRole('button', { name: '以现在的账号继续' }))
  expect(await heading('2024 燕岭马拉松报名')).toBeVisible()
})

const STATES = [
  ['paid', '已缴费，等待抽签', '等待抽签，结果会显示在这一页。'],
  ['drawn', '已中签', '凭证件原件按时领取参赛物品。'],
  ['notDrawn', '未中签', '无需操作，款项原路退回。'],
  ['waiting', '候补中', '等待递补，结果会显示在这一页。'],
  ['proofRejected', '证明未通过', '重新上传清晰、完整的证明。'],
  ['refunding', '退款中', '请留意支付账户，逾期未到账请联系组委会。'],
  ['refunded', '已退款', '在支付账户中核对到账记录。'],
  ['directEntry', '直通参赛', '凭证件原件按时领取参赛物品。'],
  ['givenUp', '已放弃名额', '无需操作，欢迎来年再报名。'],
  ['withdrawn', '已撤回', '无需操作，欢迎来年再报名。'],
] as const

test('whoever has signed up finds each state in place of the form', async () => {
  const { user, unmount } = await openConfirm()
  agree()
  await user.click(send())
  await heading('报名已提交')
  const signupId = new URLSearchParams(location.hash.split('?')[1]).get('signupId')
  unmount()
  for (const [state, name, next] of STATES) {
    await operator.post('sign-ups/state', { signupId, state })
    const view = await renderSite('#/post')
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible()
    expect(screen.getByText(next)).toBeVisible()
    expect(
      screen.getByText(/2024 年 8 月 1\d 日 \d\d:\d\d（北京时间）/, {
        selector: 'dl.mine__steps time',
      }),
    ).toBeVisible()
    view.unmount()
  }
})
