import { screen, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { pinned } from '../../../sandbox/race-center/pinned.ts'
import { operator, renderSite, useFreshSite } from '../../support/renderSite.tsx'

useFreshSite()

/** The page comes in a file of its own. */
const PATIENCE = { timeout: 20_000 }

async function openSearch() {
  await operator.post('clock', { now: 'day-after' })
  const { user } = await renderSite('#/image-search')
  const form = within(await screen.findByRole('tabpanel', { name: '姓名和参赛号' }, PATIENCE))
  const ask = async (name: string, bib: string) => {
    await user.type(form.getByRole('textbox', { name: '姓名' }), name)
    await user.type(form.getByRole('textbox', { name: '参赛号' }), `${bib}{Enter}`)
  }
  const grid = async () => within(await screen.findByRole('list', { name: '查到的照片' }))
  return { user, ask, grid }
}

/** Keeps what the browser would save. */
function catchFiles() {
  const files: { name: string; blob: Blob }[] = []
  let last = new Blob()
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) last = blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: last })
  })
  return files
}

const photosAsked = async () =>
  (await operator.requests()).filter(({ path }) => path.includes('/photo/')).map(({ path }) => path)

test('bib and name find the photos; the chosen ones are saved as one file', async () => {
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
  const [file] = files
  expect(file?.name).toBe('燕岭马拉松照片.zip')
  const packed = unzipSync(new Uint8Array((await file?.blob.arrayBuffer()) ?? []))
  const names = Object.keys(packed).map((name) => name.replace(/-[2-9A-Z]{8}/, ''))
  expect(names.toSorted()).toEqual(['B1226-0.svg', 'B1226-2.svg'])
})

test('what cannot be fetched is told beside what could', async () => {
  catchFiles()
  const { user, ask } = await openSearch()
  await ask(pinned.drawn.name, pinned.drawn.bib)
  await user.click(await screen.findByRole('button', { name: '全选' }))
  const page = '<!doctype html><title>Portal</title>'
  await operator.post('faults', { path: '/photos/*', times: 1, status: 500 })
  await operator.post('faults', { path: '/photos/*', times: 1, body: page })
  await user.click(screen.getByRole('button', { name: '下载所选' }))
  expect(await screen.findByText(/已保存，其中 2 张没有取到/)).toBeVisible()
})

test('a photo stands large, goes on by keys, and can be asked to be taken down', async () => {
  const { user, ask, grid } = await openSearch()
  await ask(pinned.drawn.name, pinned.drawn.bib)
  const tiles = await grid()
  await user.click(tiles.getByRole('button', { name: '第 1 张：燕岭广场，起点 08:00' }))
  const large = within(await screen.findByRole('dialog', { name: '燕岭广场，起点 08:00' }))
  await user.keyboard('{End}')
  expect(await screen.findByRole('dialog', { name: '燕岭广场，终点 11:43' })).toBeVisible()
  await user.click(large.getByRole('button', { name: '申请下架' }))
  const request = within(await screen.findByRole('dialog', { name: '申请下架' }))
  await user.click(request.getByRole('radio', { name: '不希望公开这张照片' }))
  await user.type(request.getByRole('textbox', { name: '补充说明（选填）' }), '谢谢')
  await user.click(request.getByRole('button', { name: '提交申请' }))
  expect(await request.findByText(/编号 TD[0-9A-F]{10}/)).toBeVisible()
  expect(tiles.getByText('已申请下架')).toBeInTheDocument()
})

test('a face is not sent before its own consent; the bib search stands beside it', async () => {
  const { user } = await openSearch()
  await user.click(screen.getByRole('button', { name: '按人像查找' }))
  expect(screen.getByRole('alert')).toHaveTextContent('请先勾选同意')
  await user.click(screen.getByRole('checkbox', { name: /我同意仅为这一次查询/ }))
  await user.click(screen.getByRole('button', { name: '按人像查找' }))
  expect(screen.getByRole('alert')).toHaveTextContent('请先选择一张照片')
  const broken = new File(['no picture'], 'face.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('选择照片'), broken)
  expect(await screen.findByText('文件格式不正确')).toBeVisible()
  expect(await photosAsked()).toEqual([])
  expect(screen.getByRole('textbox', { name: '参赛号' })).toBeVisible()
})

test('a wrong pair tells nothing, and nobody to find says what to do', async () => {
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

test('an address that named a photo of an earlier answer opens none', async () => {
  await operator.post('clock', { now: 'day-after' })
  const { user } = await renderSite('#/image-search?at=2')
  const name = await screen.findByRole('textbox', { name: '姓名' }, PATIENCE)
  expect(location.hash).toBe('#/image-search')
  await user.type(name, pinned.drawn.name)
  await user.type(screen.getByRole('textbox', { name: '参赛号' }), `${pinned.drawn.bib}{Enter}`)
  expect(await screen.findByRole('list', { name: '查到的照片' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
