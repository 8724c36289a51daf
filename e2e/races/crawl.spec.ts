import type { Page } from '@playwright/test'
import { pinned as trailRunners } from '#sandbox/editions/kirigadake-2025/runners/pinned.ts'
import { pinned as weekendRunners } from '#sandbox/editions/pontarva-2027/runners/pinned.ts'
import { pinned as roadRunners } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import * as account from '../support/account.ts'
import { crawl, visitOwnPages } from '../support/crawl.ts'
import { expect, type OfferedLanguage } from '../support/fixtures.ts'
import { type Stop, test, TRAIL_HOST, WEEKEND_HOST } from '../support/ownSandbox.ts'
import { logInOnArrival } from '../support/signupForm.ts'

interface Race {
  host: string
  languages: OfferedLanguage[]
  runner: { name: string; cardNumber: string }
  bib: string
  /** Path of its rules. */
  rules: string
  /** Words of other races. */
  foreign: RegExp
  /** Words that it has no reason to use, but which also occur in the list of all built-in texts. */
  generic: RegExp | undefined
  /** Stops of its clock at which every page is visited, logged in and out. */
  stops: Stop[]
}

const RULES = 'race-information/race-rules'
const OF_ROAD = /yanling|燕岭|燕嶺|edition-2024|2\.5 km|Beijing|北京/i
const OF_TRAIL = /kirigadake|霧ヶ岳|雾之岳|霧里|雾里|\bJPY\b|日元|Asia\/Tokyo|Japan time|日本時間/i
const OF_WEEKEND = /pontarva|\bArva\b|\bEUR\b|€|Europe\/Lisbon|Lisbon time/i
const either = (...words: RegExp[]) => new RegExp(words.map(({ source }) => source).join('|'), 'i')

const RACES: Race[] = [
  {
    host: 'localhost',
    languages: ['zh', 'en'],
    runner: roadRunners.drawn,
    bib: 'B1226',
    rules: RULES,
    foreign: either(OF_TRAIL, OF_WEEKEND),
    generic: undefined,
    stops: [],
  },
  {
    host: TRAIL_HOST,
    languages: ['zh', 'en', 'ja'],
    runner: trailRunners.finisher,
    bib: trailRunners.finisher.bib,
    rules: RULES,
    foreign: either(OF_ROAD, OF_WEEKEND),
    generic: /ballot|抽签|抽選|中签|\byuan\b|\bCNY\b|(?<!日)元(?=[^素旦始])/i,
    stops: [],
  },
  {
    host: WEEKEND_HOST,
    languages: ['en', 'pt'],
    runner: weekendRunners.finisher,
    bib: weekendRunners.finisher.bib,
    rules: 'rules/regulations',
    foreign: either(OF_ROAD, OF_TRAIL),
    generic: /ballot|抽签|抽選|\byuan\b|\bCNY\b|\p{Script=Han}/iu,
    stops: [
      ...(['before-sign-up', 'sign-up-open', 'last-day', 'kit-pick-up'] as const),
      ...(['saturday-evening', 'night-run', 'day-after', 'ten-days-after'] as const),
    ],
  },
]

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

for (const { host, languages, runner, bib, rules, foreign, generic, stops } of RACES) {
  test.describe(() => {
    test.use({ host })
    for (const language of languages) {
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
        for (const language of languages) {
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
          await expect(page.getByLabel(/^(?:Select photo|选择第|写真)/).first()).toBeAttached()
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
      await logInOnArrival(page, 'en', '13800000004')
      for (const language of languages) {
        await open('/#/post', language)
        await expect(page.getByRole('radiogroup').first()).toBeVisible()
        await check()
        for (const path of ['race-card', rules, 'registration-agreement']) {
          await open(`/#/${path}`, language)
          await page.emulateMedia({ media: 'print' })
          await check()
          await page.emulateMedia({ media: null })
        }
      }
    })

    for (const stop of stops) {
      test.describe(() => {
        test.use({ stop })

        test(`every page of ${host} at ${stop}, logged out and in, is sound`, async ({
          page,
          open,
          expectCleanText,
        }) => {
          test.slow()
          const found: string[] = []
          const check = async (path: string) => {
            // It shows every key.
            if (path !== '/i18NDemos') await expectCleanText()
            await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
            const text = await contentOf(page)
            if (foreign.test(text)) found.push(path)
          }
          for (const language of languages) {
            await open('/#/home', language)
            await crawl(page, check)
          }
          const [first = 'en'] = languages
          await open('/#/home', first)
          const drawer = await account.openDrawer(page, account.texts.en)
          await account.logInByPassword(page, account.texts.en, '13800000004')
          await expect(drawer).toBeHidden()
          for (const language of languages) {
            await open('/#/home', language)
            await visitOwnPages(page, check)
          }
          expect(found).toEqual([])
        })
      })
    }

    test(`error screens of ${host} name no race but its own`, async ({ page, open, watch }) => {
      watch.reports.push('')
      await page.route('**/website-center/**', (route) => route.abort('failed'))
      await open('/', 'en')
      expect(await contentOf(page)).not.toMatch(foreign)
    })
  })
}
