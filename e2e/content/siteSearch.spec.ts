import type { Page } from '@playwright/test'
import * as account from '../support/account.ts'
import { changeConfig } from '../support/api.ts'
import { coreIf, expect, type Language, LANGUAGES, test } from '../support/fixtures.ts'
import { holdTasks } from '../support/heldTasks.ts'

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
  test(`finds results while typing, in ${language}${coreIf(language === 'zh')}`, async ({
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
      language === 'zh' ? /^找到 \d+ 条$/ : /^\d+ results?$/,
    )
    await expectAccessible()
    await expectCleanText()
    await results(page)
      .filter({ hasText: /2024 年 8 月 10 日|10 August 2024/ })
      .first()
      .click()
    await expect(page).toHaveURL(/#\/article\/bag-claim$/)
    await expect(panel(page)).toBeHidden()
  })
}

test('the key / opens the search, arrows select, Enter follows, Esc closes', async ({
  page,
  open,
}) => {
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

test('the key / types a character in a text field', async ({ page, open }) => {
  await open('/#/home')
  const input = page.getByRole('main').getByRole('textbox').first()
  await input.focus()
  await page.keyboard.type('1/2')
  await expect(input).toHaveValue('1/2')
  await expect(panel(page)).toBeHidden()
})

test('without results, suggestions are shown', async ({ page, open, expectAccessible }) => {
  await open('/#/home')
  await openSearch(page)
  await field(page).fill('魑魅魍魉')
  await expect(panel(page).getByRole('heading', { name: /没有找到“魑魅魍魉”/ })).toBeVisible()
  await expectAccessible()
  await panel(page).getByRole('button', { name: '交通', exact: true }).click()
  await expect(field(page)).toHaveValue('交通')
  await expect(results(page).first()).toBeVisible()
})

test('if the search script fails to load, the page shows an error and keeps working', async ({
  page,
  open,
}) => {
  await page.route('**/assets/SearchOverlay-*.js', (route) => route.abort('failed'))
  await open('/#/home')
  await openSearch(page)
  await expect(page.getByRole('status').getByText('搜索加载失败')).toBeVisible()
})

test('if the search worker fails to load, an error with a retry button is shown', async ({
  page,
  open,
}) => {
  const worker = '**/assets/search.worker-*.js'
  await page.route(worker, (route) => route.abort('failed'))
  await open('/#/home')
  await openSearch(page)
  await field(page).fill('取包')
  await expect(panel(page).getByText('暂时无法搜索')).toBeVisible()
  await page.unroute(worker)
  await panel(page).getByRole('button', { name: '重试' }).click()
  await expect(results(page).first()).toBeVisible()
})

test('in English the header fits at 1280 px, logged in or not', async ({ page, open }) => {
  for (const token of [null, 'x']) {
    await page.route('**/basic-center/**', (route) => route.abort('failed'))
    if (token) await page.evaluate((value) => localStorage.setItem('token', value), token)
    await open(token ? '/#/race-card' : '/#/home', 'en')
    if (token) await account.expectLoggedIn(page, account.texts.en)
    const boxes = await page
      .getByRole('banner')
      .locator('a[href="#/home"]')
      .first()
      .locator('..')
      .locator('> *:visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes.length).toBeGreaterThan(3)
    for (const [index, box] of boxes.entries()) {
      expect(box.right).toBeLessThanOrEqual(1240.5)
      const before = boxes[index - 1]
      if (before) expect(box.left - before.right).toBeGreaterThanOrEqual(7)
    }
  }
})

test('ten thousand articles are indexed in a worker, batch by batch, and few of them are listed', async ({
  page,
  open,
}) => {
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
  await open('/#/image-collection')
  const tasks = await holdTasks(page)
  const worker = page.waitForEvent('worker', (each) => /search/i.test(each.url()))
  await openSearch(page)
  await worker
  // What is indexed so far can be searched while the next batch is still to come.
  const filling = panel(page).getByText('正在继续整理')
  await field(page).fill('x7x')
  await expect(async () => {
    for (let slice = 0; slice < 20; slice += 1) await tasks.next()
    await expect(results(page)).toHaveText(/第 7 条消息/, { timeout: 500 })
  }).toPass()
  await expect(filling).toBeVisible()
  await field(page).fill('x9876x')
  await expect(results(page)).toHaveCount(0)
  await expect(filling).toBeVisible()
  await tasks.release()
  await expect(results(page)).toHaveText(/第 9876 条消息/, { timeout: 120_000 })
  await expect(filling).toHaveCount(0)
  await field(page).fill('鼓队')
  await expect(panel(page).getByText(/还有 9988 条/)).toBeVisible()
  expect(await results(page).count()).toBeLessThan(20)
})
