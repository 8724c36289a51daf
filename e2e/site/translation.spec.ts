import type { Page } from '@playwright/test'
import { crawl } from '../support/crawl.ts'
import { expect } from '../support/fixtures.ts'
import { test, TRAIL_HOST } from '../support/ownSandbox.ts'
import { closeDayAfter } from '../support/raceDay.ts'
import { openScreen, SCREENS } from '../support/screens.ts'
import { expectNothingLost, translatePages, type Width } from '../support/translation.ts'

const WIDTHS: Width[] = ['same', 'longer']
const HAN = /\p{Script=Han}/u

test.afterAll(closeDayAfter)

/**
 * Texts in Chinese of an English page, without those that are marked as Chinese or Japanese, and
 * without toasts, which were shown before the switch and disappear.
 */
const chineseTexts = (page: Page) =>
  page
    .locator('body :not([data-testid^=toast-] > *) > font > font')
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility() && text.closest('[lang]')?.matches('html'))
        .map((text) => text.textContent ?? ''),
    )
    .then((texts) => texts.filter((text) => HAN.test(text)))

/** Switches to English and back. */
async function switchLanguages(page: Page) {
  for (const [name, lang] of [
    ['English', 'en'],
    ['中文', 'zh-CN'],
  ] as const) {
    // The login drawer of a form may cover it.
    await page.getByRole('button', { name, exact: true }).first().dispatchEvent('click')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading').first()).toBeVisible()
    if (lang === 'en') await expect.poll(() => chineseTexts(page), page.url()).toEqual([])
  }
}

for (const width of WIDTHS) {
  for (const host of ['localhost', TRAIL_HOST]) {
    test.describe(() => {
      test.use({ host })

      test(`F51 every page of ${host}, translated into texts of ${width} width, follows the language`, async ({
        page,
        open,
      }) => {
        test.slow()
        await translatePages(page, width)
        await open('/#/home')
        const paths = await crawl(page, async () => {
          await switchLanguages(page)
          await expectNothingLost(page)
        })
        expect(paths.size).toBeGreaterThan(30)
      })
    })
  }

  for (const screen of SCREENS.filter(({ then }) => then))
    test(`F51 ${screen.name}, translated into texts of ${width} width, can be used`, async ({
      page,
      open,
    }) => {
      await translatePages(page, width)
      await openScreen(screen, { page, language: 'zh', open })
      await expectNothingLost(page)
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 700, height: 900 })
      await page.setViewportSize({ width: 1280, height: 900 })
      await expectNothingLost(page)
    })
}
