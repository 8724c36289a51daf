import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { yanling2024 as road } from '#editions/yanling-2024/edition.ts'
import { config as trail } from '#sandbox/editions/kirigadake-2025/config.ts'
import { mutated } from '#tests/support/mutate.ts'
import { CONFIG_FILE } from '../support/api.ts'
import { expect, expectReady, test, type SiteLanguage } from '../support/fixtures.ts'
import { TRAIL_HOST } from '../support/ownSandbox.ts'

const SEED = 20240922
const RACES: { host: string; config: object; languages: SiteLanguage[] }[] = [
  { host: 'localhost', config: road, languages: ['zh', 'en'] },
  { host: TRAIL_HOST, config: trail, languages: ['ja', 'en', 'zh'] },
]
const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const START = ['/home', '/news-notice/news', '/image-collection', '/race-information/race-rules']
/** Number of configurations in a test. */
const PART = 5
/** Number of links followed from each first page. */
const CLICKS = 2

/** What makes the page scroll sideways: the elements farthest out. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const ends = [...document.querySelectorAll('body *')].map((element) => ({
      end: element.getBoundingClientRect().right,
      html: element.outerHTML.slice(0, 200),
    }))
    return ends.toSorted((one, other) => other.end - one.end).slice(0, 5)
  })

/** Header and footer are shown, with a page or "not found" that fits the window. */
async function expectPage(page: Page, expectCleanText: () => Promise<void>) {
  await expectReady(page)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toHaveText(/\S/)
  await expectCleanText()
  expect(await tooWide(page)).toEqual([])
}

/** Clicks one of the links within the site, often an unusual one. Returns whether Back leads back. */
const clickLink = (page: Page, pick: number) =>
  page.evaluate((number) => {
    const all = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#/"]')]
    // Each address once: the menu names its pages again and again.
    const links = [...new Map(all.map((link) => [link.hash, link])).values()]
    const odd = links.filter(({ hash }) => /%|\/\/|^.{100}/.test(hash))
    const choice = number % 2 && odd.length > 0 ? odd : links
    const place = () => navigation.currentEntry?.index ?? 0
    const before = place()
    choice[number % choice.length]?.click()
    return place() > before
  }, pick)

/**
 * Renders mutated configurations one after the other, and follows some of their links. None may
 * leave a blank page, before or after, nor one that Back does not leave.
 */
function fuzz(title: string, runs: number, seed: number) {
  for (const { host, config, languages } of RACES)
    for (let first = 0; first < runs; first += PART)
      test(`${title} of ${host}: ${first + 1} to ${first + PART}`, async ({
        page,
        watch,
        open,
        baseURL,
        expectCleanText,
      }) => {
        watch.reports.push('route ', 'block ', 'not shown', 'values that cannot be read')
        const url = new URL(baseURL ?? '')
        url.hostname = host
        const configs = fc.sample(mutated(config), { numRuns: runs, seed })
        const picks = fc.sample(fc.array(fc.nat(), { minLength: CLICKS, maxLength: CLICKS }), {
          numRuns: runs,
          seed,
        })
        let current: unknown
        await page.route(CONFIG_FILE, (route) => route.fulfill({ json: current }))
        await page.context().addInitScript(() => {
          // An empty page between two others has no storage.
          if (location.protocol !== 'about:') localStorage.clear()
        })
        for (let index = first; index < first + PART; index += 1)
          await test.step(`configuration ${index + 1}`, async () => {
            current = configs[index]
            await page.setViewportSize(index % 2 ? PHONE : DESKTOP)
            url.hash = START[Math.floor(index / 2) % START.length] ?? ''
            await open(url.href, languages[index % languages.length])
            await expectPage(page, expectCleanText)
            for (const pick of picks[index] ?? [])
              await test.step('a link, and Back', async () => {
                const before = page.url()
                const isPushed = await clickLink(page, pick)
                await expectPage(page, expectCleanText)
                if (!isPushed) return
                await page.goBack()
                // It closes the login drawer first, which a form opens by itself.
                if (page.url() !== before) await page.goBack()
                await expect(page).toHaveURL(before)
                await expectPage(page, expectCleanText)
              })
          })
      })
}

fuzz('mutated configurations never leave a blank page', 10, SEED)
fuzz('@deep more mutated configurations', 40, SEED + 1)
