import { changeConfig } from '../support/api.ts'
import { expect, expectReady, test } from '../support/fixtures.ts'

test('the menu opens one submenu on hover, supports the keyboard, and marks the current page @core', async ({
  page,
  open,
}) => {
  await open('/#/registration-search')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const race = menu.getByRole('link', { name: '赛事信息' })
  const news = menu.getByRole('link', { name: '新闻公告' })
  await race.hover()
  await expect(menu.getByRole('link', { name: /竞赛规程/ })).toBeVisible()
  await news.hover()
  await expect(menu.getByRole('link', { name: /活动公告/ })).toBeVisible()
  await expect(menu.getByRole('link', { name: /竞赛规程/ })).toBeHidden()
  await expect(menu.getByRole('link', { name: '首页' })).toHaveAttribute('data-marked')

  await page.mouse.move(0, 600)
  await race.focus()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: /竞赛规程/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: /报名须知/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/race-information\/registration-instructions/)
})

for (const [title, nameOf] of [
  ['short names', (n: number) => `Section ${n}`],
  ['long ones', (n: number) => `Orienteering and trail running ${n}`],
  ['very long words', (n: number) => `Donaudampfschifffahrtsgesellschaftskapitän${n}`],
] as const)
  test(`a menu of fourteen items fits the header with ${title}: the last ones move to a submenu`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await changeConfig(page, (config) => {
      const routes = config.remoteAsyncRoutes as object[]
      for (let n = 1; n <= 6; n += 1) {
        const meta = {
          title: `栏目 ${n}`,
          titleEn: nameOf(n),
          dataPath: 'raceInformation.raceRules',
        }
        routes.unshift({ path: `/section-${n}`, component: 'document view', meta })
      }
    })
    await open('/#/unknown', 'en')
    const header = page.getByRole('banner')
    for (const name of [/Log in/, /Search/, 'English'])
      await expect(header.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)

    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const more = menu.getByRole('button', { name: 'More' })
    await expect(more).toBeInViewport({ ratio: 1 })
    await more.hover()
    const about = menu.getByRole('link', { name: 'About', exact: true })
    await about.scrollIntoViewIfNeeded()
    await expect(about).toBeInViewport({ ratio: 1 })
    await page.mouse.move(0, 600)
    await expect(about).toBeHidden()
    await more.press('Enter')
    await expectAccessible()
    await about.press('Enter')
    await expect(page).toHaveURL(/about-us\/race-Introduction/)
    await expect(more).toHaveAttribute('data-marked')
  })

test('an external address in the configuration is a menu item that opens in a new tab', async ({
  page,
  open,
}) => {
  await changeConfig(page, (config) => {
    const routes = config.remoteAsyncRoutes as object[]
    const meta = { title: '官方商城', titleEn: 'Shop online' }
    routes.push({ path: 'https://shop.example.org/', component: 'layout', meta })
  })
  await open('/#/unknown')
  const link = page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '官方商城' })
  await expect(link).toHaveAttribute('href', 'https://shop.example.org/')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('both spellings of a path open the same page', async ({ page, open }) => {
  await open('/#/raceInformation/raceRules')
  await expect(page).toHaveURL(/#\/race-information\/race-rules$/)
  await open('/#/newsNotice')
  await expect(page).toHaveURL(/#\/news-notice\/race-news$/)
})

test('a camel-case configuration keeps its spelling, and the other spelling redirects to it', async ({
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

test('switching the language is instant, keeps the scroll position and is remembered @core', async ({
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
