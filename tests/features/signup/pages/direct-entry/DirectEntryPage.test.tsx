import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fetchMySignups } from '#api/race/signup.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { deleteOldDrafts } from '#features/signup/model/draft.ts'
import { now } from '#lib/serverClock.ts'
import { endSession } from '#stores/session.ts'
import {
  asksBeforeClosing,
  heading,
  LIN,
  openFilled,
  RACE_ID,
  logInAs,
  valuesOf,
} from '#tests/features/signup/openPage.tsx'
import { publish } from '#tests/support/publish.ts'
import { operator, renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { isLongRun } from '#tests/support/suite.ts'

freshSiteEachTest()

const message = (name: string) => screen.findByRole('heading', { level: 2, name })
const audit = (status: number) =>
  operator.post('sign-ups/audit', { accountId: 'phone-01', raceId: RACE_ID, status })
const applications = async () => {
  const requests = await operator.requests()
  return requests.filter(({ path }) => path === signupPaths.directApply)
}

async function apply() {
  await heading('核对并确认')
  fireEvent.click(screen.getByRole('checkbox', { name: /^我确认以上信息/ }))
  for (let click = 0; click < 5; click += 1) {
    fireEvent.click(screen.getByRole('button', { name: '提交申请' }))
  }
  await message('您的申请已提交，请等待审核。')
}

async function applied() {
  await logInAs()
  const values = { ...(await valuesOf(LIN)), merit: { value: 'top100', text: '' } }
  const opened = await openFilled('#/confirm?kind=direct', { kind: 'direct', values })
  await apply()
  return opened
}

test('before submission: the message, the open channels and the form', async () => {
  await logInAs()
  const { user } = await renderSite('#/direct')
  expect(await message('您还没有提交申请，请填写并提交。')).toBeVisible()
  expect(screen.getByText('待提交')).toBeVisible()
  expect(screen.getByRole('radio', { name: '公益名额' })).toBeDisabled()
  expect(screen.getByText('公益名额通道即将开放，敬请期待')).toBeVisible()
  expect(screen.queryByLabelText(/^赞助名额编号/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: '赞助名额' }))
  expect(screen.getByLabelText(/^赞助名额编号/)).toBeVisible()
})

test('the URL can preselect a channel', async () => {
  await logInAs()
  await renderSite('#/direct?channel=jy')
  expect(await screen.findByRole('radio', { name: '精英选手' })).toBeChecked()
  expect(screen.getByLabelText(/^个人最好成绩/)).toBeVisible()
})

test.runIf(isLongRun)(
  'an application is submitted, rejected with a reason, corrected and approved',
  async () => {
    const { unmount } = await applied()
    expect(screen.getByText('已提交')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(await applications()).toHaveLength(1)
    expect(asksBeforeClosing()).toBe(false)
    unmount()

    await audit(3)
    const { user, unmount: close } = await renderSite('#/direct')
    expect(await message('很抱歉，您的申请未通过审核。')).toBeVisible()
    expect(screen.getByText('原因：').parentElement).toHaveTextContent(/原因：证明材料不清晰/)
    await user.click(screen.getByRole('button', { name: '修改后重新提交' }))
    expect(await screen.findByLabelText(/^姓名/)).toHaveValue('林远山')
    expect(screen.getByText(/请重新填写：/).parentElement).toHaveTextContent(/请重新填写：证件/)
    close()
    const values = { ...(await valuesOf(LIN)), merit: { value: 'volunteer', text: '' } }
    const again = await openFilled('#/confirm?kind=direct', { kind: 'direct', values })
    await apply()
    expect(await applications()).toHaveLength(2)
    again.unmount()

    await audit(2)
    await renderSite('#/direct')
    expect(await message('恭喜，您的申请已通过。')).toBeVisible()
    expect(screen.getByText('恭喜通过')).toBeVisible()
    expect(screen.getByRole('link', { name: '去缴费' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cashier\//),
    )
  },
)

test('an approved place is never shown as in the ballot, and is confirmed by payment', async () => {
  const first = await applied()
  first.unmount()
  await audit(2)
  const { unmount } = await renderSite('#/post')
  expect(await message('待缴费')).toBeVisible()
  expect(screen.getByText('您的申请已通过，缴费后名额即确认，无需抽签。')).toBeVisible()
  expect(document.body).not.toHaveTextContent('参加抽签')
  const no = screen.getByText(/^YL241\d{5}$/).textContent
  unmount()

  const pay = await renderSite('#/direct')
  expect(await screen.findByText('请在缴费截止前缴费，确认名额。')).toBeVisible()
  expect(screen.getByText(no)).toBeVisible()
  pay.unmount()
  const [mine] = await fetchMySignups(RACE_ID)
  for (const state of ['directEntry', 'paid']) {
    await operator.post('sign-ups/state', { signupId: mine?.signupId, state })
    const direct = await renderSite('#/direct')
    expect(await screen.findByText(/^报名费已收到，名额已确认，无需抽签/)).toBeVisible()
    expect(screen.queryByText(/缴费，确认名额/)).toBeNull()
    direct.unmount()
    const massEntry = await renderSite('#/post')
    expect(await message('已获名额（免抽签）')).toBeVisible()
    expect(screen.getByText('您已获得参赛名额，无需抽签。')).toBeVisible()
    massEntry.unmount()
  }
  await operator.post('sign-ups/state', { signupId: mine?.signupId, state: 'refunded' })
  await renderSite('#/direct')
  expect(await screen.findByText('退款已办理，方式与金额见报名须知。')).toBeVisible()
})

test('what was applied with is kept for a correction, though the form was last changed long ago', async () => {
  const { unmount } = await applied()
  await audit(3)
  unmount()
  // As the site does after its first screen.
  deleteOldDrafts(now())
  const { user } = await renderSite('#/direct')
  await user.click(await screen.findByRole('button', { name: '修改后重新提交' }))
  expect(await screen.findByLabelText(/^姓名/)).toHaveValue('林远山')
})

test('after logging out elsewhere, nothing of an application or a sign-up stays on the screen', async () => {
  const { unmount } = await applied()
  await audit(2)
  unmount()
  const [mine] = await fetchMySignups(RACE_ID)
  const pages = [
    ['#/direct', '恭喜，您的申请已通过。'],
    ['#/post', '待缴费'],
    [`#/confirm?signupId=${mine?.signupId}`, '待缴费'],
  ] as const
  for (const [hash, shown] of pages) {
    const page = await renderSite(hash)
    expect(await message(shown)).toBeVisible()
    const no = screen.getByText(/^YL241\d{5}$/).textContent
    act(() => endSession())
    expect(await heading('您已在别处退出登录')).toBeVisible()
    for (const text of [shown, no]) expect(screen.queryByText(text)).toBeNull()
    expect(screen.queryByRole('link', { name: /去缴费/ })).toBeNull()
    await logInAs()
    expect(await message(shown)).toBeVisible()
    page.unmount()
  }
})

test('after logging out elsewhere, a corrected application stays, but not its state', async () => {
  const { unmount } = await applied()
  await audit(3)
  unmount()
  const { user } = await renderSite('#/direct')
  await user.click(await screen.findByRole('button', { name: '修改后重新提交' }))
  expect(await screen.findByLabelText(/^姓名/)).toHaveValue('林远山')
  act(() => endSession())
  expect(await screen.findByText(/请用原账号重新登录后再提交/)).toBeVisible()
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('林远山')
  expect(screen.queryByText(/证明材料不清晰/)).toBeNull()
})

test('after closing there is no form, even for a rejected applicant', async () => {
  const { unmount } = await applied()
  unmount()
  await audit(3)
  await operator.post('clock', { now: 'ballot-day' })
  await logInAs()
  const rejected = await renderSite('#/direct')
  expect(await message('很抱歉，您的申请未通过审核。')).toBeVisible()
  expect(screen.getByText('申请已结束。')).toBeVisible()
  expect(screen.queryByRole('button', { name: '修改后重新提交' })).toBeNull()
  rejected.unmount()
  await logInAs('13800000002')
  await renderSite('#/direct')
  expect(await message('申请已结束。')).toBeVisible()
  expect(screen.getByText('申请已结束')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})

const channel = (kind: string) => ({ kind, name: kind, url: '/direct' })

test('only channels of the race are offered, whatever the URL or a draft names', async () => {
  publish({ entryChannels: [channel('mass'), channel('direct')] })
  await logInAs()
  await renderSite('#/direct?channel=jy')
  expect(await screen.findByRole('radio', { name: '直通名额' })).toBeVisible()
  for (const radio of screen.getAllByRole('radio', { name: /名额|精英/ }))
    expect(radio).not.toBeChecked()
  expect(screen.queryByRole('radio', { name: '精英选手' })).toBeNull()
  expect(screen.queryByRole('radio', { name: '公益名额' })).toBeNull()
  expect(screen.queryByLabelText(/^个人最好成绩/)).toBeNull()
})

test('a channel has the name that the race gives it', async () => {
  publish({
    entryChannels: [{ kind: 'elite', name: '特邀选手', url: '/direct?channel=jy' }],
  })
  await logInAs()
  await renderSite('#/direct?channel=jy')
  expect(await screen.findByRole('radio', { name: '特邀选手' })).toBeChecked()
})

test('a race without channels of direct entry says so', async () => {
  publish({ entryChannels: [channel('public')] })
  await renderSite('#/direct')
  expect(await heading('本届赛事不设直通名额')).toBeVisible()
  expect(screen.getByRole('link', { name: '立即报名' })).toHaveAttribute('href', '#/post')
})
