import type { Locator, Page } from '@playwright/test'
import * as account from '../support/account.ts'
import { changeConfig } from '../support/api.ts'
import { coreIf, expect, expectReady, LANGUAGES, test } from '../support/fixtures.ts'

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

for (const language of LANGUAGES)
  test(`custom text spacing cuts off nothing in the first viewport in ${language}`, async ({
    page,
    open,
  }) => {
    await open('/', language)
    // The values of WCAG 2.2, 1.4.12.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`)
      document.adoptedStyleSheets = [sheet]
    })
    const header = page.getByRole('banner')
    const menu = header.getByRole('navigation')
    await expect(menu.getByRole('link').first().locator('span').first()).toHaveCSS(
      'letter-spacing',
      /^1\.[5-9]/,
    )
    for (const name of [/请登录|Log in/, /搜索|Search/, 'English'])
      await expect(header.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    const bar = header.locator('a[href="#/home"]').first().locator('..')
    const edgesOf = () =>
      bar
        .locator('> *:visible')
        .or(menu.locator('> ul > li'))
        .evaluateAll((parts) => {
          const boxes = parts.map((part) => part.getBoundingClientRect())
          return [
            Math.min(...boxes.map(({ left }) => left)),
            Math.max(...boxes.map(({ right }) => right)),
          ]
        })
    await expect.poll(edgesOf).toEqual([40, 1240])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)

    const date = await page.getByTestId('race-date').boundingBox()
    const controls = await page
      .getByRole('group', { name: /^(?:切换画面|Choose a slide)$/ })
      .boundingBox()
    expect((date?.y ?? 0) + (date?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0)
  })

for (const language of LANGUAGES)
  test(`the hero names each event in one line, in ${language}`, async ({ page, open }) => {
    await open('/#/home', language)
    for (const words of await page.getByText(/^(?:，|, )\d+(?:,\d+)? (?:个名额|places)$/).all()) {
      const box = await words.boundingBox()
      const line = await words.locator('xpath=ancestor::li').boundingBox()
      expect(box && line && line.height < 2 * box.height).toBe(true)
      expect(box && line && box.x > line.x + 50).toBe(true)
    }
    await expect(page.getByText(/^(?:，|, )\d+(?:,\d+)? (?:个名额|places)$/)).toHaveCount(2)
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

for (const language of LANGUAGES) {
  test(`header and footer in ${language}: banners, filing links, copyright${coreIf(language === 'en')}`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    await open('/#/unknown', language)
    const banner = page.getByRole('group', { name: /页首广告|top of the page/ }).getByRole('link')
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

test('a banner without a valid link is only a picture', async ({ page, open }) => {
  await changeConfig(page, (config) => {
    const [ad] = config.adListTop as Record<string, string>[]
    config.adListTop = [
      { ...ad, jumpUrl: 'javascript:alert(1)' },
      { ...ad, jumpUrl: '' },
    ]
  })
  await open('/#/unknown')
  const ads = page.getByRole('group', { name: '页首广告' })
  await expect(ads.getByRole('img')).toHaveCount(2)
  await expect(ads.getByRole('link')).toHaveCount(0)
  await expect(ads.getByRole('img').first()).not.toHaveCSS('cursor', 'pointer')
})

test('a banner that links to a page of the site has no pointer cursor', async ({ page, open }) => {
  await changeConfig(page, (config) => {
    const [ad] = config.adListTop as Record<string, string>[]
    config.adListTop = [{ ...ad, jumpUrl: '/news-notice/race-news' }]
  })
  await open('/#/unknown')
  const link = page.getByRole('group', { name: '页首广告' }).getByRole('link')
  await expect(link).toHaveCSS('cursor', 'default')
  await link.click()
  await expect(page).toHaveURL(/#\/news-notice\/race-news$/)
})

test('advertisements are a slim strip that can be closed for the visit', async ({ page, open }) => {
  await open('/#/unknown')
  const ads = page.getByRole('group', { name: '页首广告' })
  const box = await ads.boundingBox()
  expect(box).toMatchObject({ x: 0, width: 1280 })
  expect(box?.height).toBeLessThanOrEqual(64)
  await ads.getByRole('button', { name: '关闭广告' }).press('Enter')
  await expect(ads).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: /回到首页/ })).toBeFocused()
  await page.reload()
  await expectReady(page)
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect(ads).toHaveCount(0)
})

for (const [name, change] of [
  ['over', (ad) => ({ ...ad, validUntil: Date.parse('2024-08-15T00:00+08:00') })],
  ['still to come', (ad) => ({ ...ad, validFrom: Date.parse('2024-08-16T00:00+08:00') })],
  ['without a picture', (ad) => ({ ...ad, surfacePlotUrl: '', surfacePlotUrlEn: '' })],
] as [string, (ad: Record<string, unknown>) => Record<string, unknown>][])
  test(`an advertisement ${name} is absent, without a layout shift`, async ({ page, open }) => {
    await changeConfig(page, (config) => {
      config.adListTop = (config.adListTop as Record<string, unknown>[]).map(change)
    })
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      // The space that the HTML reserves for advertisements before the site loads.
      new MutationObserver(() => {
        if (document.querySelector('.shell--ads')) window.shift += 1
      }).observe(document, { attributes: true, subtree: true })
    })
    await open('/')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('group', { name: '页首广告' })).toHaveCount(0)
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01)
  })

for (const language of LANGUAGES)
  test(`the first viewport of the home page shows the entry card titles, in ${language}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open('/', language)
    const cards = page
      .getByRole('region', { name: /^(?:报名与查询|Entries, results and photos)$/ })
      .getByText(
        /^(?:立即报名|报名查询|成绩查询|照片查询|Enter now|Find your entry|Results|Photos)$/,
      )
    await expect(cards).toHaveCount(4)
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: /关闭广告|Close the ad/ }).click()
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 })
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

test('the main area fills the window, and measuring it causes no layout shift', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 })
  await open('/#/unknown')
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await heightOf()
  await expect(page.getByRole('main').locator('..')).toHaveAttribute('style', /--main-min-height/)
  expect(await heightOf()).toBe(before)
  expect(before).toBe(1600)
})

test('routes without a layout have a link home and no menu', async ({ page, open }) => {
  for (const route of ['post', 'direct', 'upload', 'confirm', 'eligibility']) {
    await open(`/#/${route}`)
    await expect(page.getByRole('link', { name: '返回首页' }).first()).toBeAttached()
    await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0)
  }
  for (const [route, isHome] of [
    ['registration-search', true],
    ['score-search', true],
    ['multiple-score-search', false],
    ['image-search', false],
  ] as const) {
    await open(`/#/${route}`)
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
    const home = expect(page.getByRole('link', { name: '首页', exact: true }))
    await (isHome ? home : home.not).toHaveAttribute('data-marked')
  }
})

test('pages open at the top, except ScoreQuery and RaceRanking, which keep the scroll position', async ({
  page,
  open,
}) => {
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
  await page.evaluate(() => scrollTo(0, 120))
  await page.evaluate(() => (location.hash = '#/race-ranking'))
  await expect(page.getByRole('heading', { level: 1, name: '成绩榜' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('in a list, the picture of an article stands beside its text', async ({ page, open }) => {
  await open('/#/news-notice/race-news')
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
  await expect(items).toHaveCount(10)
  const offsets = await items.evaluateAll((all) =>
    all.map((item) => {
      const [box, picture] = [item, item.querySelector('img') ?? item].map((one) =>
        one.getBoundingClientRect(),
      )
      return Math.round((picture?.top ?? 0) - (box?.top ?? 0))
    }),
  )
  expect(Math.max(...offsets)).toBeLessThan(40)
})

/** Opens menu, search and login drawer in a low window, reads them to the end, and closes them. */
async function readOverlays(page: Page, open: (path: string, language: 'en') => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/#/unknown', 'en')
  const header = page.getByRole('banner')

  await header.getByRole('button', { name: 'Main menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  const last = menu.getByRole('button', { name: 'About' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  await menu.getByRole('button', { name: 'Close' }).click()

  await header.getByRole('button', { name: /Search/ }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('textbox').fill('bag')
  const result = search.getByRole('link').last()
  await result.hover()
  await expect(result).toBeInViewport({ ratio: 1 })
  await search.getByRole('button', { name: 'Close' }).click()

  const drawer = await account.openDrawer(page, account.texts.en)
  const close = drawer.getByRole('button', { name: 'Close' })
  await expect(close).toBeInViewport({ ratio: 1 })
  const forgot = drawer.getByRole('button', { name: account.texts.en.forgot })
  await forgot.hover()
  await expect(forgot).toBeInViewport({ ratio: 1 })
  await close.click()
  await expect(drawer).toBeHidden()
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

  for (const [host, names] of [
    ['localhost', ['中文', 'English']],
    ['trail.localhost', ['日本語', '中文', 'English']],
  ] as const)
    test(`the header of ${host} switches between all languages at 320 px${coreIf(host === 'localhost')}`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const url = new URL(baseURL ?? '')
      url.hostname = host
      await page.goto(`${url.href}#/unknown`)
      await expectReady(page)
      const header = page.getByRole('banner')
      const pressed = header.locator('button[aria-pressed="true"]')
      const seen = new Set<string>()
      for (let taps = 0; taps < names.length; taps += 1) {
        const before = (await pressed.textContent()) ?? ''
        const next = names[(names.findIndex((name) => name === before) + 1) % names.length] ?? ''
        await expect(header.locator('a[href="#/home"] img').first()).toBeInViewport({ ratio: 1 })
        await expect(header.locator('[aria-haspopup="dialog"]')).toBeInViewport({ ratio: 1 })
        await header.getByRole('button', { name: next, exact: true }).tap()
        await expect(pressed).toHaveText(next)
        seen.add(next)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      }
      expect([...seen].toSorted()).toEqual([...names].toSorted())
    })

  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const)
    test(`dialogs and drawer can be read and closed in a window of ${width} × ${height} px`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height })
      await readOverlays(page, open)
    })
})

test('dialogs and drawer can be read and closed in a desktop window enlarged to 400 %', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 225 })
  await readOverlays(page, open)
})

for (const { width, columns } of [
  { width: 390, columns: 2 },
  { width: 768, columns: 3 },
  { width: 1280, columns: 4 },
])
  test(`the pictures are in ${columns} columns at ${width} px, and no name hides a small one`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open('/#/image-collection', 'en')
    const tiles = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
    const boxOf = async (index: number) => await tiles.nth(index).boundingBox()
    await expect
      .poll(async () => (await boxOf(columns))?.y)
      .toBeGreaterThan((await boxOf(0))?.y ?? 0)
    expect((await boxOf(columns - 1))?.y).toBe((await boxOf(0))?.y)
    if (width > 390) return
    const picture = await tiles.first().getByRole('img').boundingBox()
    const name = await tiles.first().getByText('Tower at sunrise').boundingBox()
    expect(name?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity))
  })

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** The vertical middle of elements, in px. */
  const middles = (...all: Locator[]) =>
    Promise.all(
      all.map(async (one) => {
        const { y = 0, height = 0 } = (await one.boundingBox()) ?? {}
        return Math.round(y + height / 2)
      }),
    )

  test('a table of numbers fits, and a wider one scrolls in its own box', async ({
    page,
    open,
  }) => {
    const isWide = (table: Locator) =>
      table.evaluate(({ parentElement: box }) => (box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0))
    await open('/#/race-information/race-rules', 'en')
    expect(await isWide(page.getByRole('table', { name: 'Events, places and fees' }))).toBe(false)
    await page
      .getByRole('table')
      .first()
      .evaluate((table) => {
        for (const row of table.querySelectorAll('tr'))
          row.append(...row.cloneNode(true).childNodes)
      })
    expect(await isWide(page.getByRole('table').first())).toBe(true)
  })

  test('the pages of a group are in one row, scrolled to the open one', async ({ page, open }) => {
    await open('/#/race-information/race-statement', 'en')
    const links = page.getByRole('navigation', { name: 'The race', exact: true }).getByRole('link')
    await expect(links.filter({ hasText: 'Declaration' })).toBeInViewport({ ratio: 1 })
    await expect(links.first()).not.toBeInViewport({ ratio: 1 })
    expect(new Set(await middles(...(await links.all()))).size).toBe(1)
  })

  test('the fields of a search share a row, and so do logo and languages of a form', async ({
    page,
    open,
  }) => {
    await open('/#/eligibility', 'en')
    const header = page.getByRole('banner')
    const [logo, language] = await middles(
      header.getByRole('link').first(),
      header.getByRole('button', { name: 'English' }),
    )
    expect(Math.abs((logo ?? 0) - (language ?? 0))).toBeLessThan(4)
    await open('/#/registration-search', 'en')
    const fields = page.getByRole('main').getByRole('textbox')
    const [name, number] = await middles(fields.nth(0), fields.nth(1))
    expect(name).toBe(number)
  })

  test('nothing covers the picture of the carousel, and the first entry card begins on the first screen', async ({
    page,
    open,
  }) => {
    await open('/', 'en')
    const carousel = page.getByRole('region', { name: 'Highlights' })
    const picture = await carousel.getByRole('img').first().boundingBox()
    const controls = await carousel.getByRole('group', { name: 'Choose a slide' }).boundingBox()
    expect(controls?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity))
    await expect(page.getByRole('main').getByText('Enter now').first()).toBeInViewport()
  })

  test('the buttons of the carousel stay in place when a slide has a link', async ({
    page,
    open,
  }) => {
    // Slides do not move by themselves.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/', 'en')
    const controls = page.getByRole('group', { name: 'Choose a slide' })
    const more = controls.getByRole('link', { name: /^Read more/ })
    const next = controls.getByRole('button', { name: 'Next slide' })
    await expect(more).toBeHidden()
    const before = await next.boundingBox()
    await next.tap()
    await expect(more).toBeVisible()
    expect(await next.boundingBox()).toEqual(before)
  })

  test('a result is brought into view once it is found', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await open('/#/registration-search', 'en')
    const search = page.getByRole('main').getByRole('form')
    await search.getByRole('textbox').nth(0).fill('林知远')
    await search.getByRole('textbox').nth(1).fill('180014')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(
      page.getByRole('heading', { name: 'Paid, waiting for the ballot' }),
    ).toBeInViewport({
      ratio: 1,
    })
    await expect(search).not.toBeInViewport()
  })
})
