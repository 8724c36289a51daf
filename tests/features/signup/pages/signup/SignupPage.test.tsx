import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { fetchFormSpec } from '#api/race/signup.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { environment } from '#environment/environment.ts'
import { endSession, startSession } from '#stores/session.ts'
import { PHONE, RACE_ID, logInAs, heading, next } from '#tests/features/signup/openPage.tsx'
import { deferred } from '#tests/support/deferred.ts'
import { publish } from '#tests/support/publish.ts'
import { freshSiteEachTest, loginDrawer, operator, renderSite } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest()

test('without an account the login drawer opens, then the form', async () => {
  await renderSite('#/post')
  expect(await heading('请先登录')).toBeVisible()
  expect(await loginDrawer()).toBeVisible()
  await logInAs()
  expect(await heading('2024 燕岭马拉松报名')).toBeVisible()
  expect(await screen.findByRole('radio', { name: '马拉松' })).toHaveAccessibleDescription(
    /^180 元 42\.195 公里，3000 个名额 ?2004 年 12 月 31 日及以前出生.* 1\s场马拉松或 2\s场半程马拉松$/,
  )
  expect(screen.getByText(/报名截止/).parentElement).toHaveTextContent(
    '2024 年 8 月 18 日 24:00（北京时间）',
  )
})

test('if the browser has lost the session’s account, a new login shows its sign-ups', async () => {
  const token = await logInAs()
  act(() => startSession(token, {}))
  await renderSite('#/post')
  expect(await heading('请先登录')).toBeVisible()
  expect(await loginDrawer()).toBeVisible()
  await logInAs()
  expect(await heading('2024 燕岭马拉松报名')).toBeVisible()
})

test('after logging in on the form’s page, its heading has the focus, however late', async () => {
  const { promise: isClosed, resolve: onClosed } = deferred()
  server.use(http.get('*/race-center/api/signup/mine', () => isClosed))
  const { user } = await renderSite('#/post')
  const drawer = within(await loginDrawer())
  await user.type(await drawer.findByLabelText('手机号'), PHONE)
  await user.type(drawer.getByLabelText('密码'), 'Marathon2024')
  await user.click(drawer.getByRole('checkbox'))
  await user.click(drawer.getByRole('button', { name: '登录' }))
  // The drawer has closed while the page is still loading.
  await waitFor(() => expect(document.body).toHaveFocus())
  onClosed()
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: '2024 燕岭马拉松报名' })).toHaveFocus(),
  )
})

test.each([
  ['before-sign-up', '报名尚未开始'],
  ['ballot-day', '报名已截止'],
])('at %s, dates are shown instead of a form', async (now, title) => {
  await operator.post('clock', { now })
  await renderSite('#/post')
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
  expect(screen.getByText('2024 年 8 月 8 日 0:00（北京时间）')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a logout in another tab during loading is not reported as a network error', async () => {
  await logInAs()
  server.use(
    http.get('*/race-center/api/signup/mine', () => {
      endSession()
      return HttpResponse.json({ code: 0, data: [] })
    }),
  )
  await renderSite('#/post')
  expect(await heading('您已在别处退出登录')).toBeVisible()
  expect(screen.queryByText(/网络/)).toBeNull()
})

test('who is approved for direct entry gets no form, though the entry is not there yet', async () => {
  await logInAs()
  const data = { accountId: 'phone-01', status: 2, itemId: 'half', channel: 'direct' }
  server.use(http.get(signupPaths.directStatus, () => HttpResponse.json({ code: 0, data })))
  await renderSite('#/post')
  expect(await heading('恭喜，您的申请已通过。')).toBeVisible()
  expect(screen.getByText(/的报名记录还没有生成，您不必另行报名/)).toBeVisible()
  expect(screen.getByRole('link', { name: '查看申请' })).toHaveAttribute('href', '#/direct')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('mass entry does not depend on the service of direct entry', async () => {
  await logInAs()
  server.use(http.get(signupPaths.directStatus, () => HttpResponse.json({ code: 500, msg: 'x' })))
  await renderSite('#/post')
  expect(await screen.findByRole('radio', { name: '马拉松' })).toBeVisible()
})

test('an environment with sign-up closed shows its own message instead of a form', async () => {
  const { applyNow } = environment.channels
  Object.assign(applyNow, { isEnabled: false })
  onTestFinished(() => void Object.assign(applyNow, { isEnabled: true }))
  await logInAs()
  await renderSite('#/post')
  expect(await screen.findByText('报名通道即将开放，敬请期待')).toBeVisible()
  expect(screen.queryByRole('radio', { name: '马拉松' })).toBeNull()
})

test('a full event cannot be chosen; a closed or full form is not shown', async () => {
  await operator.post('sign-ups/switch', { name: 'full:full' })
  await logInAs()
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

test('pages that a form refers to open beside it, and say so', async () => {
  await logInAs()
  await renderSite('#/post')
  for (const name of [/^不确定能不能报/, /^参赛保险说明/]) {
    const link = await screen.findByRole('link', { name })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAccessibleName(/（在新标签页打开）$/)
    expect(link).toHaveAttribute('href', expect.stringMatching(/^#\//))
  }
})

test('events without a ballot say how many places are left, or how many wait', async () => {
  await logInAs()
  const form = await fetchFormSpec(RACE_ID, 'post')
  const [full, half] = form.items
  const items = [
    { ...full, placesLeft: 0, waitingList: { length: 12, places: 50 } },
    { ...half, placesLeft: 31 },
  ]
  const data = { ...form, items }
  server.use(http.get(signupPaths.form, () => HttpResponse.json({ code: 0, data })))
  publish({
    raceItems: yanling2024.raceItems?.map((item) => ({ ...item, entryMode: 'firstCome' })),
  })
  await renderSite('#/post')
  const marathon = await screen.findByRole('radio', { name: '马拉松' })
  expect(marathon).toHaveAccessibleDescription(/名额已满，可候补（已有 12 人，上限 50 人）/)
  expect(screen.getByRole('radio', { name: '半程马拉松' })).toHaveAccessibleDescription(
    /剩余 31 个名额/,
  )
  const summary = within(screen.getByRole('complementary', { name: '报名摘要' }))
  fireEvent.click(marathon)
  expect(summary.getByText('名额已满，提交后进入候补，递补成功后再缴费。')).toBeVisible()
  fireEvent.click(screen.getByRole('radio', { name: '半程马拉松' }))
  expect(summary.getByText('提交后，名额保留至缴费截止；缴费并核对到账后确认。')).toBeVisible()
})

test.each([
  ['no agreements', {}],
  ['an agreement without a text', { registration: { version: '1', url: 'javascript:0' } }],
])('with %s nobody can sign up', async (_name, agreements) => {
  publish({ agreements })
  await logInAs()
  await renderSite('#/post')
  expect(await screen.findByRole('heading', { level: 2, name: '报名暂不开放' })).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a field with the key %s is left out, and the form works',
  async (key) => {
    await logInAs()
    const form = await fetchFormSpec(RACE_ID, 'post')
    const [name] = form.fields
    const hostile = { ...name, key, label: '坏字段', section: key, required: true }
    const data = {
      ...form,
      sections: [...form.sections, { key, title: '坏章节' }],
      fields: [hostile, { ...hostile, key: 'good', label: '好字段' }, ...form.fields],
    }
    server.use(http.get(signupPaths.form, () => HttpResponse.json({ code: 0, data })))
    const { user } = await renderSite('#/post')
    await user.type(await screen.findByRole('textbox', { name: /好字段/ }), '林')
    expect(screen.queryByText(/坏字段/)).toBeNull()
    await user.click(next())
    expect(await screen.findByRole('button', { name: '请填写姓名' })).toBeVisible()
  },
)
