import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { codeFor, nextAnswer, solveCheck } from '../support/account.ts'
import { fileSavedBy } from '../support/actions.ts'
import { expect } from '../support/fixtures.ts'
import { boxOf } from '../support/gestures.ts'
import { test } from '../support/ownSandbox.ts'

test.use({ stop: 'day-after' })

const FACE_SEARCH = '**/race-center/api/photo/searchByFace'
/** Where a photo was taken, as phones write it into the file. */
const PLACE = 'GPS 40.0042 N 116.3261 E'
/** A JPEG with a comment after its first marker. */
function withPlace(jpeg: number[]): Buffer {
  const comment = Buffer.from(
    `\xff\xfe\x00${String.fromCharCode(PLACE.length + 2)}${PLACE}`,
    'latin1',
  )
  return Buffer.concat([Buffer.from(jpeg.slice(0, 2)), comment, Buffer.from(jpeg.slice(2))])
}
const tileAt = (page: Page, index: number) =>
  page.locator(`li[aria-posinset="${index + 1}"] > button`)

test('F22 photos: from the home page to the grid, enlarged, selected, downloaded, taken down @narrow @core', async ({
  page,
  open,
  watch,
  expectAccessible,
  expectCleanText,
}) => {
  // F22: a photo that fails to load leaves a placeholder of the same size with its alt text.
  await page.route('**/photos/*/B1226-3-*.png', (route) => route.abort('failed'))
  await open('/#/home')
  await page.getByRole('tab', { name: '照片' }).click()
  const band = page.getByRole('tabpanel')
  await band.getByLabel('参赛号').fill('B1226')
  await band.getByLabel('姓名').fill('林知远')
  await band.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('heading', { name: '共 11 张照片' })).toBeVisible()
  await expect(page).toHaveURL(/#\/image-search$/)
  for (const request of watch.requests) expect(request.url()).not.toMatch(/林知远|%E6%9E%97/)
  await expectAccessible()
  await expectCleanText()
  // In a low window the tiles are drawn as they come into sight.
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(tileAt(page, 3)).toBeVisible({ timeout: 500 })
  }).toPass()
  const missing = tileAt(page, 3).getByRole('img', { name: /^第 4 张：/ })
  await expect(missing).toHaveText(/^第 4 张：/)
  const { width, height } = await boxOf(tileAt(page, 3))
  expect(await boxOf(tileAt(page, 2))).toMatchObject({ width, height })

  await tileAt(page, 0).click()
  const large = page.getByRole('dialog').first()
  await expect(large.getByText('1 / 11')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(large.getByText('3 / 11')).toBeVisible()
  await expectAccessible()
  await large.getByLabel('选择').check()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(tileAt(page, 0)).toBeFocused()

  await page.getByLabel('选择第 5 张').check()
  const saved = await fileSavedBy(page.getByRole('button', { name: '下载所选' }))
  expect(saved.name).toBe('燕岭马拉松照片.zip')
  const packed = unzipSync(saved.bytes)
  const numbers = Object.keys(packed).map((name) => name.split('-')[1])
  expect(new Set(numbers)).toEqual(new Set(['2', '4']))

  await tileAt(page, 1).click()
  await large.getByRole('button', { name: '申请撤下照片' }).click()
  const request = page.getByRole('dialog', { name: '申请撤下照片' })
  await request.getByLabel('补充说明（选填）').fill('请处理')
  await page.keyboard.press('ArrowLeft')
  await expectAccessible()
  await request.getByRole('button', { name: '提交申请' }).press('Enter')
  await expect(request.getByText(/编号 TD/)).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Tab')
  await expect(request.getByRole('button', { name: '获取验证码' })).toBeFocused()
  const answer = await nextAnswer(page, () => page.keyboard.press('Enter'))
  await solveCheck(page, answer)
  await expect(request.getByText('验证码已发送到报名时填写的手机号。')).toBeVisible()
  await request.getByLabel('验证码').fill(await codeFor(page))
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(request.getByText(/^照片已撤下/)).toBeFocused()
  await page.keyboard.press('Escape')
  // Keys pressed in the dialogs above it have not changed the photo.
  await expect(large.getByText('2 / 11')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('已撤下', { exact: true })).toBeVisible()
})

test('photos: 10,000 of them can be scrolled from end to end, with few elements', async ({
  page,
  open,
}) => {
  await open('/#/image-search')
  await page.getByLabel('姓名', { exact: true }).fill('余长风')
  await page.getByLabel('参赛号', { exact: true }).fill('B1400')
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('heading', { name: '共 10,000 张照片' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(tileAt(page, 9999)).toBeVisible()
  expect(await page.locator('*').count()).toBeLessThan(1000)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a photo is chosen beside its caption, and the tools stay in sight only after that', async ({
    page,
    open,
  }) => {
    await open('/#/image-search', 'en')
    await page.getByLabel('Full name', { exact: true }).fill('林知远')
    await page.getByLabel('Bib number', { exact: true }).fill('B1226')
    await page.getByRole('button', { name: 'Search', exact: true }).tap()
    const title = page.getByRole('heading', { name: '11 photos' })
    const choice = page.getByRole('checkbox', { name: 'Select photo 1', exact: true })
    await expect(choice).toBeVisible()
    const toEnd = () =>
      page
        .getByRole('list', { name: 'Photos found' })
        .evaluate((list) => list.scrollIntoView({ block: 'end' }))
    await toEnd()
    await expect(title).not.toBeInViewport()

    await title.scrollIntoViewIfNeeded()
    await choice.scrollIntoViewIfNeeded()
    const box = await boxOf(choice)
    const picture = await boxOf(tileAt(page, 0).getByRole('img'))
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    expect(box.y + box.height / 2).toBeGreaterThan(picture.y + picture.height)
    await choice.tap({ position: { x: 4, y: 4 } })
    await expect(choice).toBeChecked()
    const count = await boxOf(page.getByText('1 selected', { exact: true }))
    const heading = await boxOf(title)
    expect(count.x).toBeGreaterThan(heading.x + heading.width)
    expect(Math.abs(count.y + count.height / 2 - heading.y - heading.height / 2)).toBeLessThan(4)
    await toEnd()
    await expect(title).toBeInViewport({ ratio: 1 })
  })
})

test('photo search by face in English: consent is required, only pixels are sent, nothing is stored', async ({
  page,
  open,
  expectAccessible,
  expectCleanText,
}) => {
  await open('/#/image-search', 'en')
  await expectAccessible()
  const sent: Buffer[] = []
  await page.route(FACE_SEARCH, async (route) => {
    sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0))
    await route.continue()
  })
  const portrait = await page.request.get('/photos/portraits/B1226.png')
  // Phones take JPEGs, which contain more than pixels.
  const jpeg = await page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      const canvas = document.createElement('canvas')
      canvas.width = picture.width * 3
      canvas.height = picture.height * 3
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])]
    },
    [...(await portrait.body())],
  )
  const search = page.getByRole('button', { name: 'Search by face' })
  await search.click()
  await expect(page.getByRole('alert')).toHaveText('Agree first')
  await page.getByLabel(/^I agree to the face/).check()
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: withPlace(jpeg) }
  await page.getByLabel('Choose a picture').setInputFiles(file)
  await expect(page.getByRole('img', { name: 'The picture to be compared' })).toBeVisible()
  await expectAccessible()
  expect(sent).toEqual([])
  await search.click()
  await expect(page.getByText(/a perceptual hash is compared/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^1\d photos$/ })).toBeVisible()
  expect(sent).toHaveLength(1)
  const text = sent[0]?.toString('latin1')
  expect(text).toContain('PNG')
  for (const secret of [PLACE, 'me.jpg', 'JFIF']) expect(text).not.toContain(secret)
  await expect(page.getByLabel('Bib number')).toBeVisible()
  await expectAccessible()
  await expectCleanText()
  const kept = await page.evaluate(async () => {
    const stores = [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases()]
    return JSON.stringify(stores)
  })
  expect(kept).not.toMatch(/(?<!sur)face|image\/png/)

  // Each search needs its own consent and picture.
  await page.getByText('No number to hand?').click()
  await expect(page.getByLabel(/^I agree to the face/)).not.toBeChecked()
  await expect(page.getByRole('img', { name: 'The picture to be compared' })).toHaveCount(0)
})
