import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { stage } from '../../../src/api/stage.ts'
import { sessionEnded } from '../../../src/stores/session.ts'
import { useLoginDrawer } from '../../../src/stores/loginDrawer.ts'
import { operator, renderSite, useFreshSite } from '../../support/renderSite.tsx'
import { server } from '../../support/sandboxServer.ts'
import { LIN, openFilled, signIn, valuesOf, ZHOU } from './openPage.tsx'

useFreshSite()

const next = () => screen.getByRole('button', { name: '下一步：核对并确认' })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('without an account the login opens, and the form follows', async () => {
  await renderSite('#/post')
  expect(await heading('请先登录')).toBeVisible()
  expect(useLoginDrawer.getState().isOpen).toBe(true)
  await signIn()
  expect(await heading('2024 燕岭马拉松报名')).toBeVisible()
  expect(await screen.findByRole('radio', { name: '马拉松' })).toHaveAccessibleDescription(
    /^180 元 42\.195 km，3000 个名额 ?2004 年 12 月 31 日及以前出生.* 1 场马拉松或 2 场半程马拉松$/,
  )
  expect(screen.getByText(/报名截止/)).toHaveTextContent('2024 年 8 月 18 日 23:59（北京时间）')
})

test.each([
  ['before-sign-up', '报名尚未开始'],
  ['ballot-day', '报名已截止'],
])('at %s there are dates in place of a form', async (now, title) => {
  await operator.post('clock', { now })
  await renderSite('#/post')
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
  expect(screen.getByText('2024 年 8 月 8 日 00:00（北京时间）')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(useLoginDrawer.getState().isOpen).toBe(false)
})

test('a stage that keeps entry shut says so in its own words, and stands in no form', async () => {
  const { applyNow } = stage.entries
  Object.assign(applyNow, { enabled: false })
  onTestFinished(() => void Object.assign(applyNow, { enabled: true }))
  await signIn()
  await renderSite('#/post')
  expect(await screen.findByText('报名通道即将开放，敬请期待')).toBeVisible()
  expect(screen.queryByRole('radio', { name: '马拉松' })).toBeNull()
})

test('a full event cannot be chosen, a closed or full form is none', async () => {
  await operator.post('sign-ups/switch', { name: 'full:full' })
  await signIn()
  const { unmount } = await renderSite('#/post')
  const full = await screen.findByRole('radio', { name: '马拉松' })
  expect(full).toBeDisabled()
  expect(full).toHaveAccessibleDescription(/^名额已满/)
  expect(screen.getByRole('radio', { name: '半程马拉松' })).toBeEnabled()
  unmount()
  await operator.post('sign-ups/switch', { name: 'full:half' })
  const second = await renderSite('#/post')
  expect(await screen.findByRole('heading', { level: 2, name: '名额已满' })).toBeVisible()
  second.unmount()
  await operator.post('sign-ups/switch', { name: 'closed:post' })
  await renderSite('#/post')
  expect(await screen.findByRole('heading', { level: 2, name: '报名通道暂未开放' })).toBeVisible()
})

test('an empty form is not sent on: the summary counts, takes focus and leads to fields', async () => {
  await signIn()
  const { user } = await renderSite('#/post')
  await screen.findByRole('radio', { name: '马拉松' })
  await user.click(next())
  const summary = await screen.findByRole('heading', { name: '还有 19 处需要处理' })
  expect(summary).toHaveFocus()
  const region = screen.getByRole('region', { name: '还有 19 处需要处理' })
  await user.click(within(region).getByRole('button', { name: '请填写姓名' }))
  expect(screen.getByLabelText(/^姓名/)).toHaveFocus()
  await user.click(within(region).getByRole('button', { name: '请选择参赛项目' }))
  expect(screen.getByRole('radio', { name: '马拉松' })).toHaveFocus()
})

test('who is too young for an event, or has not finished enough, is told at the field', async () => {
  await signIn()
  await openFilled('#/post', { itemId: 'full', values: await valuesOf(ZHOU) })
  expect(await screen.findByText('马拉松只接受2004 年 12 月 31 日及以前出生的选手')).toBeVisible()
  expect(
    screen.getByText(/马拉松需要2022 年 1 月 1 日以来完赛 1 场马拉松或 2 场半程马拉松/),
  ).toBeVisible()
})

test('under 18 a guardian is asked for', async () => {
  await signIn()
  await openFilled('#/post', { values: await valuesOf(ZHOU) })
  const guardian = await screen.findByRole('region', { name: '监护人' })
  expect(within(guardian).getByText('未满 18 岁必填')).toBeVisible()
  expect(screen.getByRole('group', { name: /^监护人签名/ })).toBeVisible()
  expect(screen.getAllByText('监护人声明')[0]).toBeVisible()
})

test('from the age of 60 a relative is named', async () => {
  await signIn()
  await openFilled('#/post', { values: await valuesOf({ ...LIN, number: '110101196003070018' }) })
  expect(await screen.findByLabelText(/^知情亲属姓名/)).toBeVisible()
  expect(screen.queryByRole('region', { name: '监护人' })).toBeNull()
})

test('a newer form says what of the draft no longer fits', async () => {
  await signIn()
  localStorage.setItem(
    'signupDraft:phone-01:yanling-2024-post',
    JSON.stringify({
      version: '2024.2',
      savedAt: 1723700000000,
      values: { name: '林远山', clothing: '5XL', gone: 'x' },
    }),
  )
  await renderSite('#/post')
  expect(await screen.findByText('报名表在那以后更新过。')).toBeVisible()
  expect(screen.getByText('这些内容与新的报名表不符，没有带过来：参赛服尺码。')).toBeVisible()
  expect(screen.getByText('另有 1 项已经取消，不必再填。')).toBeVisible()
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('林远山')
})

test('a file on its way is not given up by going on', async () => {
  await signIn()
  server.use(http.post('*/base/uploadImage', () => new Promise(() => undefined)))
  const { user } = await openFilled('#/post', { values: await valuesOf(LIN) })
  const pictures = await screen.findByRole('group', { name: /^参赛照片/ })
  const input = pictures.querySelector('input')
  if (!input) throw new Error('no place for a file')
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  await user.upload(input, new File([png], 'run.png', { type: 'image/png' }))
  await within(pictures).findByRole('progressbar', { name: 'run.png' })
  await user.click(next())
  expect(screen.getByRole('alert')).toHaveTextContent('还有文件正在上传')
  await user.click(within(pictures).getByRole('button', { name: '取消上传 run.png' }))
  await user.click(next())
  expect(await heading('核对并确认')).toBeVisible()
})

test('what is typed outlives a reload, but for secrets, and can be discarded', async () => {
  await signIn()
  const values = await valuesOf(LIN)
  const { user, unmount } = await openFilled('#/post', { values })
  const name = await screen.findByLabelText(/^姓名/)
  await user.clear(name)
  await user.type(name, '林远')
  await screen.findByText(/已自动保存/)
  unmount()

  const { entryDropped } = await import('../../../src/features/signup/entryStore.ts')
  entryDropped()
  await renderSite('#/post')
  expect(await screen.findByText(/已接着 2024 年 8 月 15 日/)).toBeVisible()
  expect(screen.getByText(/请重新填写：证件、出生日期、性别、健康状况、选手签名/)).toBeVisible()
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('林远')
  expect(screen.getByLabelText('证件号码')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: '放弃草稿' }))
  await user.click(screen.getByRole('button', { name: '删除并重新填写' }))
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('signupDraft'))).toEqual([])
})

test('F38: signed out elsewhere the form stays and asks; another account gets none of it', async () => {
  await signIn()
  const { user } = await openFilled('#/post', { values: await valuesOf(LIN) })
  await screen.findByLabelText(/^姓名/)
  act(() => sessionEnded())
  expect(await screen.findByText(/请用原账号重新登录后再提交/)).toBeVisible()
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('林远山')
  await user.click(next())
  await waitFor(() => expect(useLoginDrawer.getState().isOpen).toBe(true))
  await signIn('13800000002')
  expect(await heading('这个浏览器登录了另一个账号')).toBeVisible()
  expect(screen.queryByDisplayValue('林远山')).toBeNull()
  await user.click(screen.getByRole('button', { name: '以现在的账号继续' }))
  expect(await screen.findByLabelText(/^姓名/)).toHaveValue('')
})
