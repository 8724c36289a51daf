import type { Page } from '@playwright/test'
import { pinned as trailRunners } from '../../sandbox/editions/kirigadake-2025/runners/pinned.ts'
import { pinned as roadRunners } from '../../sandbox/editions/yanling-2024/runners/pinned.ts'
import { crawl } from '../support/crawl.ts'
import { expect, type SiteLanguage } from '../support/fixtures.ts'
import { test, TRAIL_HOST } from '../support/ownSandbox.ts'
import { signInOnArrival } from '../support/signupForm.ts'

const RACES = [
  {
    host: 'localhost',
    languages: ['zh', 'en'],
    runner: roadRunners.drawn,
    bib: 'B1226',
    foreign: /kirigadake|霧ヶ岳|雾之岳|霧里|雾里|\bJPY\b|日元|Asia\/Tokyo|Japan time|日本時間/i,
    generic: undefined,
  },
  {
    host: TRAIL_HOST,
    languages: ['zh', 'en', 'ja'],
    runner: trailRunners.finisher,
    bib: trailRunners.finisher.bib,
    foreign: /yanling|燕岭|燕嶺|edition-2024|2\.5 km|Beijing|北京/i,
    /** Words about a ballot or the yuan, which also occur in the list of all built-in texts. */
    generic: /ballot|抽签|抽選|中签|\byuan\b|\bCNY\b|(?<!日)元(?=[^素旦始])/i,
  },
] as const

/** What a visitor can read, hear or follow: texts, attributes, the title and metadata. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'href', 'src']
    // A calendar file is the address of its link.
    const readable = (value: string) =>
      value.startsWith('data:text/') ? decodeURIComponent(value) : value
    const elements = [...document.querySelectorAll('meta, link, body *:not(script)')]
    const values = elements.flatMap((element) =>
      attributes.map((name) => readable(element.getAttribute(name) ?? '')),
    )
    return [document.title, document.body.innerText, ...values].join('\n')
  })

/** Fills in the first form of a search, whose fields are in this order at both races, and sends it. */
async function search(page: Page, ...texts: string[]) {
  const form = page.getByRole('main').getByRole('form').first()
  const fields = form.getByRole('textbox')
  for (const [index, text] of texts.entries()) await fields.nth(index).fill(text)
  await fields.first().press('Enter')
}

for (const { host, languages, runner, bib, foreign, generic } of RACES) {
  test.describe(() => {
    test.use({ host })
    for (const language of languages as readonly SiteLanguage[]) {
      test(`every page of ${host} in ${language} is about its own race`, async ({
        page,
        open,
        watch,
      }) => {
        test.slow()
        await open('/#/home', language)
        const found: string[] = []
        const paths = await crawl(page, async (path) => {
          const text = await contentOf(page)
          const words = [foreign, path === '/i18NDemos' ? undefined : generic]
          for (const word of words) {
            const match = word?.exec(text)
            if (match)
              found.push(`${path}: ${text.slice(Math.max(0, match.index - 40), match.index + 40)}`)
          }
        })
        expect(paths.size).toBeGreaterThan(30)
        expect(found).toEqual([])
        for (const request of watch.requests) expect(request.url()).not.toMatch(foreign)
      })
    }

    test.describe(`${host} after the race`, () => {
      test.use({ stop: 'ten-days-after' })

      test(`home, searches and lists of ${host} are about its own race`, async ({ page, open }) => {
        for (const language of languages as readonly SiteLanguage[]) {
          const check = async () => {
            const text = await contentOf(page)
            expect(text).not.toMatch(foreign)
            if (generic) expect(text).not.toMatch(generic)
          }
          for (const path of ['/home', '/race-ranking', '/score-search', '/image-search']) {
            await open(`/#${path}`, language)
            await check()
          }
          await search(page, runner.name, bib)
          await expect(page.getByLabel(/^(?:Choose photo|选择第|写真)/).first()).toBeAttached()
          await check()
          await open('/#/score-search', language)
          await search(page, runner.name, runner.cardNumber.slice(-6))
          await expect(page.getByRole('article').getByRole('table').first()).toBeVisible()
          await check()
          await open('/#/registration-search', language)
          await search(page, runner.name, runner.cardNumber.slice(-6))
          await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
          await check()
        }
      })
    })

    test(`the form and what is printed of ${host} are about its own race`, async ({
      page,
      open,
    }) => {
      test.slow()
      const check = async () => {
        const text = await contentOf(page)
        expect(text).not.toMatch(foreign)
        if (generic) expect(text).not.toMatch(generic)
      }
      await open('/#/post', 'en')
      await signInOnArrival(page, 'en', '13800000004')
      for (const language of languages as readonly SiteLanguage[]) {
        await open('/#/post', language)
        await expect(page.getByRole('radiogroup').first()).toBeVisible()
        await check()
        for (const path of ['race-card', 'race-information/race-rules', 'registration-agreement']) {
          await open(`/#/${path}`, language)
          await page.emulateMedia({ media: 'print' })
          await check()
          await page.emulateMedia({ media: null })
        }
      }
    })

    test(`error screens of ${host} name no race but its own`, async ({ page, open, watch }) => {
      watch.reports.push('')
      await page.route('**/website-center/**', (route) => route.abort('failed'))
      await open('/', 'en')
      expect(await contentOf(page)).not.toMatch(foreign)
    })
  })
}
