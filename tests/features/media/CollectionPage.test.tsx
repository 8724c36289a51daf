import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest()

/** Waits for the page, which is in a chunk of its own. */
async function renderCollection(hash: string, name: string) {
  const site = await renderSite(hash)
  await screen.findByRole('heading', { level: 1, name })
  return site
}

test('a video that has ended offers the next one and a replay', async () => {
  const { user } = await renderCollection('#/video-collection', '精彩视频')
  const { children } = screen.getByRole('list', { name: '精彩视频' })
  await waitFor(() => expect(children).toHaveLength(11))
  await user.click(screen.getByRole('link', { name: /航拍石桥/ }))
  expect(location.hash).toBe('#/video-collection?at=1')
  const view = within(screen.getByRole('dialog', { name: '航拍石桥' }))

  fireEvent.ended(view.getByLabelText('航拍石桥'))
  expect(view.getByText('领跑者')).toBeVisible()
  await user.click(view.getByRole('button', { name: '重看一遍' }))
  const again = view.getByLabelText('航拍石桥')
  expect(again).toHaveFocus()

  fireEvent.ended(again)
  await user.click(view.getByRole('button', { name: '播放下一支' }))
  expect(location.hash).toBe('#/video-collection?at=2')
  expect(screen.getByRole('dialog', { name: '领跑者' })).toBeVisible()
})

test('a video that cannot be played says so; the others remain reachable', async () => {
  const { user } = await renderCollection('#/video-collection?at=10', '精彩视频')
  fireEvent.error(screen.getByLabelText('领奖台', { selector: 'video' }))
  expect(screen.getByRole('alert')).toHaveTextContent('这支短片暂时无法播放')
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(screen.getByLabelText('领奖台', { selector: 'video' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '下一支' }))
  expect(location.hash).toBe('#/video-collection?at=0')
})

test('pictures change by key and swipe, and closing one returns to the collection', async () => {
  const { user } = await renderCollection('#/image-collection', '精彩图集')
  await user.click(screen.getByRole('link', { name: /柿子红了/ }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('dialog', { name: '脚步与晨光' })).toBeVisible()

  const dialog = within(screen.getByRole('dialog'))
  const picture = dialog.getByRole('img', { name: /^跑鞋落地的一瞬/ })
  fireEvent.pointerDown(picture, { clientX: 400, clientY: 200, isPrimary: true })
  fireEvent.pointerUp(picture, { clientX: 520, clientY: 210, isPrimary: true })
  expect(screen.getByRole('dialog', { name: '柿子红了' })).toBeVisible()
  await user.keyboard('{End}')
  expect(location.hash).toBe('#/image-collection?at=21')

  await user.click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(location.hash).toBe('#/image-collection')
})

test('a picture with an article links to it', async () => {
  const at = yanling2024.wonderfulPictures?.findIndex(({ jumpUrl }) => jumpUrl === 'record-bonus')
  await renderCollection(`#/image-collection?at=${at}`, '精彩图集')
  const link = screen.getByRole('link', { name: '阅读相关文章' })
  expect(link).toHaveAttribute('href', '#/article/record-bonus')
})

test.each([
  ['#/image-collection', '还没有图片'],
  ['#/video-collection', '还没有视频'],
])('%s without content says so and links to the home page', async (hash, title) => {
  const config = { ...yanling2024, wonderfulPictures: 0, videoCollections: [{}] }
  server.use(http.get('*/site-config/*', () => HttpResponse.json(config)))
  await renderCollection(hash, title)
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '#/home')
})
