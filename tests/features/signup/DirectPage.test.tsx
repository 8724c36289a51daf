import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signUpPaths } from '../../../src/api/signUpPaths.ts'
import { useEntry } from '../../../src/features/signup/entryStore.ts'
import { operator, renderSite, useFreshSite } from '../../support/renderSite.tsx'
import { LIN, openFilled, RACE_ID, signIn, valuesOf } from './openPage.tsx'

useFreshSite()

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const message = (name: string) => screen.findByRole('heading', { level: 2, name })
const audit = (status: number) =>
  operator.post('sign-ups/audit', { accountId: 'phone-01', raceId: RACE_ID, status })
const applications = async () => {
  const requests = await operator.requests()
  return requests.filter(({ path }) => path === signUpPaths.directApply)
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
  await signIn()
  const values = { ...(await valuesOf(LIN)), merit: { value: 'top100', text: '' } }
  const opened = await openFilled('#/confirm?kind=direct', { kind: 'direct', values })
  await apply()
  return opened
}

test('to submit: the message, the channels that are open, and the form', async () => {
  await signIn()
  const { user } = await renderSite('#/direct')
  expect(await message('您还没有提交直通资格申请，请填写并提交。')).toBeVisible()
  expect(screen.getByText('待提交')).toBeVisible()
  expect(screen.getByRole('radio', { name: '公益名额' })).toBeDisabled()
  expect(screen.getByText('公益名额通道即将开放，敬请期待')).toBeVisible()
  expect(screen.queryByLabelText(/^赞助名额编号/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: '赞助名额' }))
  expect(screen.getByLabelText(/^赞助名额编号/)).toBeVisible()
})

test('the address names a channel', async () => {
  await signIn()
  await renderSite('#/direct?channel=jy')
  expect(await screen.findByRole('radio', { name: '精英选手' })).toBeChecked()
  expect(screen.getByLabelText(/^个人最好成绩/)).toBeVisible()
})

test('submitted once, rejected with a reason, mended and approved to be paid', async () => {
  const { unmount } = await applied()
  expect(screen.getByText('已提交')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(await applications()).toHaveLength(1)
  expect(useEntry.getState().entry).toBeNull()
  unmount()

  await audit(3)
  const { user, unmount: close } = await renderSite('#/direct')
  expect(await message('很抱歉，您的申请未通过审核。')).toBeVisible()
  expect(screen.getByText(/原因：证明材料不清晰/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '修改后重新提交' }))
  expect(await screen.findByLabelText(/^姓名/)).toHaveValue('林远山')
  expect(screen.getByText(/请重新填写：证件/)).toBeVisible()
  close()
  const values = { ...(await valuesOf(LIN)), merit: { value: 'volunteer', text: '' } }
  const again = await openFilled('#/confirm?kind=direct', { kind: 'direct', values })
  await apply()
  expect(await applications()).toHaveLength(2)
  again.unmount()

  await audit(2)
  await renderSite('#/direct')
  expect(await message('恭喜，您的直通资格申请已通过。')).toBeVisible()
  expect(screen.getByText('恭喜通过')).toBeVisible()
  expect(screen.getByRole('link', { name: '去缴费' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/cashier\//),
  )
})

test('ended: no form, also for who was rejected', async () => {
  const { unmount } = await applied()
  unmount()
  await audit(3)
  await operator.post('clock', { now: 'ballot-day' })
  await signIn()
  const rejected = await renderSite('#/direct')
  expect(await message('很抱歉，您的申请未通过审核。')).toBeVisible()
  expect(screen.getByText('直通资格申请已结束。')).toBeVisible()
  expect(screen.queryByRole('button', { name: '修改后重新提交' })).toBeNull()
  rejected.unmount()
  await signIn('13800000002')
  await renderSite('#/direct')
  expect(await message('直通资格申请已结束。')).toBeVisible()
  expect(screen.getByText('申请已结束')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})
