import type { Page } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import { changeConfig, serverTime } from '../support/api.ts'
import { expect, expectReady, test } from '../support/fixtures.ts'
import { shiftOf, watchShift } from '../support/layoutShift.ts'

type Card = Record<string, unknown>

const card = (page: Page, name: RegExp | string) =>
  page
    .getByRole('main')
    .getByRole('button', { name })
    .or(page.getByRole('main').getByRole('link', { name }))
    .first()

test('the four home cards are in order, in both languages @core', async ({ page, open }) => {
  for (const [language, names] of [
    ['zh', ['立即报名', '报名查询', '成绩查询', '照片查询']],
    ['en', ['Enter now', 'Find your entry', 'Results', 'Photos']],
  ] as const) {
    await open('/#/home', language)
    const tops = await Promise.all(
      names.map(async (name) => (await card(page, new RegExp(name)).boundingBox())?.x ?? NaN),
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  }
})

test('F16 going offline and back online on a page breaks nothing', async ({
  page,
  open,
  context,
}) => {
  // The texts of the other language are loaded once the browser is idle.
  const english = page.waitForResponse(/firstScreen/)
  await open('/#/home')
  await english
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expectReady(page)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

test('F17 a slow network: a skeleton at once, no layout shift, pictures load in turn', async ({
  page,
  context,
  baseURL,
}) => {
  const shape = deferred()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await watchShift(page)
  // The skeleton is part of the page itself, before any script or response.
  await page.route(/\.js$|-center\/|site-config/, async (route) => {
    await shape.promise
    await route.continue()
  })
  await page.goto(baseURL ?? '', { waitUntil: 'commit' })
  await expect(page.locator('.shell-page, .shell, :has(> main)').first()).toBeVisible()
  shape.resolve()
  await expectReady(page)
  const shift = await shiftOf(page)
  expect(shift).toBeLessThan(0.1)
  const slides = page.locator('[aria-roledescription] img')
  const asked = await slides.evaluateAll(
    (images) =>
      images.filter((image) => !(image as HTMLImageElement).src.startsWith('data:')).length,
  )
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThanOrEqual(2)
})

test('F23 a block that throws does not affect the others', async ({ page, open, watch }) => {
  watch.reports.push('block partners failed')
  await page.addInitScript(() => {
    const { toSorted } = Array.prototype
    Array.prototype.toSorted = function (compare) {
      if ((this as { code?: string }[])[0]?.code === 'strategic') throw new Error('made to fail')
      return toSorted.call(this, compare)
    }
  })
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('block partners failed made to fail'),
  )
  await open('/#/home')
  await failed
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { name: '精彩图集' })).toBeVisible()
  await expect(page.getByRole('region', { name: '合作伙伴' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

for (const [name, change] of [
  ['closed', { openStatus: 0, dialogText: '成绩赛后公布' }],
  ['closed without a text', { openStatus: 0, dialogText: '' }],
  ['open without an address', { openStatus: 1, jumpUrl: '' }],
  ['open with an unknown jump', { openStatus: 1, jumpType: 9 }],
  ['open with a hostile address', { openStatus: 1, jumpType: 1, jumpUrl: 'javascript:alert(1)' }],
] as const) {
  test(`F45 a card ${name}: a dialog with text, never a link elsewhere`, async ({ page, open }) => {
    await changeConfig(page, (config) => {
      config.scoreSearch = { openStatus: true, dialogText: '' }
      for (const entry of config.searchConfigList as Card[]) {
        if (entry.moduleType === 3)
          Object.assign(entry, { dialogText: '', dialogTextEn: '', ...change })
      }
    })
    await open('/#/home')
    await card(page, /成绩查询/).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('paragraph')).toHaveText(
      ('dialogText' in change && change.dialogText) || '敬请期待',
    )
    await expect(page).toHaveURL(/#\/home/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
}

for (const [zone, clock] of [
  ['Pacific/Pago_Pago', '2014-05-01T00:00:00Z'],
  ['Pacific/Kiritimati', '2034-12-31T23:59:00Z'],
  ['America/New_York', '2024-03-10T06:59:00Z'],
] as const) {
  test.describe(`in ${zone}, with a clock at ${clock}`, () => {
    test.use({ timezoneId: zone })
    test("F48 the countdown uses the server's time", async ({ page, open, expectCleanText }) => {
      await page.clock.install({ time: new Date(clock) })
      await serverTime(page, '2024-09-20T00:00:00+08:00')
      await open('/#/home')
      const timer = page.getByRole('timer')
      await expect(timer).toContainText(/0?2\s*天/)
      await expect(
        page.getByText(/2024 年 9 月 22 日 8:00（北京时间，您当地 .+）/).first(),
      ).toBeVisible()
      await expectCleanText()
    })
  })
}

for (const [moment, texts] of [
  ['2024-09-22T09:30:00+08:00', /进行中|开跑|比赛/],
  ['2024-11-01T00:00:00+08:00', /结束|落幕|完赛/],
] as const) {
  test(`the countdown at ${moment} shows no negative number`, async ({ page, open }) => {
    await serverTime(page, moment)
    await open('/#/home')
    const band = page.getByTestId('countdown')
    await expect(band).toContainText(texts)
    await expect(band).not.toContainText(/-\d/)
  })
}

test('F50 links remain links if pop-ups are blocked and ads are removed', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() =>
        document.querySelectorAll('[role=group][aria-label*=广告]').forEach((ad) => ad.remove()),
      ).observe(document.body, { childList: true, subtree: true }),
    )
  })
  await page.addInitScript(() => localStorage.setItem('token', 'T'))
  await page.route('**/basic-center/**', (route) => route.abort('failed'))
  await open('/#/home')
  const service = page.getByRole('link', { name: '个人中心' })
  await expect(service).toHaveAttribute('target', '_blank')
  await expect(service).toHaveAttribute('href', /\/reg\/#\/my\/my-index$/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible()
})
