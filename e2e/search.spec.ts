import type { Page } from '@playwright/test'
import { expect, type Language, LANGUAGES, test } from './fixtures.ts'
import { changeConfig } from './wire.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: /^(搜索|Search)$/ })
const field = (page: Page) => panel(page).getByRole('textbox')
const results = (page: Page) => panel(page).getByRole('listitem').getByRole('link')
const openSearch = (page: Page, language: Language = 'zh') =>
  page
    .getByRole('banner')
    .getByRole('button', { name: language === 'zh' ? '全站搜索' : 'Search the site' })
    .click()

for (const language of LANGUAGES) {
  const words = { zh: '取包', en: 'bag' }[language]
  test(`finds as one types, in ${language}`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/#/home', language)
    await openSearch(page, language)
    await expect(field(page)).toBeFocused()
    await expectAccessible()
    await field(page).pressSequentially(words)
    const link = results(page).filter({ hasText: /12:45/ }).first()
    await expect(link).toBeVisible()
    await expect(panel(page).locator('mark').first()).toHaveText(new RegExp(words, 'i'))
    await expect(panel(page).getByRole('status')).toHaveText(
      language === 'zh' ? /^找到 \d+ 条$/ : /^Results: \d+$/,
    )
    await expectAccessible()
    await expectCleanText()
    await results(page).filter({ hasText: '2024.08.10' }).first().click()
    await expect(page).toHaveURL(/#\/article\/bag-claim$/)
    await expect(panel(page)).toBeHidden()
  })
}

test('the key / opens it, arrows choose, Enter follows, Esc closes', async ({ page, open }) => {
  await open('/#/home')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('竞赛规程')
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()

  await page.keyboard.press('/')
  await page.keyboard.type('竞赛规程')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/race-information\/race-rules$/)
})

test('the key / is a character where something is typed', async ({ page, open }) => {
  await open('/#/home')
  const input = page.getByRole('main').getByRole('textbox').first()
  await input.focus()
  await page.keyboard.type('1/2')
  await expect(input).toHaveValue('1/2')
  await expect(panel(page)).toBeHidden()
})

test('where nothing is found, a way on is shown', async ({ page, open, expectAccessible }) => {
  await open('/#/home')
  await openSearch(page)
  await field(page).fill('魑魅魍魉')
  await expect(panel(page).getByRole('heading', { name: /没有找到“魑魅魍魉”/ })).toBeVisible()
  await expectAccessible()
  await panel(page).getByRole('button', { name: '摆渡车' }).click()
  await expect(field(page)).toHaveValue('摆渡车')
  await expect(results(page).first()).toBeVisible()
})

test('its file can be missing: the page says so and stands', async ({ page, open }) => {
  await page.route('**/assets/SearchOverlay-*.js', (route) => route.abort('failed'))
  await open('/#/home')
  await openSearch(page)
  await expect(page.getByRole('status').getByText('搜索没有加载成功')).toBeVisible()
})

test('its worker can be missing: it says so and can be tried again', async ({ page, open }) => {
  const worker = '**/assets/search.worker-*.js'
  await page.route(worker, (route) => route.abort('failed'))
  await open('/#/home')
  await openSearch(page)
  await field(page).fill('取包')
  await expect(panel(page).getByText('搜索暂时不能用')).toBeVisible()
  await page.unroute(worker)
  await panel(page).getByRole('button', { name: '重试' }).click()
  await expect(results(page).first()).toBeVisible()
})

test('in English nothing of the header is pushed out at 1280, signed in or not', async ({
  page,
  open,
}) => {
  for (const token of [null, 'x']) {
    await page.route('**/basic-center/**', (route) => route.abort('failed'))
    if (token) await page.evaluate((value) => localStorage.setItem('token', value), token)
    await open(token ? '/#/race-card' : '/#/home', 'en')
    if (token) await page.reload()
    const boxes = await page
      .locator('.header__bar > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    for (const [index, box] of boxes.entries()) {
      expect(box.right).toBeLessThanOrEqual(1240.5)
      const before = boxes[index - 1]
      if (before) expect(box.left - before.right).toBeGreaterThanOrEqual(7)
    }
  }
})

test('ten thousand articles hold up nothing', async ({ page, open }) => {
  test.slow()
  await changeConfig(page, (config) => {
    const text = '赛道翻越两座岭，沿线十一座村子的鼓队为每一位选手加油。'.repeat(12)
    config.newsNotice = {
      raceNews: Array.from({ length: 10_000 }, (_, index) => ({
        id: `news-${index}`,
        time: Date.UTC(2024, 7, 1) - index * 60_000,
        title: `第 ${index} 条消息`,
        titleEn: `News item ${index}`,
        content: `<p>${text}</p><p>编号 X${index}X</p>`,
      })),
    }
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) (window.longest ??= []).push(duration)
    }).observe({ type: 'longtask' })
  })
  await open('/#/image-collection')
  // What the start does in idle time is over by now, keeping the configuration above all.
  await page.waitForTimeout(5000)
  await page.evaluate(() => {
    window.longest = []
  })
  await openSearch(page)
  await field(page).pressSequentially('x9876x', { delay: 30 })
  await expect(results(page)).toHaveText(/第 9876 条消息/, { timeout: 60_000 })
  await field(page).fill('鼓队')
  await expect(panel(page).getByText(/还有 9988 条/)).toBeVisible({ timeout: 60_000 })
  const longest = await page.evaluate(() => window.longest ?? [])
  // On a machine of its own there is none of 50 ms; a busy one counts the waiting with it.
  expect(Math.max(0, ...longest)).toBeLessThan(500)
})

declare global {
  interface Window {
    longest?: number[]
  }
}
