import { screen, waitFor, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { login, LoginType } from '#api/user/userApi.ts'
import { waitForDialogHistory } from '#lib/hooks/useCloseOnBack.ts'
import { pinned } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import { startSession } from '#stores/session.ts'
import {
  freshSiteEachTest,
  operator,
  renderSite,
  solveCaptcha,
} from '#tests/support/renderSite.tsx'
import { isLongRun } from '#tests/support/suite.ts'

freshSiteEachTest({ hasStarters: true })

async function openSearch() {
  await operator.post('clock', { now: 'day-after' })
  const { user } = await renderSite('#/image-search')
  const form = within(await screen.findByRole('tabpanel', { name: '姓名和参赛号' }))
  const ask = async (name: string, bib: string) => {
    await user.type(form.getByRole('textbox', { name: '姓名' }), name)
    await user.type(form.getByRole('textbox', { name: '参赛号' }), `${bib}{Enter}`)
  }
  const grid = async () => within(await screen.findByRole('list', { name: '查到的照片' }))
  return { user, ask, grid }
}

/** Captures the files that the browser would save. */
function catchFiles() {
  const files: { name: string; blob: Blob }[] = []
  let last = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob
    return 'blob:file'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: last })
  })
  return files
}

const photosAsked = async () =>
  (await operator.requests()).filter(({ path }) => path.includes('/photo/')).map(({ path }) => path)

test('photos are found by bib and name, and the selected ones saved as one file', async () => {
  const files = catchFiles()
  const { user, ask, grid } = await openSearch()
  await ask(pinned.drawn.name, pinned.drawn.bib)
  expect(await screen.findByRole('heading', { name: '共 11 张照片' })).toBeVisible()
  const tiles = await grid()
  expect(await tiles.findByRole('img', { name: '第 11 张：燕岭广场，终点 11:43' })).toBeVisible()
  const download = screen.getByRole('button', { name: '下载所选' })
  expect(download).toBeDisabled()
  await user.click(tiles.getByRole('checkbox', { name: '选择第 1 张' }))
  await user.click(tiles.getByRole('checkbox', { name: '选择第 3 张' }))
  expect(screen.getByText('已选 2 张')).toBeVisible()
  await user.click(download)
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(screen.getByRole('button', { name: '下载所选' })).toHaveFocus()
  const [file] = files
  expect(file?.name).toBe('燕岭马拉松照片.zip')
  const packed = unzipSync(new Uint8Array((await file?.blob.arrayBuffer()) ?? []))
  const names = Object.keys(packed).map((name) => name.replace(/-[2-9A-Z]{8}/, ''))
  expect(names.toSorted()).toEqual(['B1226-0.svg', 'B1226-2.svg'])
})

test('photos that fail to load are reported with the download', async () => {
  catchFiles()
  const { user, ask } = await openSearch()
  await ask(pinned.drawn.name, pinned.drawn.bib)
  await user.click(await screen.findByRole('button', { name: '全选' }))
  const page = '<!doctype html><title>Portal</title>'
  await operator.post('faults', { path: '/photos/*', times: 1, status: 500 })
  await operator.post('faults', { path: '/photos/*', times: 1, body: page })
  await user.click(screen.getByRole('button', { name: '下载所选' }))
  expect(await screen.findByText(/已保存，但有 2 张未能下载/)).toBeVisible()
})

/** Opens the first photo and requests its takedown. */
async function takeFirstDown() {
  const { user, ask, grid } = await openSearch()
  await ask(pinned.drawn.name, pinned.drawn.bib)
  const tiles = await grid()
  await user.click(tiles.getByRole('button', { name: '第 1 张：燕岭广场，起点 8:00' }))
  const large = within(await screen.findByRole('dialog', { name: '燕岭广场，起点 8:00' }))
  await user.click(large.getByRole('button', { name: '申请撤下照片' }))
  const request = within(await screen.findByRole('dialog', { name: '申请撤下照片' }))
  await user.click(request.getByRole('radio', { name: '不希望公开这张照片' }))
  await user.type(request.getByRole('textbox', { name: '补充说明（选填）' }), '谢谢')
  await user.click(request.getByRole('button', { name: '提交申请' }))
  const result = await request.findByText(/编号 TD[0-9A-F]{10}/)
  await waitFor(() => expect(result).toHaveFocus())
  return { user, tiles, request, result }
}

test('an open photo can be changed by keyboard', async () => {
  const { user, ask, grid } = await openSearch()
  await ask(pinned.drawn.name, pinned.drawn.bib)
  const tiles = await grid()
  await user.click(tiles.getByRole('button', { name: '第 1 张：燕岭广场，起点 8:00' }))
  await user.keyboard('{End}')
  expect(await screen.findByRole('dialog', { name: '燕岭广场，终点 11:43' })).toBeVisible()
})

test.runIf(isLongRun)(
  'a takedown awaits the organiser or is confirmed by a code to the phone',
  async () => {
    const { user, tiles, request, result } = await takeFirstDown()
    expect(result).toHaveTextContent('组委会处理之前，照片仍会显示')
    expect(tiles.queryByText('已撤下')).not.toBeInTheDocument()
    expect(await operator.takedowns()).toMatchObject({
      requests: [{ reason: 'privacy', details: '谢谢' }],
    })

    await user.click(request.getByRole('button', { name: '获取验证码' }))
    await solveCaptcha(user)
    expect(await request.findByText('验证码已发送到报名时填写的手机号。')).toBeVisible()
    const code = request.getByRole('textbox', { name: '验证码' })
    await user.click(request.getByRole('button', { name: '确认撤下' }))
    expect(code).toHaveAccessibleDescription('请输入验证码')
    const [sent] = (await operator.inbox()).codes
    expect(sent?.to).toBe('13800000012')
    await user.type(code, `${sent?.code === '000000' ? '111111' : '000000'}{Enter}`)
    await waitFor(() => expect(code).toHaveAccessibleDescription('验证码错误'))
    await user.clear(code)
    await user.type(code, `${sent?.code}{Enter}`)
    expect(await request.findByText(/照片已撤下，申请编号 TD/)).toHaveFocus()
    expect(tiles.getByText('已撤下')).toBeInTheDocument()
  },
)

test('what was typed into a takedown is there again after Back', async () => {
  const { user, ask, grid } = await openSearch()
  await ask(pinned.drawn.name, pinned.drawn.bib)
  await user.click((await grid()).getByRole('button', { name: '第 1 张：燕岭广场，起点 8:00' }))
  const large = within(await screen.findByRole('dialog', { name: '燕岭广场，起点 8:00' }))
  const openRequest = async () => {
    await user.click(large.getByRole('button', { name: '申请撤下照片' }))
    return within(await screen.findByRole('dialog', { name: '申请撤下照片' }))
  }
  const goBack = async () => {
    await waitForDialogHistory()
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '申请撤下照片' })).toBeNull())
  }
  const first = await openRequest()
  await user.click(first.getByRole('radio', { name: '不希望公开这张照片' }))
  await user.type(first.getByRole('textbox', { name: '补充说明（选填）' }), '谢谢')
  await goBack()
  const second = await openRequest()
  expect(second.getByRole('radio', { name: '不希望公开这张照片' })).toBeChecked()
  expect(second.getByRole('textbox', { name: '补充说明（选填）' })).toHaveValue('谢谢')
  await user.click(second.getByRole('button', { name: '提交申请' }))
  await second.findByText(/编号 TD[0-9A-F]{10}/)
  await goBack()
  // The request that the code confirms has been restored, too.
  const third = await openRequest()
  expect(third.getByText(/编号 TD[0-9A-F]{10}/)).toBeVisible()
  expect(third.getByRole('button', { name: '获取验证码' })).toBeVisible()
})

test('a photo is removed at once if the runner is logged in', async () => {
  // A session from weeks before the race would have expired.
  await operator.post('clock', { now: 'day-after' })
  const password = 'Marathon2024'
  const { token, userData } = await login({
    loginType: LoginType.password,
    phone: '13800000012',
    password,
  })
  startSession(token, userData)
  const { tiles, request, result } = await takeFirstDown()
  expect(result).toHaveTextContent('照片已撤下')
  expect(request.queryByRole('button', { name: '获取验证码' })).not.toBeInTheDocument()
  expect(tiles.getByText('已撤下')).toBeInTheDocument()
})

test('a face is sent only with its own consent; the bib search stays available', async () => {
  const { user } = await openSearch()
  await user.click(screen.getByRole('button', { name: '按人脸查找' }))
  expect(screen.getByRole('alert')).toHaveTextContent('请先勾选同意')
  await user.click(screen.getByRole('checkbox', { name: /我同意仅为本次查询/ }))
  await user.click(screen.getByRole('button', { name: '按人脸查找' }))
  expect(screen.getByRole('alert')).toHaveTextContent('请先选择一张照片')
  const broken = new File(['no picture'], 'face.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('选择照片'), broken)
  expect(await screen.findByText(/^文件格式不正确，请选择 JPG、PNG/)).toBeVisible()
  expect(await photosAsked()).toEqual([])
  expect(screen.getByRole('textbox', { name: '参赛号' })).toBeVisible()
})

test('each part of the consent has an element of its own, so that it changes with the language', async () => {
  const { user } = await openSearch()
  const label = () => screen.getByRole('checkbox', { name: /我同意|I agree/ }).closest('label')
  const texts = () => {
    const walker = document.createTreeWalker(label() ?? document, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (walker.nextNode()) found.push(walker.currentNode)
    return found
  }
  expect(texts().length).toBeGreaterThan(2)
  for (const { parentNode } of texts()) expect(parentNode?.childNodes).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('checkbox', { name: /^I agree.*Privacy Policy/ })).toBeVisible()
})

test('a mismatch reveals nothing, and a runner without photos is told what to do', async () => {
  const { ask, user } = await openSearch()
  await ask(pinned.drawn.name, 'B1227')
  expect(await screen.findByRole('heading', { name: '没有查到相符的记录' })).toBeVisible()
  const name = screen.getByRole('textbox', { name: '姓名' })
  const bib = screen.getByRole('textbox', { name: '参赛号' })
  await user.clear(name)
  await user.clear(bib)
  await user.type(name, pinned.dns.name)
  await user.type(bib, `${pinned.dns.bib}{Enter}`)
  expect(await screen.findByRole('heading', { name: '没有找到照片' })).toBeVisible()
})

test('a URL with a photo of an earlier search opens nothing', async () => {
  await operator.post('clock', { now: 'day-after' })
  const { user } = await renderSite('#/image-search?at=2')
  const name = await screen.findByRole('textbox', { name: '姓名' })
  expect(location.hash).toBe('#/image-search')
  await user.type(name, pinned.drawn.name)
  await user.type(screen.getByRole('textbox', { name: '参赛号' }), `${pinned.drawn.bib}{Enter}`)
  expect(await screen.findByRole('list', { name: '查到的照片' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a visitor who asked for the face search lands on its panel', async () => {
  await operator.post('clock', { now: 'day-after' })
  location.hash = '#/image-search'
  history.replaceState({ usr: { searchBy: 'face' }, key: 'k', idx: 0 }, '')
  await renderSite('#/image-search')
  const words = await screen.findByText('不想填写号码？用人脸照片查找')
  expect(words.closest('summary')).toHaveFocus()
  expect(words.closest('details')).toHaveAttribute('open')
})
