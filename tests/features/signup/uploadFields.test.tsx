import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '../../../src/api/paths.ts'
import { addTexts } from '../../../src/i18n/i18n.ts'
import { en, zh } from '../../../src/i18n/texts/signup.ts'
import { png } from '../../lib/imageFiles.ts'
import { useFreshSite } from '../../support/renderSite.tsx'
import { server } from '../../support/sandboxServer.ts'
import { renderField } from './renderField.tsx'

useFreshSite()
beforeEach(() => addTexts({ zh, en }))

const picture = (name: string, width = 295, height = 413) =>
  new File([png([width, height])], name, { type: 'image/png' })
const chooser = () => screen.getByLabelText(/从电脑选择/)
const press = (name: string | RegExp) => screen.getByRole('button', { name })

/** Answers uploads one after the other; the last answer stands for all that follow. */
function answering(...answers: (() => Response | Promise<Response>)[]) {
  let count = 0
  server.use(
    http.post(`*${paths.uploadImage}`, () => {
      const answer = answers[Math.min(count, answers.length - 1)]
      count += 1
      return answer?.() ?? HttpResponse.error()
    }),
  )
  return () => count
}
const kept = (url: string) => () => HttpResponse.json({ code: 0, msg: '', data: { url } })

test('one picture: asked about, uploaded, shown again, and asked about before it goes', async () => {
  const calls = answering(kept('/uploads/1.png'))
  const { user, value, unmount } = renderField({
    type: 'image-upload',
    confirmGenuine: true,
    confirmDelete: true,
  })
  await user.upload(chooser(), picture('照片.png'))
  expect(screen.getByText('您是否保证上传的文件真实有效')).toBeVisible()
  expect(calls()).toBe(0)
  await user.click(press('我保证'))
  await waitFor(() => expect(value()).toBe('/uploads/1.png'))
  expect(screen.getByText('照片.png')).toBeVisible()
  expect(screen.getByText(/^已上传，\d+\.\d\d B，295×413 像素$/)).toBeVisible()
  expect(screen.queryByLabelText(/从电脑选择/)).toBeNull()
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

test.each([
  [{}, new File(['text'], '照片.txt'), '文件格式不正确'],
  [{}, new File(['no picture'], '照片.png'), '文件格式不正确'],
  [{ maxSize: 10, maxSizeUnit: 'B' }, picture('a.png'), '请上传小于10.00 B的文件'],
  [
    { width: 295, height: 413 },
    picture('a.png', 200, 300),
    '图片尺寸不符合标准，要求295×413，实际200×300',
  ],
])('a file that the rules refuse does not leave: %o', async (limits, file, words) => {
  const calls = answering(kept('/uploads/1.png'))
  const { user, value } = renderField({ type: 'image-upload', ...limits })
  fireEvent.change(chooser(), { target: { files: [file] } })
  expect(await screen.findByText(words)).toBeVisible()
  await user.click(press(`删除 ${file.name}`))
  expect(screen.queryByText(words)).toBeNull()
  expect(value()).toBe('')
  expect(calls()).toBe(0)
})

test('a picture of 900 million pixels is taken where no size is asked for, and not drawn', async () => {
  answering(kept('/uploads/1.png'))
  const { user, value, container } = renderField({ type: 'image-upload' })
  await user.upload(chooser(), picture('照片.png', 30_000, 30_000))
  await waitFor(() => expect(value()).toBe('/uploads/1.png'))
  expect(screen.getByText(/30000×30000 像素$/)).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})

test('several pictures: no more than their count, in an order that keys change', async () => {
  answering(kept('/uploads/1.png'), kept('/uploads/2.png'))
  const { user, value } = renderField({ type: 'images-upload', maxCount: 2 })
  await user.upload(chooser(), [picture('1.png'), picture('2.png'), picture('3.png')])
  expect(await screen.findByText('文件超出2个限制')).toBeVisible()
  await waitFor(() => expect(value()).toHaveLength(2))
  const [first, second] = Array.isArray(value()) ? [value()].flat() : []
  const down = screen.getAllByRole('button', { name: /^下移/ })[0]
  down?.focus()
  await user.keyboard('{Enter}')
  expect(value()).toEqual([second, first])
  expect(down).toHaveFocus()
})

test('an upload that breaks off keeps its file and can be tried again', async () => {
  answering(() => HttpResponse.error(), kept('/uploads/1.png'))
  const { user, value } = renderField({ type: 'image-upload' })
  await user.upload(chooser(), picture('照片.png'))
  expect(await screen.findByText('没有传完，已选的文件还在，可以重试')).toBeVisible()
  await user.click(press('重试上传 照片.png'))
  await waitFor(() => expect(value()).toBe('/uploads/1.png'))
})

test('a cancelled upload is gone, and what comes of it is not taken', async () => {
  answering(async () => {
    await delay(50)
    return kept('/uploads/1.png')()
  })
  const { user, value } = renderField({ type: 'image-upload' })
  await user.upload(chooser(), picture('照片.png'))
  await user.click(press('取消上传 照片.png'))
  await delay(100)
  expect(screen.queryByText('照片.png')).toBeNull()
  expect(value()).toBe('')
})

test('an address on a host that is not allowed is not taken', async () => {
  answering(kept('https://elsewhere.example/1.png'))
  const { user, value } = renderField({ type: 'image-upload' })
  await user.upload(chooser(), picture('照片.png'))
  expect(await screen.findByText('未被接收，请换一个文件')).toBeVisible()
  expect(value()).toBe('')
})

test('pictures go with the answer that asks for them, dropped or pasted too', async () => {
  answering(kept('/uploads/1.png'), kept('/uploads/2.png'))
  const options = [
    { value: 'fit', label: '没有' },
    { value: 'cleared', label: '有病史', withImages: true },
  ]
  const { user, value } = renderField({ type: 'radio-image-upload', required: true, options })
  await user.click(screen.getByLabelText('没有'))
  expect(screen.queryByLabelText(/从电脑选择/)).toBeNull()
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
