import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { userPaths } from '#api/user/paths.ts'
import { addTexts } from '#i18n/i18n.ts'
import { fields as en } from '#i18n/locales/en/fields.ts'
import { fields as zh } from '#i18n/locales/zh/fields.ts'
import { setLanguage } from '#stores/language.ts'
import { png } from '#tests/lib/imageFiles.ts'
import { deferred } from '#tests/support/deferred.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'
import { renderField } from '../renderField.tsx'

freshSiteEachTest()
beforeEach(() => addTexts({ zh, en }))

const picture = (name: string, width = 295, height = 413) =>
  new File([png([width, height])], name, { type: 'image/png' })
const chooser = () => screen.getByLabelText(/选择文件/)
const press = (name: string | RegExp) => screen.getByRole('button', { name })

/** Answers uploads in turn; the last answer is used for all further ones. */
function answering(...answers: (() => Response | Promise<Response>)[]) {
  let count = 0
  server.use(
    http.post(`*${userPaths.uploadImage}`, () => {
      const answer = answers[Math.min(count, answers.length - 1)]
      count += 1
      return answer?.() ?? HttpResponse.error()
    }),
  )
  return () => count
}
const uploadedAs = (url: string) => () => HttpResponse.json({ code: 0, msg: '', data: { url } })

test('one image: confirmed, uploaded, shown, and confirmed again before deletion', async () => {
  const calls = answering(uploadedAs('/uploads/1.png'))
  const { user, value, unmount } = renderField({
    type: 'image-upload',
    confirmGenuine: true,
    confirmDelete: true,
  })
  await user.upload(chooser(), picture('照片.png'))
  expect(await screen.findByText('您是否保证上传的文件真实有效？')).toBeVisible()
  expect(calls()).toBe(0)
  await user.click(press('我保证'))
  await waitFor(() => expect(value()).toBe('/uploads/1.png'))
  expect(screen.getByText('照片.png')).toBeVisible()
  expect(screen.getByText(/^已上传，\d+\.\d\d B，295×413 像素$/)).toBeVisible()
  expect(screen.queryByLabelText(/选择文件/)).toBeNull()
  unmount()

  const again = renderField({ type: 'image-upload', confirmDelete: true }, '/uploads/1.png')
  expect(screen.getByText('文件 1')).toBeVisible()
  await again.user.click(press('删除 文件 1'))
  await again.user.click(press('取消'))
  expect(again.value()).toBe('/uploads/1.png')
  await again.user.click(press('删除 文件 1'))
  await again.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }))
  expect(again.value()).toBe('')
})

test('a phone takes a photo with its camera, where photos are accepted', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  answering(uploadedAs('/uploads/1.png'))
  const { user, value, unmount } = renderField({ type: 'image-upload' })
  expect(screen.queryByText(/拖到这里/)).toBeNull()
  expect(chooser()).not.toHaveAttribute('capture')
  const camera = screen.getByLabelText('拍照')
  expect(camera).toHaveAttribute('capture', 'environment')
  expect(camera).toHaveAttribute('accept', 'image/*')
  await user.upload(camera, picture('IMG_1.png'))
  await waitFor(() => expect(value()).toBe('/uploads/1.png'))
  unmount()
  renderField({ type: 'image-upload', types: ['pdf'] })
  expect(chooser()).toBeVisible()
  expect(screen.queryByLabelText('拍照')).toBeNull()
})

test.each([
  [{}, new File(['text'], '照片.txt'), /^文件格式不正确，请上传 .*PNG.* 格式的文件$/],
  [{}, new File(['no picture'], '照片.png'), /^文件格式不正确，请上传 .*PNG.* 格式的文件$/],
  [{ maxSize: 10, maxSizeUnit: 'B' }, picture('a.png'), '请上传小于 10.00 B 的文件'],
  [
    { width: 295, height: 413 },
    picture('a.png', 200, 300),
    '图片尺寸不符合要求：应为 295×413 像素，当前为 200×300 像素',
  ],
])('an invalid file is not sent: %o', async (limits, file, texts) => {
  const calls = answering(uploadedAs('/uploads/1.png'))
  const { user, value } = renderField({ type: 'image-upload', confirmGenuine: true, ...limits })
  fireEvent.change(chooser(), { target: { files: [file] } })
  expect(await screen.findByText(texts)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(press(`删除 ${file.name}`))
  expect(screen.queryByText(texts)).toBeNull()
  expect(value()).toBe('')
  expect(calls()).toBe(0)
})

test('an image of 900 million pixels is accepted if no size is set, but not rendered', async () => {
  answering(uploadedAs('/uploads/1.png'))
  const { user, value, container } = renderField({ type: 'image-upload' })
  await user.upload(chooser(), picture('照片.png', 30_000, 30_000))
  await waitFor(() => expect(value()).toBe('/uploads/1.png'))
  expect(screen.getByText(/30000×30000 像素$/)).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})

test('several images: limited in number, and reordered by keyboard', async () => {
  answering(uploadedAs('/uploads/1.png'), uploadedAs('/uploads/2.png'))
  const { user, value } = renderField({ type: 'images-upload', maxCount: 2 })
  await user.upload(chooser(), [picture('1.png'), picture('2.png'), picture('3.png')])
  expect(await screen.findByText('文件数量超出限制，最多添加 2 个')).toBeVisible()
  await waitFor(() => expect(value()).toHaveLength(2))
  const [first, second] = Array.isArray(value()) ? [value()].flat() : []
  const down = screen.getAllByRole('button', { name: /^下移/ })[0]
  down?.focus()
  await user.keyboard('{Enter}')
  expect(value()).toEqual([second, first])
  expect(down).toHaveFocus()
})

test('a file that cannot be read says so, and those beside it are sent', async () => {
  answering(uploadedAs('/uploads/1.png'))
  const { user, value } = renderField({ type: 'images-upload', maxCount: 3 })
  const gone = Object.assign(picture('没了.png'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  })
  fireEvent.change(chooser(), { target: { files: [gone, picture('1.png')] } })
  expect(await screen.findByText(/^无法读取文件，.*请重新选择$/)).toBeVisible()
  await waitFor(() => expect(value()).toEqual(['/uploads/1.png']))
  await user.click(press('删除 没了.png'))
  expect(screen.queryByText(/^无法读取文件/)).toBeNull()
})

test('a file added in the moment in which another arrives leaves the list whole', async () => {
  const { promise: first, resolve: release } = deferred()
  answering(async () => {
    await first
    return uploadedAs('/uploads/1.png')()
  }, uploadedAs('/uploads/2.png'))
  const { value } = renderField({ type: 'images-upload', maxCount: 2 })
  fireEvent.change(chooser(), { target: { files: [picture('1.png')] } })
  expect(await screen.findByRole('progressbar', { name: '1.png' })).toBeVisible()
  await act(async () => {
    release()
    await vi.waitFor(() => expect(value()).toEqual(['/uploads/1.png']))
    // Nothing has been drawn since.
    fireEvent.change(chooser(), { target: { files: [picture('2.png'), picture('3.png')] } })
  })
  expect(await screen.findByText('文件数量超出限制，最多添加 2 个')).toBeVisible()
  await waitFor(() => expect(value()).toEqual(['/uploads/1.png', '/uploads/2.png']))
  expect(await screen.findAllByText(/^已上传/)).toHaveLength(2)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('only the valid ones of several files need confirmation', async () => {
  const calls = answering(uploadedAs('/uploads/1.png'), uploadedAs('/uploads/2.png'))
  const { user, value } = renderField({
    type: 'images-upload',
    maxCount: 2,
    confirmGenuine: true,
  })
  fireEvent.change(chooser(), {
    target: { files: [picture('1.png'), new File(['text'], '2.txt'), picture('3.png')] },
  })
  await waitFor(() => expect(screen.getByText('您是否保证上传的文件真实有效？')).toBeVisible())
  expect(screen.getByText(/^文件格式不正确，请上传 .*PNG.* 格式的文件$/)).toBeVisible()
  expect(screen.getByText('文件数量超出限制，最多添加 2 个')).toBeVisible()
  await user.click(press('取消'))
  expect(screen.queryByText('1.png')).toBeNull()
  expect(calls()).toBe(0)
  await user.upload(chooser(), picture('1.png'))
  await user.click(await screen.findByRole('button', { name: '我保证' }))
  await waitFor(() => expect(value()).toEqual(['/uploads/1.png']))
})

test('images appear in the order of selection, whichever arrives first', async () => {
  const { promise: second, resolve: release } = deferred()
  answering(
    async () => {
      await second
      return uploadedAs('/uploads/first.png')()
    },
    uploadedAs('/uploads/second.png'),
    uploadedAs('/uploads/third.png'),
  )
  const { user, value } = renderField({ type: 'images-upload', maxCount: 3 })
  await user.upload(chooser(), [picture('1.png'), picture('2.png')])
  await waitFor(() => expect(value()).toEqual(['/uploads/second.png']))
  release()
  await waitFor(() => expect(value()).toEqual(['/uploads/first.png', '/uploads/second.png']))
  await user.upload(chooser(), picture('3.png'))
  await waitFor(() =>
    expect(value()).toEqual(['/uploads/first.png', '/uploads/second.png', '/uploads/third.png']),
  )
})

test('a failed upload can be removed or replaced by another file', async () => {
  answering(
    () => HttpResponse.error(),
    () => HttpResponse.error(),
    uploadedAs('/uploads/1.png'),
  )
  const { user, value } = renderField({ type: 'image-upload' })
  await user.upload(chooser(), picture('照片.png'))
  await user.click(await screen.findByRole('button', { name: '删除 照片.png' }))
  expect(screen.queryByText('照片.png')).toBeNull()
  await user.upload(chooser(), picture('照片.png'))
  await screen.findByText('上传未完成，已选的文件还在，可以重试')
  await user.upload(chooser(), picture('另一张.png'))
  await waitFor(() => expect(value()).toBe('/uploads/1.png'))
  expect(screen.queryByText(/^文件数量超出/)).toBeNull()
  expect(screen.queryByText('照片.png')).toBeNull()
})

test('an interrupted upload keeps its file and can be retried', async () => {
  answering(() => HttpResponse.error(), uploadedAs('/uploads/1.png'))
  const { user, value } = renderField({ type: 'image-upload' })
  await user.upload(chooser(), picture('照片.png'))
  expect(await screen.findByText('上传未完成，已选的文件还在，可以重试')).toBeVisible()
  await user.click(press('重试上传 照片.png'))
  await waitFor(() => expect(value()).toBe('/uploads/1.png'))
})

test('a cancelled upload disappears, and its response is ignored', async () => {
  const { promise: isCancelled, resolve: release } = deferred()
  answering(async () => {
    await isCancelled
    return uploadedAs('/uploads/1.png')()
  }, uploadedAs('/uploads/2.png'))
  const { user, value } = renderField({ type: 'images-upload', maxCount: 2 })
  await user.upload(chooser(), picture('照片.png'))
  await user.click(press('取消上传 照片.png'))
  expect(screen.queryByText('照片.png')).toBeNull()
  release()
  // The first response would arrive before this one.
  await user.upload(chooser(), picture('另一张.png'))
  await waitFor(() => expect(value()).toEqual(['/uploads/2.png']))
  expect(screen.queryByText('照片.png')).toBeNull()
})

test('a URL on a host that is not allowed is refused', async () => {
  answering(uploadedAs('https://elsewhere.example/1.png'))
  const { user, value } = renderField({ type: 'image-upload' })
  await user.upload(chooser(), picture('照片.png'))
  expect(await screen.findByText('未被接收，请换一个文件')).toBeVisible()
  expect(value()).toBe('')
})

test('images belong to the option that asks for them, and can be dropped or pasted', async () => {
  answering(uploadedAs('/uploads/1.png'), uploadedAs('/uploads/2.png'))
  const options = [
    { value: 'fit', label: '没有' },
    { value: 'cleared', label: '有病史', withImages: true },
  ]
  const { user, value } = renderField({ type: 'radio-image-upload', required: true, options })
  await user.click(screen.getByLabelText('没有'))
  expect(screen.queryByLabelText(/选择文件/)).toBeNull()
  await user.click(screen.getByLabelText('有病史'))
  await user.click(screen.getByText('下一项'))
  expect(screen.getByText('请上传图片')).toBeVisible()
  fireEvent.drop(chooser(), { dataTransfer: { files: [picture('1.png')] } })
  await waitFor(() => expect(value()).toEqual({ value: 'cleared', images: ['/uploads/1.png'] }))
  fireEvent.paste(chooser(), { clipboardData: { files: [picture('2.png')] } })
  await waitFor(() =>
    expect(value()).toEqual({ value: 'cleared', images: ['/uploads/1.png', '/uploads/2.png'] }),
  )
})

test('accepted files and the remaining count are stated in sentences', async () => {
  const field = { type: 'images-upload', types: ['jpg', 'pdf'], maxSize: 5, maxCount: 4 }
  const { unmount } = renderField(field)
  expect(screen.getByText('支持 JPG、PDF，单个不超过 5.00 MB，最多 4 个')).toBeVisible()
  expect(chooser().closest('label')).toHaveTextContent(
    '把文件拖到这里、粘贴，或选择文件，还可添加 4 个',
  )
  unmount()
  await act(() => setLanguage('en'))
  renderField(field)
  expect(screen.getByText('JPG, PDF, up to 5.00 MB each, 4 files at most')).toBeVisible()
  expect(screen.getByLabelText(/choose a file/).closest('label')).toHaveTextContent(
    'Drop a file here, paste it, or choose a file. You can add 4 more.',
  )
})
