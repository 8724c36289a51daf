import { expect, LANGUAGES, test } from './fixtures.ts'

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
    test(`${route} in ${language}: nothing for axe, clean words`, async ({
      page,
      open,
      expectAccessible,
      expectCleanText,
    }) => {
      // More than a thousand texts in one table.
      if (route === 'i18NDemos') test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(`/#/${route}`, language)
      await expectAccessible()
      // The workbench shows keys on purpose.
      if (route !== 'i18NDemos') await expectCleanText()
      await expect(page.locator('h1')).toHaveCount(1)
    })
  }
}
