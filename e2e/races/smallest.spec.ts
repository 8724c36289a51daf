import type { Page } from '@playwright/test'
import { respond, CONFIG_FILE, RACE_INFO } from '../support/api.ts'
import { linkedRoutes } from '../support/crawl.ts'
import { expect, goTo, test } from '../support/fixtures.ts'

/** A minimal configuration, such as an organiser might publish first. */
const SMALLEST = {
  websiteTitle: '城市十公里',
  websiteTitleEn: 'City 10K',
  race: { timeZone: 'Europe/London', currency: 'GBP', languages: ['en', 'zh'] },
  keyDates: [{ time: '2024-10-20 09:00:00', label: '起跑', labelEn: 'Start', isRace: true }],
  raceItems: [{ itemId: '10k', name: '10 公里', nameEn: '10 km', distanceKm: 10, fee: 25 }],
}

async function openSmallest(page: Page) {
  await page.route(CONFIG_FILE, (route) => route.fulfill({ json: SMALLEST }))
  await page.route(RACE_INFO, respond('{"code":0,"data":{"raceId":"yanling-2024"}}'))
}

for (const language of ['en', 'zh'] as const) {
  test(`title, date and one event make a site without a dead link in ${language}`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    await openSmallest(page)
    await open('/#/home', language)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      language === 'en' ? 'City 10K' : '城市十公里',
    )
    await expect(page.getByText(language === 'en' ? 'GBP 25' : '£25').first()).toBeVisible()
    await expectAccessible()
    await expectCleanText()
    const paths = new Set(['/home', '/post', '/race-card', '/eligibility', '/user-agreement'])
    for (const path of paths) {
      await goTo(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByText(/燕岭|Yanling|undefined|ballot|抽签/)).toHaveCount(0)
      await expect(page.getByText(/Page not found|没有找到这一页/)).toHaveCount(0)
      // It has neither a hotline nor rules.
      await expect(page.getByText(/Need help\?|需要帮助/)).toHaveCount(0)
      for (const link of await linkedRoutes(page)) paths.add(link)
    }
  })
}

test('the search suggests only what the site has pages for', async ({ page, open }) => {
  await openSmallest(page)
  await open('/#/home', 'en')
  await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click()
  const search = page.getByRole('dialog')
  const suggestions = search.getByRole('list', { name: 'Often asked for' }).getByRole('button')
  await expect(suggestions).toHaveText(['certificate'])
  await suggestions.click()
  await expect(search.getByRole('link').first()).toBeVisible()
})
