import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, test } from '../support/fixtures.ts'
import { closeDayAfter } from '../support/raceDay.ts'
import { openScreen, SCREENS, settle } from '../support/screens.ts'

/**
 * Screenshots and visible texts of every screen, for review and for comparison with another build:
 * `SCREENS=folder npm run test:e2e -- e2e/site/screens.spec.ts`.
 */
const FOLDER = process.env.SCREENS ?? ''
const WIDTHS = (process.env.SCREEN_WIDTHS ?? '1280').split(',').map(Number)

test.afterAll(closeDayAfter)
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of LANGUAGES)
  for (const screen of SCREENS)
    test(`screen ${screen.name} in ${language} @screens`, async ({ page, open }) => {
      const folder = join(FOLDER, language)
      mkdirSync(folder, { recursive: true })
      await openScreen(screen, { page, language, open })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await settle(page)
        await page.screenshot({
          path: join(folder, `${screen.name}${width === 1280 ? '' : `@${width}`}.png`),
          fullPage: !screen.isWindow,
          animations: 'disabled',
        })
      }
      writeFileSync(join(folder, `${screen.name}.txt`), await page.locator('body').innerText())
    })
