import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { endSession, completeLogout } from '#stores/session.ts'
import {
  asksBeforeClosing,
  forgetForm,
  LIN,
  openFilled,
  logInAs,
  valuesOf,
  heading,
  next,
} from '#tests/features/signup/openPage.tsx'
import { png as svgToPng } from '#tests/lib/imageFiles.ts'
import { freshSiteEachTest, loginDrawer, renderSite } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest()

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
  await within(pictures).findByRole('progressbar', { name: '照片.png' })
  await user.click(screen.getByRole('link', { name: '返回首页' }))
  const question = within(await screen.findByRole('dialog', { name: '离开这一页？' }))
  expect(question.getByText(/还有文件正在上传/)).toBeVisible()
  await user.click(question.getByRole('button', { name: '取消' }))
  expect(location.hash).toBe('#/post')
  expect(within(pictures).getByRole('progressbar', { name: '照片.png' })).toBeVisible()
})

test('leaving the form within the site loses nothing, closing the tab then asks', async () => {
  await logInAs()
  const { user } = await openFilled('#/post', { values: await valuesOf(LIN) })
  await screen.findByLabelText(/^姓名/)
  await user.click(screen.getByRole('link', { name: '返回首页' }))
  await waitFor(() => expect(location.hash).toBe('#/home'))
  expect(asksBeforeClosing()).toBe(true)
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

  forgetForm()
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

/** The key of the entry that the stored draft is for. */
const submitKey = () =>
  (JSON.parse(localStorage.getItem(DRAFT) ?? '') as { submitKey: string }).submitKey

/** A form in this tab, saved as a draft, which another tab then overwrites. */
async function openBesideOther() {
  await logInAs()
  const { user } = await openFilled('#/post', { values: await valuesOf(LIN) })
  const name = await screen.findByLabelText(/^姓名/)
  await user.type(name, '一')
  await nameIn('林远山一')
  const firstKey = submitKey()
  await otherTab(draftOfOther('周予安', 'B'.repeat(32)))
  expect(await screen.findByRole('alert')).toHaveTextContent(/另一个标签页也在填写这份报名表/)
  return { user, name, firstKey }
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
  await user.type(screen.getByLabelText(/^姓名/), '三')
  await nameIn('周予安三')
  expect(submitKey()).toBe('B'.repeat(32))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a draft that another tab submitted or deleted is saved again as another form', async () => {
  const { user, name, firstKey } = await openBesideOther()
  await otherTab(null)
  const notice = within(screen.getByRole('alert'))
  expect(await notice.findByText(/已在另一个标签页提交或删除/)).toBeVisible()
  expect(notice.getByRole('link', { name: /^查看我的报名/ })).toHaveAttribute('target', '_blank')
  await user.type(name, '二')
  await user.click(notice.getByRole('button', { name: '在这一页继续填写' }))
  expect(localStorage.getItem(DRAFT)).toContain('林远山一二')
  expect(submitKey()).toMatch(/./)
  expect(submitKey()).not.toBe(firstKey)
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
  'on a logout with the draft %s, so is what the form shows',
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
  expect(await loginDrawer()).toBeVisible()
  await logInAs('13800000002')
  expect(await heading('这个浏览器登录了另一个账号')).toBeVisible()
  expect(screen.queryByDisplayValue('林远山')).toBeNull()
  await user.click(screen.getByRole('button', { name: '用现在的账号继续' }))
  expect(await screen.findByLabelText(/^姓名/)).toHaveValue('')
})
