import fc from 'fast-check'
import { mutated } from '../../tests/support/mutate.ts'
import { yanling2024 } from '../../src/editions/yanling-2024/edition.ts'
import { expect, expectReady, LANGUAGES, test } from '../support/fixtures.ts'
import { CONFIG_FILE } from '../support/api.ts'

const SEED = 20240922

/** Number of configurations in a test. */
const PART = 10

/** Renders mutated configurations one after the other. None may leave a blank page. */
function fuzz(title: string, runs: number, seed: number) {
  for (let first = 0; first < runs; first += PART)
    test(`${title}: ${first + 1} to ${first + PART}`, async ({
      page,
      watch,
      baseURL,
      expectCleanText,
    }) => {
      watch.reports.push('route /', 'block ')
      const configs = fc.sample(mutated(yanling2024), { numRuns: runs, seed })
      let current: unknown
      await page.route(CONFIG_FILE, (route) => route.fulfill({ json: current }))
      await page.context().addInitScript(() => localStorage.clear())
      for (const [index, config] of configs.slice(first, first + PART).entries()) {
        current = config
        const language = LANGUAGES[index % LANGUAGES.length] ?? 'zh'
        await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
        await test.step(`configuration ${first + index + 1}`, async () => {
          await page.goto(index % 4 === 3 ? '/#/image-collection' : '/#/home')
          await page.reload()
          await expectReady(page)
          await expect(page.getByRole('banner')).toBeVisible()
          await expect(page.getByRole('contentinfo')).toBeVisible()
          await expectCleanText()
        })
      }
    })
}

fuzz('mutated configurations never leave a blank page', 40, SEED)
fuzz('@deep more mutated configurations', 200, SEED + 1)
