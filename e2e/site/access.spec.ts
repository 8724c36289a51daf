import { axeViolations } from '../support/axe.ts'
import { coreIf, expect, LANGUAGES, test } from '../support/fixtures.ts'

const ROUTES = [
  'home',
  'image-collection',
  'video-collection',
  'user-agreement',
  'privacy-policy',
  'registration-agreement',
  'i18NDemos',
  'registration-search',
  'post',
  'unknown',
]

for (const language of LANGUAGES) {
  for (const route of ROUTES) {
    test(`${route} in ${language}: accessibility and clean text${coreIf(['home', 'unknown'].includes(route) || (route === 'post' && language === 'zh') || (route === 'registration-search' && language === 'en'))}`, async ({
      page,
      open,
      expectAccessible,
      expectCleanText,
    }) => {
      // The page has more than a thousand texts in one table.
      if (route === 'i18NDemos') test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(`/#/${route}`, language)
      await expectAccessible()
      // The translation editor shows keys on purpose.
      if (route !== 'i18NDemos') await expectCleanText()
      await expect(page.locator('h1')).toHaveCount(1)
    })
  }
}

test('buttons of the translation editor are large enough to tap', async ({ page, open }) => {
  test.slow()
  await open('/#/i18NDemos', 'en')
  const violations = await axeViolations(page, ['target-size'])
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
})
