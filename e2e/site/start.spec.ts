import { CONFIG, CONFIG_FILE, dead, RACE } from '../support/api.ts'
import { expect, expectReady, LANGUAGES, test } from '../support/fixtures.ts'

const port = (baseURL: string | undefined) => new URL(baseURL ?? '').port

for (const language of LANGUAGES) {
  test(`the 2024 edition is shown in ${language} @core`, async ({
    page,
    open,
    watch,
    baseURL,
    expectCleanText,
  }) => {
    await open('/', language)
    await expect(page).toHaveURL(/#\/home$/)
    await expect(page).toHaveTitle(language === 'zh' ? '2024 燕岭马拉松' : /Yanling/)
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
    const menu = page.getByRole('navigation', { name: language === 'zh' ? '主菜单' : 'Main menu' })
    await expect(
      menu.getByRole('link', { name: language === 'zh' ? '赛事信息' : 'The race' }),
    ).toBeVisible()
    await expectCleanText()
    for (const request of watch.requests) expect(new URL(request.url()).port).toBe(port(baseURL))
  })
}

test('other hosts are unbound, or show the embedded edition @core', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await page.goto(`http://other.test:${port(baseURL)}/`)
  await expect(page.getByRole('heading', { name: '未绑定赛事' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Not bound to a race' })).toBeVisible()

  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto(`http://preview.race.test:${port(baseURL)}/`)
  await expectReady(page)
  await expect(page).toHaveTitle('2024 燕岭马拉松')
  expect(files.filter((url) => url.includes('/site-config/'))).toEqual([])

  await page.goto(`http://www.race.test:${port(baseURL)}/`)
  await expectReady(page)
  expect(files.filter((url) => url.includes('/site-config/'))).toHaveLength(1)
})

test('if configuration calls fail after one visit, the next visit opens and shows the age of its copy', async ({
  page,
  open,
}) => {
  await open('/#/home')
  await page.waitForFunction(() => localStorage.getItem('siteConfig'))
  await page.route(RACE, dead)
  await page.route(CONFIG, dead)
  await page.route(CONFIG_FILE, dead)
  await page.reload()
  await expectReady(page)
  await expect(page.getByText(/暂时无法载入最新内容，您看到的是.*保存的内容/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
})

test('a returning visit downloads no configuration and makes no call twice @core', async ({
  page,
  open,
  watch,
}) => {
  await open('/#/home')
  await page.waitForFunction(() => localStorage.getItem('siteConfig'))
  await page.waitForLoadState('networkidle')
  watch.requests.length = 0
  await page.reload()
  await expectReady(page)
  await page.waitForLoadState('networkidle')
  const paths = watch.requests.map((request) => new URL(request.url()).pathname)
  expect(paths.filter((path) => path.startsWith('/site-config/'))).toEqual([])
  const calls = paths.filter((path) => path.includes('-center/'))
  expect(new Set(calls).size).toBe(calls.length)
})

test('both configuration calls start before the site’s code has loaded', async ({
  page,
  open,
  watch,
}) => {
  const asked = page.waitForRequest(CONFIG_FILE)
  await page.route('**/assets/*.js', async (route) => {
    await asked
    await route.continue()
  })
  await open('/#/home')
  const order = watch.requests.map((request) => new URL(request.url()).pathname)
  expect(order.some((path) => path.startsWith('/site-config/'))).toBe(true)
  const early = watch.requests.filter((request) => request.url().includes('domainName='))
  expect(early).toHaveLength(2)
  for (const request of early) {
    expect(request.headers()).toMatchObject({ terminaltype: '3', osid: '1002' })
  }
  const file = watch.requests.find((request) => request.url().includes('/site-config/'))
  expect(file?.headers()).not.toHaveProperty('osid')
})

for (const { window, width, file, alone } of [
  { window: 'desktop', width: 1280, file: 'carousel-1.', alone: 1 },
  { window: 'phone', width: 390, file: 'carousel-1-h5.', alone: 1 / 4 },
]) {
  test(`${window}: the head picture is requested first, then the configuration, libraries after one round trip`, async ({
    page,
    watch,
  }) => {
    const ROUND_TRIP_MS = 120
    const ALONE_MS = ROUND_TRIP_MS * alone
    await page.setViewportSize({ width, height: 800 })
    await page.clock.install({ time: '2024-08-15T12:00:00+08:00' })
    await page.clock.pauseAt('2024-08-15T12:00:01+08:00')
    await page.route('**/api/website/config*', async (route) => {
      const response = await route.fetch()
      await page.clock.runFor(ROUND_TRIP_MS)
      await route.fulfill({ response })
    })
    const picture = page.waitForRequest(`**/${file}*`)
    const config = page.waitForRequest(CONFIG_FILE)
    const libraries = page.waitForRequest('**/assets/libraries-*.js')
    await page.route(CONFIG_FILE, async (route) => {
      // Startup would never finish if the libraries waited for this.
      await libraries
      await route.continue()
    })
    const asked = (part: string) =>
      watch.requests.some((request) => new URL(request.url()).pathname.startsWith(part))
    await page.goto('/#/home', { waitUntil: 'commit' })
    await picture
    await page.clock.runFor(ALONE_MS - 1)
    expect(asked('/site-config/')).toBe(false)
    expect(asked('/assets/libraries-')).toBe(false)
    await page.clock.runFor(1)
    await config
    if (ALONE_MS < ROUND_TRIP_MS) {
      await page.clock.runFor(ROUND_TRIP_MS - ALONE_MS - 1)
      expect(asked('/assets/libraries-')).toBe(false)
      await page.clock.runFor(1)
    }
    await libraries
    await page.clock.resume()
    await expectReady(page)
    // They are requested by name, so that they run before the application does.
    expect(await (await page.request.get('/')).text()).toMatch(/\/assets\/libraries-/)
  })
}

test('shows an error if the site’s code cannot be loaded', async ({ page }) => {
  await page.route('**/assets/site-*.js', (route) => route.abort())
  await page.goto('/#/home')
  await expect(page.getByRole('alert')).toContainText('网络连接失败，请刷新')
  await expect(page.getByRole('alert')).toContainText(
    'The network connection failed. Refresh the page.',
  )
})

test.describe('on a mobile browser', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148' })
  test('redirects to the mobile site, with the hash', async ({ page }) => {
    await page.route('https://m.race.test/**', (route) =>
      route.fulfill({ body: 'mobile', contentType: 'text/html' }),
    )
    await page.goto('/#/news-notice/race-news')
    await expect(page).toHaveURL('https://m.race.test/#/news-notice/race-news')
  })

  test('another race sends phones to its own mobile site only, and only once', async ({
    page,
    baseURL,
  }) => {
    const race = (baseURL ?? '').replace('localhost', 'trail.localhost')
    const sent: string[] = []
    await page.route(/^https:\/\/m\./, (route) => {
      sent.push(route.request().url())
      return route.fulfill({ body: 'mobile', contentType: 'text/html' })
    })
    await page.route(CONFIG_FILE, (route) =>
      route.fulfill({ json: { websiteTitle: 'Trail', mobileSite: 'https://m.trail.localhost/' } }),
    )
    await page.goto(`${race}/#/race-card`)
    await expect(page).toHaveURL('https://m.trail.localhost/#/race-card')
    await page.goto(`${race}/#/race-card`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(sent).toEqual(['https://m.trail.localhost/'])
  })
})

test('the policy is sent with a fresh nonce, and the page has no inline script but its own', async ({
  request,
}) => {
  const first = await request.get('/')
  const second = await request.get('/')
  const policy = first.headers()['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/^'self' 'nonce-[^' ]+'$/)
  expect(policy).toMatch(/require-trusted-types-for 'script'/)
  expect(policy).toMatch(/frame-ancestors 'self'/)
  const nonceOf = (text: string) => /'nonce-([^']+)'/.exec(text)?.[1]
  expect(nonceOf(policy)).toBeTruthy()
  expect(nonceOf(second.headers()['content-security-policy'] ?? '')).not.toBe(nonceOf(policy))
  expect(first.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(first.headers()['referrer-policy']).toBeTruthy()
  expect(first.headers()['permissions-policy']).toBeTruthy()
  // The scheme, the start, and the hook of the organiser's page.
  expect((await first.text()).match(/<script(?![^>]*\bsrc=)/g)).toHaveLength(3)
})

test('a configuration that is not the announced one is replaced without a reload', async ({
  page,
  open,
}) => {
  let requests = 0
  await page.route(CONFIG_FILE, async (route) => {
    requests += 1
    if (requests > 1) return route.continue()
    const config = (await (await route.fetch()).json()) as object
    return route.fulfill({ json: { ...config, websiteTitle: '去年的比赛' } })
  })
  await open('/#/home')
  await expect(page).toHaveTitle('去年的比赛')
  await expect(page).toHaveTitle('2024 燕岭马拉松')
  expect(requests).toBe(2)
  await page.reload()
  await expect(page).toHaveTitle('2024 燕岭马拉松')
  expect(requests).toBe(2)
})
