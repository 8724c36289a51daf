import { expect, expectReady, LANGUAGES, test } from '../support/fixtures.ts'

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

for (const language of LANGUAGES)
  test(`the first viewport of the home page shows the home card titles, in ${language}`, async ({
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
