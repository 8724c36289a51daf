import { axeViolations } from '../support/axe.ts'
import { unreadable } from '../support/cutText.ts'
import { coreIf, expect, LANGUAGES, test } from '../support/fixtures.ts'
import { MAIN_SCREENS, openScreen } from '../support/mainScreens.ts'
import { closeDayAfter } from '../support/raceDay.ts'

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

test.afterAll(closeDayAfter)

for (const width of [1280, 390]) {
  for (const language of LANGUAGES)
    test(`custom text spacing cuts off nothing in a window of ${width} px in ${language}`, async ({
      page,
      baseURL,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const screen of MAIN_SCREENS) {
        await openScreen(page, screen, language, baseURL)
        // The values of WCAG 2.2, 1.4.12.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(`
            * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
            p { margin-bottom: 2em !important }`)
          document.adoptedStyleSheets = [sheet]
        })
        await expect(page.locator('h1')).toHaveCSS('letter-spacing', /^\d/)
        expect(await unreadable(page), screen).toEqual([])
      }
    })

  test(`with reduced motion nothing moves by itself in a window of ${width} px`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const screen of MAIN_SCREENS) {
      await openScreen(page, screen, 'en', baseURL)
      const moving = await page.evaluate(() => {
        const isLong = (times: string) => times.split(',').some((time) => parseFloat(time) > 0)
        return [...document.querySelectorAll('*')].flatMap((element) =>
          [undefined, '::before', '::after'].flatMap((part) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element, part)
            return isLong(transitionDuration) || isLong(animationDuration)
              ? [`${element.className} ${part ?? ''}`]
              : []
          }),
        )
      })
      expect(moving, screen).toEqual([])
    }
  })
}

test('with reduced motion the carousel waits for the visitor', async ({ page, open }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/#/home', 'en')
  const count = page.getByText(/^\d\d \/ \d\d$/)
  await expect(count).toHaveText(/^01/)
  await page.clock.runFor(60_000)
  await expect(count).toHaveText(/^01/)
  await page.getByRole('button', { name: 'Play the slides' }).click()
  // The slide does not change while the pointer is over the controls.
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  await expect(count).toHaveText(/^02/)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [320, 1024])
    test(`what is pressed is large enough in a window of ${width} px`, async ({
      page,
      baseURL,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      for (const screen of MAIN_SCREENS) {
        await openScreen(page, screen, 'en', baseURL)
        const small = await page.evaluate(() => {
          const PRESSED =
            'header :is(a, button), footer :is(a, label), [role=tab], button, summary, nav a, select'
          // A square of 44 px around the centre belongs to it, but for rounded corners.
          const REACH = 20
          const root = document.querySelector('.ant-drawer-open') ?? document
          return [...root.querySelectorAll<HTMLElement>(PRESSED)].flatMap((element) => {
            if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
              return []
            // Links within a text are as high as its lines.
            if (element.closest('p, [inert], [aria-label*="readcrumb" i]')) return []
            element.scrollIntoView({ block: 'center', inline: 'nearest' })
            const box = element.getBoundingClientRect()
            if (box.width < 2) return []
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
            const isHit = (dx: number, dy: number) =>
              element.contains(document.elementFromPoint(x + dx, y + dy))
            const isLarge =
              isHit(0, REACH) && isHit(0, -REACH) && isHit(REACH, 0) && isHit(-REACH, 0)
            return isLarge
              ? []
              : [`${box.width} × ${box.height}: ${element.className} ${element.textContent}`]
          })
        })
        expect(small, screen).toEqual([])
      }
    })
})
