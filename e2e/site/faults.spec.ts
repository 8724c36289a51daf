import { deferred } from '../../tests/support/deferred.ts'
import * as account from '../support/account.ts'
import * as api from '../support/api.ts'
import { expect, expectReady, goTo, test } from '../support/fixtures.ts'
import { expectInvariants, expectRecovered } from '../support/invariants.ts'
import { shiftOf, watchShift } from '../support/layoutShift.ts'

const NETWORK_TOAST = '网络连接失败，请刷新'

test('F01 unreachable services: one toast of 5 s, error page, retry', async ({ page, open }) => {
  await page.clock.install()
  await page.route('**/website-center/**', api.dead)
  await open('/#/home')
  const toast = page.getByText(NETWORK_TOAST)
  await expect(toast).toHaveCount(1)
  await page.clock.fastForward(5_100)
  await expect(toast).toHaveCount(0)
  await expectInvariants(page)
  await expectRecovered(page)
})

test('F01 in English the toast is in English, though nothing has loaded yet', async ({
  page,
  open,
}) => {
  await page.route('**/website-center/**', api.dead)
  await open('/#/home', 'en')
  await expect(page.getByTestId(/^toast-/)).toHaveText(
    /^The network connection failed\. Refresh the page/,
  )
})

test('F02 an empty body: no toast, error page with retry', async ({ page, open }) => {
  await page.route(api.CONFIG, api.respond(''))
  await open('/#/home')
  await expect(page.getByTestId(/^toast-/)).toHaveCount(0)
  await expectInvariants(page)
  await expectRecovered(page)
})

for (const [id, body, texts] of [
  ['F03', '{"code":5001,"msg":"维护中"}', '维护中'],
  ['F04', '{"code":1}', 'Error'],
] as const) {
  test(`${id} an error response shows ${texts}`, async ({ page, open, expectCleanText }) => {
    await page.route(api.CONFIG, api.respond(body))
    await open('/#/home')
    await expect(page.getByText(texts)).toBeVisible()
    await expectCleanText()
    await expectInvariants(page)
    await expectRecovered(page)
  })
}

for (const data of ['{"raceId":null}', '{"raceId":""}', '{}', 'null']) {
  test(`F05 race by domain returns ${data}: unbound, no further call`, async ({
    page,
    open,
    watch,
  }) => {
    await page.route(api.RACE, api.respond(`{"code":0,"data":${data}}`))
    await open('/#/home')
    await expect(page.getByRole('heading', { name: '未绑定赛事' })).toBeVisible()
    await expectInvariants(page)
    const calls = watch.requests.filter((request) => request.url().includes('-center/'))
    expect(calls).toHaveLength(2)
  })
}

for (const [id, name, route] of [
  [
    'F06',
    'a 404 with XML',
    api.respond('<Error><Code>NoSuchKey</Code></Error>', 404, 'application/xml'),
  ],
  ['F06', 'a 403 with XML', api.respond('<Error/>', 403, 'application/xml')],
  ['F07', 'HTML', api.respond('<html><body>portal</body></html>', 200, 'text/html')],
  ['F08', 'JSON cut in the middle', api.respond('{"websiteTitle":"燕岭","carouselList":[{"surf')],
] as const) {
  test(`${id} the configuration is ${name}: error page, retry`, async ({ page, open, watch }) => {
    watch.reports.push('the configuration cannot be read: ')
    await page.route(api.CONFIG_FILE, route)
    await open('/#/home')
    await expect(page.getByText('portal')).toHaveCount(0)
    await expectInvariants(page)
    await expectRecovered(page)
  })
}

test('F08 cut inside a character: error page', async ({ page, open, watch }) => {
  watch.reports.push('the configuration cannot be read: ')
  const body = Buffer.from('{"websiteTitle":"燕岭"}').subarray(0, 19)
  await page.route(api.CONFIG_FILE, (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  )
  await open('/#/home')
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
})

test('F08 a byte order mark does no harm', async ({ page, open }) => {
  await page.route(api.CONFIG_FILE, async (route) => {
    const body = await (await route.fetch()).text()
    await route.fulfill({ body: `\uFEFF${body}`, contentType: 'application/json' })
  })
  await open('/#/home')
  await expect(page).toHaveTitle('2024 燕岭马拉松')
})

for (const body of ['null', '[]', '0', '"x"']) {
  test(`F09 the configuration is ${body}: the page says that it is being updated`, async ({
    page,
    open,
    watch,
    expectCleanText,
  }) => {
    watch.reports.push('the configuration cannot be read: it is not an object')
    await page.route(api.CONFIG_FILE, api.respond(body))
    await open('/#/home')
    await expect(page.getByText('赛事页面正在更新，请稍后重试。')).toBeVisible()
    await expectCleanText()
    await expectRecovered(page)
  })
}

for (const [section, value] of [
  ['newsNotice', 0],
  ['carouselList', {}],
  ['cooperativePartnerList', [{ label: 'x', children: null }]],
  ['searchConfigList', 'cards'],
  ['wonderfulPictures', [null, 1, { surfacePlotUrl: 7 }]],
  ['videoCollections', { length: 3 }],
] as const) {
  test(`F10 ${section} malformed: the other blocks are unchanged`, async ({
    page,
    open,
    watch,
  }) => {
    // Named in the console once the page is idle, which may be after this test.
    watch.reports.push('the configuration has values that cannot be read')
    const headings = async () => {
      await open('/#/home')
      await expect(page.getByRole('heading', { name: '路线' })).toBeVisible()
      return page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    }
    const whole = await headings()
    await page.evaluate(() => localStorage.clear())
    await api.changeConfig(page, (config) => Object.assign(config, { [section]: value }))
    await page.goto('about:blank')
    const rest = await headings()
    expect(rest.length).toBeGreaterThanOrEqual(whole.length - 4)
    // Without a sign-up card its panel is about the events.
    for (const heading of rest) expect([...whole, '赛事项目']).toContain(heading)
  })
}

test('F11 hostile routes are dropped and reported, redirect loops end at the not-found page', async ({
  page,
  open,
  watch,
}) => {
  watch.reports.push('route /')
  await api.changeConfig(page, (config) => {
    const layout = (path: string, redirect: string) => ({
      path,
      component: 'layout',
      redirect,
      children: [],
    })
    config.remoteAsyncRoutes = [
      layout('/a', '/b'),
      layout('/b', '/a'),
      { path: '*', component: 'document view' },
      { path: '/home', component: 'document view', meta: { title: '假首页' } },
      { path: '/x', component: 'constructor' },
    ]
  })
  await open('/#/a')
  await expect(page.getByRole('heading', { name: '没有找到这一页' })).toBeVisible()
  await expect(page.getByRole('link', { name: '首页', exact: true })).toBeVisible()
  await expect(page.getByText('假首页')).toHaveCount(0)
})

for (const [name, body, status] of [
  ['500', 'x', 500],
  ['malformed', '{"home', 200],
  ['odd', '{"home.news.title":{"zh":"{{x}}","en":null},"site.home":5}', 200],
] as const) {
  test(`F13 translations ${name}: the bundled texts are used`, async ({
    page,
    open,
    expectCleanText,
  }) => {
    await page.route(api.TEXTS, api.respond(body, status))
    const came = page.waitForResponse(api.TEXTS)
    await open('/#/home', 'en')
    await came
    await expectCleanText()
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  })
}

for (const [name, body, status, cloudType] of [
  ['an array', '["huoshanyun"]', 200, 'huoshanyun'],
  ['a string', '"tencentyun"', 200, 'tencentyun'],
  ['empty', '', 200, 'aliyun'],
  ['500', 'x', 500, 'aliyun'],
] as const) {
  test(`F14 cloud configuration ${name}: the start does not wait for it, and codes name ${cloudType}`, async ({
    page,
    open,
  }) => {
    const { promise: given, resolve: give } = deferred()
    await page.route(api.CLOUD, async (route) => {
      await given
      await api.respond(body, status)(route)
    })
    const came = page.waitForResponse(api.CLOUD)
    await open('/#/home')
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
    give()
    await (await came).finished()
    const w = account.texts.zh
    const drawer = await account.openDrawer(page, w)
    await drawer.getByRole('tab', { name: w.tabs.code }).click()
    const phone = account.newPhone()
    await drawer.getByLabel(w.phone, { exact: true }).fill(phone)
    const sent = page.waitForRequest(account.PHONE_CODE)
    await account.haveCodeSent(page, w, phone)
    expect((await sent).postDataJSON()).toMatchObject({ cloudType })
  })
}

for (const [id, chunk, body] of [
  ['F18', 404, ''],
  ['F21', 200, '<html></html>'],
] as const) {
  test(`${id} a page's file returns ${chunk}: one reload, then an error with a refresh button`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open('/#/home')
    await page.waitForLoadState('networkidle')
    let loads = 0
    page.on('load', () => loads++)
    await page.route('**/assets/ImageCollectionPage-*.js', api.respond(body, chunk, 'text/html'))
    await page.goto('/#/image-collection')
    await expect(page.getByRole('heading', { name: '这一页加载失败' })).toBeVisible()
    expect(loads).toBe(1)
    await expectAccessible()
    await page.unrouteAll()
    await page.getByRole('button', { name: '刷新页面' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('这一页加载失败')
  })
}

test('F18 files for later are gone after a new deployment: the page stays as it is', async ({
  page,
  open,
}) => {
  const gone = new Set<string>()
  await page.route(/\/assets\/(?!index-|transport-)[\w.-]+\.(?:js|css)$/, async (route) => {
    const isReady = await page.evaluate(() => document.documentElement.dataset.ready === '')
    if (!isReady) return route.continue()
    gone.add(new URL(route.request().url()).pathname)
    return api.respond('', 404, 'text/html')(route)
  })
  await open('/#/home')
  await expect.poll(() => [...gone].join()).toMatch(/loadInBackground/)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2024 燕岭马拉松')
})

test("F18 the drawer's file is missing: one reload, then a dialog that can be closed", async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.route('**/assets/LoginDrawer-*.js', api.respond('', 404, 'text/html'))
  await open('/#/home')
  const entry = page.getByRole('button', { name: '请登录' })
  const reloaded = page.waitForEvent('load')
  await entry.click()
  await reloaded
  await entry.click()
  const dialog = page.getByRole('dialog').filter({ hasText: '这一页加载失败' })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
})

test('F19 a page that hangs: an error after 120 s, and the menu still works', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open('/#/home')
  await page.route('**/assets/ImageCollectionPage-*.js', () => undefined)
  await page.goto('/#/image-collection')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await page.clock.fastForward(121_000)
  await expect(page.getByText('等了两分钟还没有加载完')).toBeVisible()
  await page.getByRole('link', { name: '首页', exact: true }).click()
  await expect(page).toHaveURL(/#\/home/)
})

test('F20 a missing style file is reported as CSS_CHUNK_LOAD_FAILED', async ({ page, open }) => {
  await open('/#/home')
  await page.route('**/assets/{CollectionPage,ImageCollectionPage}*.css', api.respond('', 404))
  await page.goto('/#/image-collection')
  await expect(page.getByRole('heading', { name: '这一页加载失败' })).toBeVisible()
  await expect(page.getByText('CSS_CHUNK_LOAD_FAILED')).toBeVisible()
})

test('F22 missing pictures do not shift the layout', async ({ page, open }) => {
  await watchShift(page)
  await page.route('**/edition-2024/**', api.dead)
  await open('/#/home')
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.05)
})

test('F24 an invalid stored token is cleared without a toast', async ({ page, open, context }) => {
  await context.addInitScript(() => {
    if (!sessionStorage.getItem('seen')) localStorage.setItem('token', 'T-old')
    sessionStorage.setItem('seen', '1')
  })
  await open('/#/home')
  await expect(page.getByRole('button', { name: '请登录' })).toBeVisible()
  await expect(page.getByTestId(/^toast-/)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('F25 common info unreachable: the token is kept', async ({ page, open, context }) => {
  await context.addInitScript(() => localStorage.setItem('token', 'T-kept'))
  await page.route(api.COMMON_INFO, api.dead)
  await open('/#/home')
  await expect(page.getByRole('link', { name: '个人中心' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('T-kept')
})

for (const kind of ['getters', 'writes'] as const) {
  test(`F35 storage blocked (${kind}): the site works in memory`, async ({
    page,
    open,
    context,
  }) => {
    await context.addInitScript((how) => {
      if (how === 'writes') {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      } else {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError')
            },
          })
        }
      }
    }, kind)
    await open('/#/home')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })
}

for (const stored of [
  '{',
  'undefined',
  '[]',
  '{"fileMd5":1}',
  'cp@',
  '"x"',
  'null0',
  '{"content":"cp@%"}',
]) {
  test(`F36 stored configuration ${stored}: removed, one reload`, async ({
    page,
    open,
    watch,
    context,
  }) => {
    watch.reports.push('stored siteConfig')
    await context.addInitScript((value) => {
      if (!sessionStorage.getItem('planted')) localStorage.setItem('siteConfig', value)
      sessionStorage.setItem('planted', '1')
    }, stored)
    let loads = 0
    page.on('load', () => loads++)
    await open('/#/home')
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads).toBeLessThanOrEqual(2)
  })
}

for (const value of ['fr', '', '%3Cb%3E']) {
  test(`F37 language cookie ${JSON.stringify(value)}: Chinese, and the switch works`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value, url: baseURL ?? '' }])
    await page.goto('/#/home')
    await expectReady(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
}

test('F37 cookies that throw: a search answers, and the language switch works', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
    Reflect.deleteProperty(window, 'cookieStore')
  })
  await open('/#/registration-search')
  await page.getByRole('textbox', { name: '姓名' }).fill('无此人')
  await page.getByRole('textbox', { name: '证件号码或后六位' }).fill('11011X')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByRole('heading', { name: '没有查到相符的记录' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

for (const hash of [
  '#/%E0%A4%A',
  `#/${'a'.repeat(10_000)}`,
  '#/unknown/place',
  '#//evil.example',
  '#/%00',
]) {
  test(`F49 hash ${hash.slice(0, 20)}: not-found page inside the layout`, async ({
    page,
    open,
  }) => {
    await open(`/${hash}`)
    await expect(page.getByRole('heading', { name: '没有找到这一页' })).toBeVisible()
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL(/#\/home/)
  })
}

test('F52 a layout that cannot be rendered gives way to a screen with a retry', async ({
  page,
  open,
  watch,
  expectAccessible,
}) => {
  watch.reports.push('block layout failed')
  await open('/#/race-information/race-rules')
  // An extension removes the page's label, which the layout then wants to remove as well.
  const breakLayout = () => page.getByTestId('route-label').evaluate((label) => label.remove())
  await breakLayout()
  await goTo(page, '/nowhere')
  await expect(page.getByRole('heading', { name: '这一页暂时无法显示' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await goTo(page, '/race-information/race-rules')
  await breakLayout()
  await goTo(page, '/nowhere')
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL(/#\/home$/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

for (const kind of ['missing', 'not allowed'] as const) {
  test(`F53 workers ${kind}: the site search and a preview say so`, async ({
    page,
    open,
    expectCleanText,
  }) => {
    await page.addInitScript((how) => {
      function Denied() {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(window, 'Worker', { value: how === 'missing' ? undefined : Denied })
    }, kind)
    await open('/#/race-information/race-rules')
    await page.getByRole('main').locator('a[href$=".xlsx"]').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('这个浏览器不支持预览文件')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '下载' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await dialog.getByRole('textbox').fill('领物')
    await expect(dialog.getByText('暂时无法搜索')).toBeVisible()
    await expectCleanText()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  })
}
