import * as account from './account.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { answer, dead } from './wire.ts'

const { words } = account

for (const language of LANGUAGES) {
  test(`in ${language}: dragged to a wrong place it says so and shows another`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    const w = words[language]
    await open('/#/image-collection', language)
    const drawer = await account.openDrawer(page, w)
    await drawer.getByRole('tab', { name: w.tabs.code }).click()
    await drawer.getByLabel(w.phone, { exact: true }).fill('13800000007')
    const place = await account.askForCheck(page, drawer.getByRole('button', { name: w.send }))
    await expectAccessible()
    await expectCleanText()
    const slider = page.getByRole('slider')
    const drag = async (pixels: number) => {
      const thumb = await slider.boundingBox()
      const track = await page.locator('.human-check__track').boundingBox()
      const most = Number(await slider.getAttribute('aria-valuemax'))
      if (!thumb || !track) throw new Error('no slider')
      const step = (track.width - thumb.width) / most
      await page.mouse.move(thumb.x + 10, thumb.y + 10)
      await page.mouse.down()
      await page.mouse.move(thumb.x + 10 + pixels * step, thumb.y + 12, { steps: 5 })
      await page.mouse.up()
    }
    const [next] = await Promise.all([
      page.waitForResponse(account.CHALLENGE),
      drag(place > 150 ? place - 60 : place + 60),
    ])
    await expect(page.getByRole('alert').filter({ hasText: /验证失败|failed/ })).toBeVisible()
    await expect(slider).toHaveAttribute('aria-valuenow', '0')
    expect(next.ok()).toBe(true)
    const { data } = (await next.json()) as { data: { id: string } }
    const inbox = await page.request.get('/__sandbox/inbox', {
      headers: { accept: 'application/json' },
    })
    const { humanChecks } = (await inbox.json()) as {
      humanChecks: { id: string; answer: number }[]
    }
    await drag(humanChecks.find(({ id }) => id === data.id)?.answer ?? 0)
    await expect(drawer.getByRole('button', { name: w.counting })).toBeVisible()
  })
}

const w = words.zh

test('a click on the gap moves the piece there', async ({ page, open }) => {
  await open('/#/image-collection')
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill('13800000008')
  const place = await account.askForCheck(page, drawer.getByRole('button', { name: w.send }))
  const picture = page.locator('.human-check__picture')
  const piece = page.locator('.human-check__piece')
  await expect(piece).toBeVisible()
  const [box, part] = [await picture.boundingBox(), await piece.boundingBox()]
  const width = Number(await picture.locator('img').first().getAttribute('width'))
  if (!box || !part) throw new Error('no picture')
  const x = (place * box.width) / width + part.width / 2
  await picture.click({ position: { x, y: 20 } })
  await page.getByRole('button', { name: '完成验证' }).click()
  await expect(drawer.getByRole('button', { name: w.counting })).toBeVisible()
})

test('F30 the countdown goes by the clock, through sleep, jumps and a reload', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open('/#/image-collection')
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill('13800000009')
  await account.haveCodeSent(page, w, '13800000009')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.clock.fastForward(20_000)
  const button = drawer.getByRole('button', { name: w.counting })
  await expect(button).toHaveText(/^(3\d|40)秒$/)
  await button.click({ force: true })
  await page.reload()
  await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill('13800000009')
  await expect(button).toHaveText(/^[1-4]?\d秒$/)
  await button.click({ force: true })
  expect(sent.filter((url) => /-center.*(humanCheck|captcha)/.test(url))).toEqual([])
  await page.clock.fastForward(3_600_000)
  await expect(drawer.getByRole('button', { name: w.again })).toBeVisible()
})

test('F31 a check that cannot be had: words, a retry, and no code', async ({
  page,
  open,
  watch,
}) => {
  await open('/#/image-collection')
  await page.route(account.CHALLENGE, dead)
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill('13800000010')
  await drawer.getByRole('button', { name: w.send }).click()
  await expect(page.getByText('验证暂时无法加载')).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.unroute(account.CHALLENGE)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer.getByText(w.slide)).toBeVisible()
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('button', { name: w.send })).toBeEnabled()
  expect(watch.requests.filter((request) => /-center.*captcha/.test(request.url()))).toEqual([])
})

test('F31 in reset a refused sending is told in its place, and the button goes on', async ({
  page,
  open,
}) => {
  await open('/#/image-collection')
  await page.route(account.PHONE_CODE, answer('{"code":2104,"msg":"验证失败"}'))
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('button', { name: w.forgot }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill('13800000010')
  const send = drawer.getByRole('button', { name: w.send })
  await account.solveCheck(page, await account.askForCheck(page, send))
  await expect(drawer.getByText(w.notSent)).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(send).toBeEnabled()
})

test('F32 each code takes a human check of its own', async ({ page, open }) => {
  await open('/#/image-collection')
  const proofs: string[] = []
  await page.route(account.PHONE_CODE, async (route) => {
    proofs.push((route.request().postDataJSON() as { nc_token: string }).nc_token)
    await route.fulfill({ json: { code: 1, msg: '忙' } })
  })
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill('13800000011')
  const send = drawer.getByRole('button', { name: w.send })
  for (const times of [1, 2]) {
    await account.solveCheck(page, await account.askForCheck(page, send))
    await expect.poll(() => proofs.length).toBe(times)
    await expect(send).toBeEnabled()
  }
  expect(new Set(proofs).size).toBe(2)
})

test('F33 closed half-way: what is answered later sends nothing', async ({ page, open, watch }) => {
  await open('/#/image-collection')
  const held: (() => void)[] = []
  await page.route('**/humanCheck/verify', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue().catch(() => undefined)
  })
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill('13800000012')
  const send = drawer.getByRole('button', { name: w.send })
  await account.solveCheck(page, await account.askForCheck(page, send))
  await expect.poll(() => held.length).toBe(1)
  await page.keyboard.press('Escape')
  held[0]?.()
  await expect(drawer.getByText(w.slide)).toBeVisible()
  await expect(send).toBeEnabled()
  expect(watch.requests.filter((request) => /-center.*captcha/.test(request.url()))).toEqual([])
})
