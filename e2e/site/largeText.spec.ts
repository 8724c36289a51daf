import { BROWSER_ARGS, findBrowser } from '../../tools/support/browser.mjs'
import { unreadable } from '../support/cutText.ts'
import { expect, LANGUAGES, test } from '../support/fixtures.ts'
import { MAIN_SCREENS, openScreen } from '../support/mainScreens.ts'
import { closeDayAfter } from '../support/raceDay.ts'

/** The visitor has set text of twice the usual size in the browser. */
const args = [...BROWSER_ARGS, '--blink-settings=defaultFontSize=32']
test.use({
  launchOptions: { executablePath: findBrowser(), args },
  contextOptions: { reducedMotion: 'reduce' },
})
test.afterAll(closeDayAfter)

for (const language of LANGUAGES)
  for (const width of [1280, 390])
    test(`text of 200 % fits a window of ${width} px in ${language}`, async ({ page, baseURL }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      for (const screen of MAIN_SCREENS) {
        await openScreen(page, screen, language, baseURL)
        await expect(page.locator('body')).toHaveCSS('font-size', '32px')
        expect(await unreadable(page), screen).toEqual([])
      }
    })
