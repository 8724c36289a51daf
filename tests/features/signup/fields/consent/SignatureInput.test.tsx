import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { userPaths } from '#api/user/paths.ts'
import { addTexts } from '#i18n/i18n.ts'
import { fields as en } from '#i18n/locales/en/fields.ts'
import { fields as zh } from '#i18n/locales/zh/fields.ts'
import { startSession } from '#stores/session.ts'
import { png } from '#tests/lib/imageFiles.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'
import { control, renderField } from '../renderField.tsx'

freshSiteEachTest()
beforeEach(() => addTexts({ zh, en }))

const press = (name: string) => screen.getByRole('button', { name })

/** jsdom has no canvas: this one accepts every stroke and exports an empty image. */
function useCanvas() {
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([png([640, 280])], { type: 'image/png' })),
  )
}
function draw(sheet: HTMLElement, x: number) {
  const at = (clientX: number, clientY: number) => ({ pointerId: 1, buttons: 1, clientX, clientY })
  fireEvent.pointerDown(sheet, at(x, 10))
  fireEvent.pointerMove(window, at(x + 5, 30))
  fireEvent.pointerUp(window, { ...at(x + 5, 30), buttons: 0 })
}

const taken = () =>
  http.post(`*${userPaths.uploadImage}`, () =>
    HttpResponse.json({ code: 0, msg: '', data: { url: '/uploads/1.png' } }),
  )

test('a drawn signature counts once the pen pauses; strokes can be undone one by one', async () => {
  useCanvas()
  startSession('T-1', {})
  server.use(taken())
  const { user, value } = renderField({ type: 'signature', required: true })
  const sheet = screen.getByRole('img', { name: '在这里签名' })
  expect(screen.queryByRole('button', { name: '撤销一笔' })).toBeNull()
  draw(sheet, 10)
  draw(sheet, 40)
  await user.click(press('撤销一笔'))
  expect(await screen.findByText('签名已保存')).toBeVisible()
  expect(value()).toEqual({ image: '/uploads/1.png', typed: '' })
  await user.click(press('撤销一笔'))
  expect(value()).toEqual({ image: '', typed: '' })
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull()
  draw(sheet, 10)
  await user.click(press('清空'))
  expect(screen.queryByText('签名已保存')).toBeNull()
  expect(value()).toEqual({ image: '', typed: '' })
})

test('strokes after a pause go onto the same canvas', async () => {
  useCanvas()
  startSession('T-1', {})
  server.use(taken())
  renderField({ type: 'signature', required: true })
  const sheet = screen.getByRole('img', { name: '在这里签名' })
  draw(sheet, 10)
  await screen.findByText('签名已保存')
  expect(sheet).toBeVisible()
  draw(sheet, 40)
  expect(screen.getByText('正在保存签名')).toBeVisible()
  expect(await screen.findByText('签名已保存')).toBeVisible()
})

test('a signature that failed to save is not called missing and can be retried', async () => {
  useCanvas()
  startSession('T-1', {})
  server.use(taken())
  server.use(http.post(`*${userPaths.uploadImage}`, () => HttpResponse.error(), { once: true }))
  const { user, value } = renderField({ type: 'signature', required: true })
  draw(screen.getByRole('img', { name: '在这里签名' }), 10)
  expect(await screen.findByText('签名保存失败，请重试')).toBeVisible()
  press('清空').focus()
  await user.click(screen.getByText('下一项'))
  expect(control()).toHaveAccessibleDescription(
    expect.stringContaining('签名保存失败，请检查网络后重试'),
  )
  await user.click(press('重试'))
  await waitFor(() => expect(value()).toEqual({ image: '/uploads/1.png', typed: '' }))
  expect(control()).not.toHaveAccessibleDescription()
})

test('switching to a typed signature discards the drawn one', async () => {
  useCanvas()
  startSession('T-1', {})
  server.use(taken())
  const { user, value } = renderField({ type: 'signature', required: true })
  draw(screen.getByRole('img', { name: '在这里签名' }), 10)
  await screen.findByText('签名已保存')
  await user.click(press('改为键入'))
  expect(value()).toEqual({ image: '', typed: '' })
})

test('a signature can be typed instead', async () => {
  useCanvas()
  const { user, value } = renderField({ type: 'signature', required: true })
  await user.click(press('改为键入'))
  await user.type(screen.getByLabelText('键入姓名作为签名'), '周"予安')
  await user.click(screen.getByText('下一项'))
  expect(control()).toHaveAccessibleDescription(expect.stringContaining('不能含有双引号（"）'))
  expect(value()).toEqual({ image: '', typed: '周"予安' })
  await user.click(press('改为手写'))
  await waitFor(() => expect(value()).toEqual({ image: '', typed: '' }))
})

test('a stored drawn signature is shown and can be redone', async () => {
  const { user, value } = renderField({ type: 'signature' }, { image: '/uploads/1.png', typed: '' })
  useCanvas()
  expect(screen.getByRole('img', { name: '手写签名' })).toBeVisible()
  await user.click(press('重新签名'))
  expect(value()).toEqual({ image: '', typed: '' })
})
