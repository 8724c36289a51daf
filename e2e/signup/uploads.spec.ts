import { open as openFile, rm } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/ownSandbox.ts'
import { accountOf, logInOnArrival } from '../support/signupForm.ts'

const PAPERS = '**/race-center/api/signup/papers*'
const UPLOAD = '**/user-center/api/base/upload*'
const PHONE = '13800000010'

/** Header of a PNG of this size. Nothing after it is read. */
function png(width = 295, height = 413): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), size])
}
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
const success = (data: unknown) => ({ json: { code: 0, msg: '', data } })

/** Logs in and opens the page with one requested document. */
async function openSupportingDocument(
  page: Page,
  open: (path: string) => Promise<void>,
  settings: object,
) {
  const accountId = accountOf(PHONE)
  const field = { key: 'proof', type: 'images-upload', label: '完赛证明', ...settings }
  const supportingDocument = {
    signupId: 's1',
    paperId: 'proof',
    itemName: '马拉松',
    field,
    isAsked: true,
  }
  const handedIn: unknown[] = []
  await page.route(PAPERS, async (route) => {
    const body: unknown = route.request().postDataJSON()
    if (body !== null) handedIn.push(body)
    await route.fulfill(
      success({
        accountId,
        requiredDocuments: [supportingDocument],
        sentAt: '2024-08-15 15:00:00',
      }),
    )
  })
  await open('/#/upload')
  await logInOnArrival(page, 'zh', PHONE)
  const chooser = page.locator('input[type=file]')
  await expect(chooser).toBeAttached()
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  return { chooser, row, handedIn }
}

test('F42: an invalid file shows the reason, and is not uploaded @core', async ({
  page,
  open,
  watch,
  expectAccessible,
}, info) => {
  const rules = { maxSize: 5, maxCount: 7, width: 295, height: 413 }
  const { chooser, row } = await openSupportingDocument(page, open, rules)
  const huge = info.outputPath('huge.png')
  const handle = await openFile(huge, 'w')
  await handle.truncate(4 * 1024 ** 3)
  await handle.close()
  await chooser.setInputFiles(huge)
  await expect(row('huge.png')).toContainText('请上传小于 5.00 MB 的文件')
  await rm(huge)
  await chooser.setInputFiles([
    file('empty.png', Buffer.alloc(0)),
    file('notes.txt', Buffer.from('text')),
    file('photo.png.exe', png()),
    file('wrong.png', Buffer.from('no picture at all')),
    file('wide.png', png(30_000, 30_000)),
    file('small.png', png(200, 300)),
    file('one.png', png(1, 1)),
    file('more.png', png()),
  ])
  for (const name of ['empty.png', 'notes.txt', 'photo.png.exe', 'wrong.png']) {
    await expect(row(name)).toContainText(/文件格式不正确，请上传 .*PNG.* 格式的文件/)
  }
  const size = '图片尺寸不符合要求：应为 295×413 像素，当前为 '
  await expect(row('wide.png')).toContainText(`${size}30000×30000 像素`)
  await expect(row('small.png')).toContainText(`${size}200×300 像素`)
  await expect(row('more.png')).toContainText('文件数量超出限制，最多添加 7 个')
  await expectAccessible()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value
  expect(heap).toBeLessThan(500 * 1024 ** 2)
  expect(watch.requests.filter((request) => /upload(Image|File)/.test(request.url()))).toEqual([])
})

test('F41: a response that is not a file URL of this site is rejected', async ({ page, open }) => {
  const responses: Record<string, Parameters<Route['fulfill']>[0]> = {
    'large.png': { status: 413, body: 'too large' },
    'broken.png': { status: 500, body: 'oops' },
    'portal.png': { contentType: 'text/html', body: '<h1>Welcome</h1>' },
    'nothing.png': success({}),
    'script.png': success({ url: 'javascript:alert(1)' }),
    'elsewhere.png': success({ url: 'https://elsewhere.example/a.png' }),
    'good.png': success({ url: '/uploads/good.png' }),
  }
  const { chooser, row, handedIn } = await openSupportingDocument(page, open, {})
  await page.route(UPLOAD, async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    const name = /filename="([^"]+)"/.exec(body)?.[1] ?? ''
    await route.fulfill(responses[name])
  })
  await page.route('**/uploads/good.png', (route) => route.fulfill({ body: png() }))
  await chooser.setInputFiles(Object.keys(responses).map((name) => file(name, png())))
  await expect(row('good.png')).toContainText('已上传')
  for (const name of ['large.png', 'nothing.png', 'script.png', 'elsewhere.png']) {
    await expect(row(name)).toContainText('未被接收，请换一个文件')
  }
  for (const name of ['broken.png', 'portal.png']) {
    await expect(row(name).getByRole('button', { name: /^重试/ })).toBeVisible()
  }
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText(/^\s*已于 .*提交，等待组委会审核/)).toBeVisible()
  expect(handedIn).toMatchObject([{ files: '/uploads/good.png' }])
})

test('F40: an interrupted upload can be retried, cancelled and abandoned', async ({
  page,
  open,
}) => {
  const { chooser, row } = await openSupportingDocument(page, open, {})
  await page.route(UPLOAD, (route) => route.abort('connectionreset'), { times: 1 })
  await chooser.setInputFiles(file('cut.png', png()))
  await expect(row('cut.png')).toContainText('上传未完成，已选的文件还在，可以重试')
  await page.getByRole('button', { name: '重试上传 cut.png' }).click()
  await expect(row('cut.png')).toContainText('已上传')

  // From here on there is no response.
  await page.route(UPLOAD, () => undefined)
  const failed = () => page.waitForEvent('requestfailed')
  await chooser.setInputFiles(file('slow.png', png()))
  const cancelled = failed()
  await page.getByRole('button', { name: '取消上传 slow.png' }).click()
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(row('slow.png')).toBeHidden()

  await chooser.setInputFiles(file('late.png', png()))
  await expect(row('late.png')).toContainText('0.00 B')
  const left = failed()
  await page.getByRole('link', { name: '返回首页' }).click()
  const question = page.getByRole('dialog', { name: '离开这一页？' })
  await question.getByRole('button', { name: '离开', exact: true }).click()
  expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page.getByTestId('countdown')).toBeVisible()
})
