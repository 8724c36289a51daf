import { expect, expectReady, LANGUAGES, test } from './fixtures.ts'
import { changeConfig } from './wire.ts'

test('the menu opens one submenu on hover, follows the keyboard, and marks the page', async ({
  page,
  open,
}) => {
  await open('/#/image-collection')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const race = menu.getByRole('link', { name: '赛事信息' })
  const news = menu.getByRole('link', { name: '新闻公告' })
  await race.hover()
  await expect(menu.getByRole('link', { name: /竞赛规程/ })).toBeVisible()
  await news.hover()
  await expect(menu.getByRole('link', { name: /活动公告/ })).toBeVisible()
  await expect(menu.getByRole('link', { name: /竞赛规程/ })).toBeHidden()
  await expect(menu.getByRole('link', { name: '首页' })).toHaveClass(/current/)

  await page.mouse.move(0, 600)
  await race.focus()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: /竞赛规程/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: /报名须知/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/race-information\/registration-instructions/)
})

test('both spellings lead to one page', async ({ page, open }) => {
  await open('/#/raceInformation/raceRules')
  await expect(page).toHaveURL(/#\/race-information\/race-rules$/)
  await open('/#/newsNotice')
  await expect(page).toHaveURL(/#\/news-notice\/race-news$/)
})

test('a camel-case configuration keeps its spelling, and the other one leads to it', async ({
  page,
  open,
}) => {
  await changeConfig(page, (config) => {
    config.remoteAsyncRoutes = [
      {
        path: '/aboutUs',
        component: 'layout',
        redirect: 'raceIntroduction',
        meta: { title: '关于', titleEn: 'About us' },
        children: ['raceIntroduction', 'contactUs'].map((path) => ({
          path,
          component: 'document view',
          meta: { title: path, dataPath: `aboutUs.${path}` },
        })),
      },
    ]
  })
  await open('/#/about-us/race-Introduction')
  await expect(page).toHaveURL(/#\/aboutUs\/raceIntroduction$/)
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '关于' }).hover()
  const association = menu.getByRole('link', { name: /中国田径协会/ })
  await expect(association).toHaveAttribute('target', '_blank')
  await expect(association).toHaveAttribute('href', /^https:/)
})

for (const language of LANGUAGES) {
  test(`header and footer in ${language}: banners, filing links, copyright`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    await open('/#/unknown', language)
    const banner = page.getByRole('complementary').getByRole('link').first()
    await expect(banner).toHaveAttribute('href', /^https:\/\//)
    await expect(banner).toHaveAttribute('target', '_blank')
    await expect(banner).toHaveCSS('cursor', 'pointer')
    const filing = page.getByRole('contentinfo').getByRole('link', { name: /京/ })
    await expect(filing).toHaveCount(2)
    await expect(page.getByRole('img', { name: /^©/ })).toHaveAttribute(
      'src',
      new RegExp(`copyright-${language}`),
    )
    await expectCleanText()
    await expectAccessible()
  })
}

test('a banner without a proper link is a picture only', async ({ page, open }) => {
  await changeConfig(page, (config) => {
    const [ad] = config.adListTop as Record<string, string>[]
    config.adListTop = [
      { ...ad, jumpUrl: 'javascript:alert(1)' },
      { ...ad, jumpUrl: '' },
    ]
  })
  await open('/#/unknown')
  const ads = page.getByRole('complementary').first()
  await expect(ads.getByRole('img')).toHaveCount(2)
  await expect(ads.getByRole('link')).toHaveCount(0)
  await expect(ads.getByRole('img').first()).not.toHaveCSS('cursor', 'pointer')
})

test('switching the language is instant, keeps the place and is remembered', async ({
  page,
  open,
  context,
}) => {
  await open('/#/home')
  await page.getByRole('button', { name: 'English' }).focus()
  await page.evaluate(() => scrollTo(0, 1500))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Language switched')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(page).toHaveTitle(/Yanling/)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  const cookie = (await context.cookies()).find(({ name }) => name === 'language')
  expect(cookie).toMatchObject({ value: 'en', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
  await page.reload()
  await expectReady(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the main area fills the window and does not move when it is measured', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 })
  await open('/#/unknown')
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await heightOf()
  await expect(page.locator('.frame')).toHaveAttribute('style', /--main-min-height/)
  expect(await heightOf()).toBe(before)
  expect(before).toBe(1600)
})

test('routes without layout have a way home and no menu', async ({ page, open }) => {
  for (const route of ['post', 'direct', 'upload', 'confirm', 'eligibility']) {
    await open(`/#/${route}`)
    await expect(page.getByRole('link', { name: '返回首页' }).first()).toBeAttached()
    await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0)
  }
  for (const route of [
    'registration-search',
    'score-search',
    'multiple-score-search',
    'image-search',
  ]) {
    await open(`/#/${route}`)
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
    await expect(page.getByRole('link', { name: '首页', exact: true })).toHaveClass(/current/)
  }
})

test('the page opens at its top, but keeps its place on ScoreQuery', async ({ page, open }) => {
  await open('/#/home')
  await page.evaluate(() => scrollTo(0, 900))
  await page.evaluate(() => (location.hash = '#/image-collection'))
  await expectReady(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => (location.hash = '#/home'))
  await expectReady(page)
  await page.evaluate(() => scrollTo(0, 120))
  await page.evaluate(() => (location.hash = '#/score-search'))
  await expect(page.getByRole('heading', { level: 1, name: '成绩查询' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})
