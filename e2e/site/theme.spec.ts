import type { Page } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import * as account from '../support/account.ts'
import { changeConfig, CONFIG, CONFIG_FILE, RACE } from '../support/api.ts'
import { axeViolations } from '../support/axe.ts'
import { expect, expectReady, test } from '../support/fixtures.ts'
import { test as raceTest, TRAIL_HOST } from '../support/ownSandbox.ts'

const ROUTES = [
  'home',
  'race-information/race-rules',
  'race-information/registration-instructions',
  'race-information/race-route',
  'race-information/race-statement',
  'news-notice/race-news',
  'news-notice/activity-bulletin',
  'epidemic-prevention-instructions/epidemic-prevention-notice',
  'introduction/about-index',
  'introduction/cuisine',
  'about-us/race-Introduction',
  'about-us/contact-us',
  'licensed-goods/mascot',
  'partners/sponsors',
  'article/eleven-villages',
  'user-agreement',
  'registration-agreement',
  'image-collection',
  'video-collection',
  'race-card',
  'image-search',
  'registration-search',
  'score-search',
  'race-ranking',
  'certificate-check',
  'eligibility',
  'i18NDemos',
  'post',
  'no-such-page',
]

const INDIGO = { primary: '#33418f', accent: '#5b7a2c' }
const MOSS = { primary: '#5b7a2c', accent: '#33418f' }
const POOR = { primary: '#ffe98a', accent: '#cccccc' }

const useTheme = (page: Page, theme: object) =>
  changeConfig(page, (config) => Object.assign(config, { theme }))

const tokenOf = (page: Page, name: string) =>
  page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of), name)

/** Texts that axe reports for low contrast. */
async function poorTexts(page: Page) {
  const violations = await axeViolations(page, ['color-contrast'])
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
  )
}

/** What axe reports of the whole page. */
const faultsOf = async (page: Page) =>
  (await axeViolations(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)

async function expectFaultless(page: Page, routes: string[]) {
  for (const route of routes) {
    await page.evaluate((hash) => {
      location.hash = `#/${hash}`
    }, route)
    await expectReady(page)
    await page.waitForLoadState('networkidle')
    expect.soft(await faultsOf(page), route).toEqual([])
  }
}

const SCHEMES = ['light', 'dark'] as const
/** Each test visits every third page, so that none is long. */
const PARTS = [0, 1, 2]
const THEMES: { name: string; theme?: object; schemes: readonly ('light' | 'dark')[] }[] = [
  // The other suites see its light scheme.
  { name: 'its own colours', schemes: ['dark'] },
  { name: 'indigo', theme: INDIGO, schemes: SCHEMES },
  { name: 'moss', theme: MOSS, schemes: SCHEMES },
  { name: 'colours that are too pale', theme: POOR, schemes: SCHEMES },
]
const VISITS = THEMES.flatMap(({ name, theme, schemes }) =>
  schemes.flatMap((scheme) => PARTS.map((part) => ({ name, theme, scheme, part }))),
)

for (const { name, theme, scheme, part } of VISITS)
  test(`axe finds nothing with ${name} in the ${scheme} scheme, part ${part + 1}`, async ({
    page,
    open,
    watch,
  }) => {
    test.slow(part === 2, 'one of its pages lists every text of the site')
    watch.reports.push('too pale for text')
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    if (theme) await useTheme(page, theme)
    await open('/#/home')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
    await expectFaultless(
      page,
      ROUTES.filter((_, index) => index % 3 === part),
    )
    await open('/#/image-collection')
    await account.openDrawer(page, account.texts.zh)
    expect(await poorTexts(page), 'login drawer').toEqual([])
  })

raceTest.describe('the second race', () => {
  raceTest.use({ host: TRAIL_HOST })
  for (const part of PARTS)
    raceTest(`axe finds nothing in its dark scheme, part ${part + 1}`, async ({ page, open }) => {
      raceTest.slow(part === 2, 'one of its pages lists every text of the site')
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await open('/#/home', 'ja')
      await expectFaultless(
        page,
        ROUTES.filter((_, index) => index % 3 === part),
      )
    })
})

test('the scheme follows the system until the visitor chooses one, in every tab @core', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open('/#/home', 'en')
  const html = page.locator('html')
  const themeColour = page.locator('meta[name="theme-color"]')
  await expect(html).toHaveAttribute('data-scheme', 'dark')
  await expect(html).toHaveCSS('color-scheme', 'dark')
  const dark = await themeColour.getAttribute('content')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-scheme', 'light')
  await expect(themeColour).toHaveAttribute('content', '#ffffff')
  expect(dark).not.toBe('#ffffff')

  const choice = page.getByRole('group', { name: 'Appearance' })
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked()
  await choice.getByRole('radio', { name: 'System' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(choice.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(html).toHaveAttribute('data-scheme', 'dark')
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /home page/ })
      .locator('img'),
  ).toHaveAttribute('src', /logo-en-light/)

  const other = await page.context().newPage()
  await other.goto(page.url())
  await expectReady(other)
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await choice.getByText('System').click()
  await expect(html).toHaveAttribute('data-scheme', 'light')
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'light')
  await other.close()
})

test('before the first configuration arrives, the page has neutral colours and no logo @core', async ({
  page,
  baseURL,
}) => {
  const { promise: given, resolve: give } = deferred()
  await page.route(CONFIG_FILE, async (route) => {
    await given
    await route.continue()
  })
  await page.goto(`${baseURL}/#/image-collection`)
  await expect(page.locator('.shell-page')).toBeVisible()
  await expect(page.locator('.shell__logo')).toBeHidden()
  expect(await tokenOf(page, '--primary-700')).toBe('')
  expect(await tokenOf(page, '--neutral-100')).toBe('#eff3f2')
  give()
  await expectReady(page)
  expect(await tokenOf(page, '--primary-700')).toBe('#22523f')
})

test('a later visit has the race’s theme and the visitor’s scheme before anything is painted @core', async ({
  page,
  open,
}) => {
  await useTheme(page, { primary: '#33418f', accent: '#be3c14', radius: 10, displayFont: 'sans' })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      const style = getComputedStyle(document.documentElement)
      Object.assign(window, {
        atBody: ['--primary-700', '--page', '--radius-sm', '--display'].map((name) =>
          style.getPropertyValue(name),
        ),
      })
    }).observe(document, { childList: true, subtree: true })
  })
  const atBody = () => page.evaluate((): unknown => Object(window).atBody)
  await open('/#/home')
  await page.getByRole('group', { name: '页面外观' }).getByText('深色').click()
  const now = await Promise.all(
    ['--primary-700', '--page', '--radius-sm', '--display'].map((name) => tokenOf(page, name)),
  )
  expect(await atBody()).not.toEqual(now)
  await page.route(RACE, () => undefined)
  await page.route(CONFIG, () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(atBody).toEqual(now)
  expect(now[2]).toBe('10px')
})

test('paper stays light', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open('/#/race-information/race-rules')
  expect(await tokenOf(page, '--page')).not.toBe('#ffffff')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await tokenOf(page, '--page')).toBe('#ffffff')
})

test('a race without pictures of its own: pages have a neutral banner in its colours', async ({
  page,
  open,
}) => {
  await changeConfig(page, (config) => {
    delete config['pictures']
  })
  await open('/#/race-information/race-rules')
  const banner = page.getByRole('main').locator('header img').first()
  await expect(banner).toHaveJSProperty('naturalWidth', 1920)
  // The file itself has neutral colours; the page makes a copy of it in the race's.
  await expect(banner).toHaveAttribute('src', /^blob:/)
})
