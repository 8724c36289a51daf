import { deferred } from '#tests/support/deferred.ts'
import * as account from '../support/account.ts'
import * as api from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectInvariants, expectRecovered } from '../support/invariants.ts'

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
