import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { environment } from '#api/http/environment.ts'
import { fetchFormSpec } from '#api/race/signup.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import type { SignupValues } from '#domain/fields/fieldTypes.ts'
import type { DocumentKind } from '#domain/identityDocument.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { useSignup } from '#features/signup/model/signupStore.ts'
import { setLanguage } from '#stores/language.ts'
import { useLoginDrawer } from '#stores/loginDrawer.ts'
import { endSession, completeLogout, useSession } from '#stores/session.ts'
import { png as svgToPng } from '../../../../lib/imageFiles.ts'
import { deferred } from '../../../../support/deferred.ts'
import { publish } from '../../../../support/publish.ts'
import { operator, renderSite, freshSiteEachTest } from '../../../../support/renderSite.tsx'
import { server } from '../../../../support/sandboxServer.ts'
import {
  LIN,
  openFilled,
  PHONE_BROWSER,
  RACE_ID,
  logInAs,
  valuesOf,
  ZHOU,
} from '../../openPage.tsx'

freshSiteEachTest()

const next = () => screen.getByRole('button', { name: '下一步：核对并确认' })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('without an account the login drawer opens, then the form', async () => {
  await renderSite('#/post')
  expect(await heading('请先登录')).toBeVisible()
  await waitFor(() => expect(useLoginDrawer.getState().isOpen).toBe(true))
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
  act(() => useSession.setState({ token, userData: null }))
  await renderSite('#/post')
  expect(await heading('请先登录')).toBeVisible()
  await waitFor(() => expect(useLoginDrawer.getState().isOpen).toBe(true))
  await logInAs()
  expect(await heading('2024 燕岭马拉松报名')).toBeVisible()
})

test('after logging in on the form’s page, its heading has the focus, however late', async () => {
  const { promise: isClosed, resolve: onClosed } = deferred()
  server.use(http.get('*/race-center/api/signup/mine', () => isClosed))
  const { user } = await renderSite('#/post')
  await waitFor(() => expect(useLoginDrawer.getState().isOpen).toBe(true))
  const drawer = within(await screen.findByRole('dialog', { name: /登录/ }))
  await user.type(await drawer.findByLabelText('手机号'), PHONE_BROWSER)
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
  expect(useLoginDrawer.getState().isOpen).toBe(false)
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
  const { applyNow } = environment.entries
  Object.assign(applyNow, { enabled: false })
  onTestFinished(() => void Object.assign(applyNow, { enabled: true }))
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

test('an empty form is not submitted: the summary counts errors and links to fields', async () => {
  await logInAs()
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

test('being too young or having too few finishes is reported at the field', async () => {
  await logInAs()
  await openFilled('#/post', { itemId: 'full', values: await valuesOf(ZHOU) })
  expect(await screen.findByText('马拉松只接受 2004 年 12 月 31 日及以前出生的选手')).toBeVisible()
  expect(
    screen.getByText(
      /报名马拉松，2022 年 1 月 1 日以来须完赛 1 场马拉松或 2 场半程马拉松，目前填写的场次不够/,
    ),
  ).toBeVisible()
})

test('a guardian is required under 18', async () => {
  await logInAs()
  await openFilled('#/post', { values: await valuesOf(ZHOU) })
  const guardian = await screen.findByRole('region', { name: '监护人' })
  expect(within(guardian).getByText('未满 18 岁必填')).toBeVisible()
  expect(screen.getByRole('group', { name: /^监护人签名/ })).toBeVisible()
  expect(screen.getAllByText('监护人声明')[0]).toBeVisible()
})

const guardianOf = (number: string, kind: DocumentKind = 'resident-id'): SignupValues => ({
  guardianDocument: { kind, number },
})

test.each([
  [
    'the runner',
    guardianOf(' 110101 200705120023'),
    '证件号码',
    '这是选手本人的证件，请填写另一人的证件',
    'This is the runner’s own ID. Enter another person’s',
  ],
  [
    'the runner by name',
    { guardianName: '周 予安' },
    /^监护人姓名/,
    '这是选手本人的姓名，请填写另一人',
    'This is the runner’s own name. Enter another person’s',
  ],
  [
    'a child',
    guardianOf('110101201005120027'),
    '证件号码',
    '比赛日须年满 18 岁',
    'Must be at least 18 years old on race day',
  ],
  [
    '17 by the given date of birth',
    { ...guardianOf('E12345678', 'passport'), guardianBirthDate: '2006-09-23' },
    /^监护人出生日期/,
    '比赛日须年满 18 岁',
    'Must be at least 18 years old on race day',
  ],
])('a guardian who is %s is reported at the field', async (_who, guardian, label, zh, en) => {
  await logInAs()
  await openFilled('#/post', { values: { ...(await valuesOf(ZHOU)), ...guardian } })
  const region = await screen.findByRole('region', { name: '监护人' })
  const control = within(region).getByLabelText(label)
  expect(control).toHaveAccessibleDescription(expect.stringContaining(zh))
  await act(() => setLanguage('en'))
  await waitFor(() => expect(control).toHaveAccessibleDescription(expect.stringContaining(en)))
})

test('a guardian who is of age on race day is accepted', async () => {
  await logInAs()
  await openFilled('#/post', {
    values: { ...(await valuesOf(ZHOU)), ...guardianOf('110101200609220024') },
  })
  const region = await screen.findByRole('region', { name: '监护人' })
  expect(within(region).getByLabelText(/^监护人出生日期/)).toHaveValue('2006 年 9 月 22 日')
  expect(within(region).getByLabelText('证件号码')).not.toHaveAccessibleDescription(
    expect.stringContaining('18 岁'),
  )
})

test('naming oneself as relative or emergency contact is reported at the field', async () => {
  await logInAs()
  const values = await valuesOf({ ...LIN, number: '110101196003070018' })
  const self = { emergencyName: '林远山 ', relativeName: '林 远山' }
  await openFilled('#/post', { values: { ...values, ...self } })
  for (const label of [/^知情亲属姓名/, /^紧急联系人姓名/]) {
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining('这是选手本人的姓名，请填写另一人'),
    )
  }
})

test('a drawn signature that is not yet saved is submitted with the form', async () => {
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([svgToPng([640, 280])], { type: 'image/png' })),
  )
  await logInAs()
  const { signature: _typed, ...values } = await valuesOf(LIN)
  const { user } = await openFilled('#/post', { values })
  const sheet = await screen.findByRole('img', { name: '在这里签名' })
  const at = (clientX: number) => ({ pointerId: 1, buttons: 1, clientX, clientY: 10 })
  fireEvent.pointerDown(sheet, at(10))
  fireEvent.pointerMove(window, at(40))
  fireEvent.pointerUp(window, { ...at(40), buttons: 0 })
  await user.click(next())
  expect(await heading('核对并确认')).toBeVisible()
  expect(useSignup.getState().draft?.values['signature']).toMatchObject({
    image: expect.stringMatching(/^\/uploads\//),
  })
})

test('no age error is shown while a date is being corrected', async () => {
  await logInAs()
  const values = {
    ...(await valuesOf(LIN)),
    document: { kind: 'passport' as const, number: 'E12345678' },
    birthDate: '2007-05-12',
  }
  const { user } = await openFilled('#/post', { itemId: 'full', values })
  const told = () => screen.queryByText(/^马拉松只接受/)
  await waitFor(() => expect(told()).toBeVisible())
  const date = screen.getByLabelText(/^出生日期/)
  await user.type(date, '{backspace}')
  await waitFor(() => expect(told()).toBeNull())
  await user.clear(date)
  await user.type(date, '9')
  await waitFor(() => expect(useSignup.getState().draft?.values['birthDate']).toBe('9'))
  expect(told()).toBeNull()
})

test('from the age of 60, a relative must be named', async () => {
  await logInAs()
  await openFilled('#/post', { values: await valuesOf({ ...LIN, number: '110101196003070018' }) })
  expect(await screen.findByLabelText(/^知情亲属姓名/)).toBeVisible()
  expect(screen.queryByRole('region', { name: '监护人' })).toBeNull()
})

test('a newer form says which draft values no longer fit', async () => {
  await logInAs()
  localStorage.setItem(
    'signupDraft:phone-01:yanling-2024-post',
    JSON.stringify({
      version: '2024.2',
      savedAt: 1723700000000,
      values: { name: '林远山', clothing: '5XL', gone: 'x' },
    }),
  )
  await renderSite('#/post')
  expect(await screen.findByText('此后报名表有更新。')).toBeVisible()
  expect(screen.getByText(/没有带过来：/).parentElement).toHaveTextContent(
    '这些内容与新的报名表不符，没有带过来：参赛服尺码。',
  )
  expect(screen.getByText('另有 1 项已经取消，不必再填。')).toBeVisible()
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('林远山')
})

test('going on does not abort an upload in progress', async () => {
  await logInAs()
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

test('while a file is uploading, a link that leads away asks first', async () => {
  await logInAs()
  server.use(http.post('*/base/uploadImage', () => new Promise(() => undefined)))
  const { user } = await openFilled('#/post', { values: await valuesOf(LIN) })
  const pictures = await screen.findByRole('group', { name: /^参赛照片/ })
  const input = pictures.querySelector('input')
  if (!input) throw new Error('no place for a file')
  const file = new File([svgToPng([295, 413])], '照片.png', { type: 'image/png' })
  await user.upload(input, file)
  await waitFor(() => expect(useSignup.getState().uploading).toBe(1))
  await user.click(screen.getByRole('link', { name: '返回首页' }))
  const question = within(await screen.findByRole('dialog', { name: '离开这一页？' }))
  expect(question.getByText(/还有文件正在上传/)).toBeVisible()
  await user.click(question.getByRole('button', { name: '取消' }))
  expect(location.hash).toBe('#/post')
  expect(useSignup.getState().uploading).toBe(1)
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

test('leaving the form within the site loses nothing, closing the tab then asks', async () => {
  await logInAs()
  const { user } = await openFilled('#/post', { values: await valuesOf(LIN) })
  await screen.findByLabelText(/^姓名/)
  await user.click(screen.getByRole('link', { name: '返回首页' }))
  await waitFor(() => expect(location.hash).toBe('#/home'))
  const closing = new Event('beforeunload', { cancelable: true })
  dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  act(() => history.back())
  expect(await screen.findByLabelText('证件号码')).toHaveValue(LIN.number)
})

test('input except secrets survives a reload and can be discarded', async () => {
  await logInAs()
  const values = await valuesOf(LIN)
  const { user, unmount } = await openFilled('#/post', { values })
  const name = await screen.findByLabelText(/^姓名/)
  await user.clear(name)
  await user.type(name, '林远')
  await screen.findByText(/已自动保存/)
  unmount()

  const { dropSignup } = await import('#features/signup/model/signupStore.ts')
  dropSignup()
  await renderSite('#/post')
  expect(await screen.findByText(/已恢复 2024 年 8 月 15 日.*保存的草稿/)).toBeVisible()
  expect(screen.getByText(/请重新填写：/).parentElement).toHaveTextContent(
    '请重新填写：证件、出生日期、性别、健康状况、选手签名',
  )
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('林远')
  expect(screen.getByLabelText('证件号码')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: '放弃草稿' }))
  await user.click(screen.getByRole('button', { name: '删除并重新填写' }))
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('signupDraft'))).toEqual([])
})

const DRAFT = 'signupDraft:phone-01:yanling-2024-post'
const otherTab = async (text: string | null) => {
  if (text === null) localStorage.removeItem(DRAFT)
  else localStorage.setItem(DRAFT, text)
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: DRAFT })))
}
const draftOfOther = (name: string, submitKey: string) =>
  JSON.stringify({
    version: '2024.3',
    savedAt: 1723700000000,
    submitKey,
    itemId: 'full',
    values: { name },
  })
const nameIn = async (name: string) =>
  waitFor(() => expect(localStorage.getItem(DRAFT)).toContain(name))

/** A form in this tab, saved as a draft, which another tab then overwrites. */
async function openBesideOther() {
  await logInAs()
  const { user } = await openFilled('#/post', { values: await valuesOf(LIN) })
  const name = await screen.findByLabelText(/^姓名/)
  await user.type(name, '一')
  await nameIn('林远山一')
  await otherTab(draftOfOther('周予安', 'B'.repeat(32)))
  expect(await screen.findByRole('alert')).toHaveTextContent(/另一个标签页也在填写这份报名表/)
  return { user, name }
}

test('another tab’s draft is never overwritten without a word: this tab’s form can stay', async () => {
  const { user, name } = await openBesideOther()
  await user.type(name, '二')
  await user.click(next())
  // Nothing is saved and the page does not change: the notice has the focus.
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(localStorage.getItem(DRAFT)).toContain('周予安')
  await user.click(screen.getByRole('button', { name: '用这一页的内容' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(name).toHaveValue('林远山一二')
  expect(localStorage.getItem(DRAFT)).toContain('林远山一二')
})

test('another tab’s draft can be taken over, as the same entry and without what it never holds', async () => {
  const { user } = await openBesideOther()
  await user.click(screen.getByRole('button', { name: '用另一页的内容' }))
  expect(await screen.findByLabelText(/^姓名/)).toHaveValue('周予安')
  expect(screen.getByLabelText('证件号码')).toHaveValue(LIN.number)
  expect(screen.getByRole('radio', { name: '马拉松' })).toBeChecked()
  expect(useSignup.getState().draft?.submitKey).toBe('B'.repeat(32))
  await user.type(screen.getByLabelText(/^姓名/), '三')
  await nameIn('周予安三')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a draft that another tab submitted or deleted is saved again as another form', async () => {
  const { user, name } = await openBesideOther()
  const { submitKey } = useSignup.getState().draft ?? {}
  await otherTab(null)
  const notice = within(screen.getByRole('alert'))
  expect(await notice.findByText(/已在另一个标签页提交或删除/)).toBeVisible()
  expect(notice.getByRole('link', { name: /^查看我的报名/ })).toHaveAttribute('target', '_blank')
  await user.type(name, '二')
  await user.click(notice.getByRole('button', { name: '在这一页继续填写' }))
  expect(localStorage.getItem(DRAFT)).toContain('林远山一二')
  expect(useSignup.getState().draft?.submitKey).not.toBe(submitKey)
})

test('a page that missed the other tab’s event finds its draft before it saves', async () => {
  await logInAs()
  const { user } = await openFilled('#/post', { values: await valuesOf(LIN) })
  const name = await screen.findByLabelText(/^姓名/)
  localStorage.setItem(DRAFT, draftOfOther('周予安', 'B'.repeat(32)))
  await user.type(name, '一')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(localStorage.getItem(DRAFT)).toContain('周予安')
})

test.each([
  ['deleted', false, '', null],
  ['kept', true, '林远山一', expect.stringContaining('林远山一')],
])(
  'on a log-out with the draft %s, so is what the form shows',
  async (_, isDraftKept, shown, stored) => {
    await logInAs()
    const { user } = await openFilled('#/post', { values: await valuesOf(LIN) })
    await user.type(await screen.findByLabelText(/^姓名/), '一')
    await nameIn('林远山一')
    act(() => completeLogout({ isDraftKept }))
    expect(await screen.findByText(/请用原账号重新登录后再提交/)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^姓名/)).toHaveValue(shown))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(localStorage.getItem(DRAFT)).toEqual(stored)
  },
)

test('F38: after logging out elsewhere the form stays; another account sees nothing', async () => {
  await logInAs()
  const { user } = await openFilled('#/post', { values: await valuesOf(LIN) })
  await screen.findByLabelText(/^姓名/)
  act(() => endSession())
  expect(await screen.findByText(/请用原账号重新登录后再提交/)).toBeVisible()
  expect(screen.getByLabelText(/^姓名/)).toHaveValue('林远山')
  await user.click(next())
  await waitFor(() => expect(useLoginDrawer.getState().isOpen).toBe(true))
  await logInAs('13800000002')
  expect(await heading('这个浏览器登录了另一个账号')).toBeVisible()
  expect(screen.queryByDisplayValue('林远山')).toBeNull()
  await user.click(screen.getByRole('button', { name: '用现在的账号继续' }))
  expect(await screen.findByLabelText(/^姓名/)).toHaveValue('')
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
