import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { websitePaths } from '#api/website/paths.ts'
import { boot } from '#app/boot/boot.ts'
import { checkSession } from '#app/boot/checkSession.ts'
import { compressConfig } from '#app/boot/compressConfig.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { md5 } from '#sandbox/database.ts'
import { startSession } from '#stores/session.ts'
import { raceWords } from '../support/raceWords.ts'
import { operator, renderSite, freshSiteEachTest } from '../support/renderSite.tsx'
import { server } from '../support/sandboxServer.ts'
import { takeReports } from '../support/setup.ts'

freshSiteEachTest()

const raceResponds = (data: unknown) =>
  server.use(http.get(websitePaths.raceByDomain, () => HttpResponse.json({ code: 0, data })))
const configResponds = (body: string) =>
  server.use(http.get(websitePaths.configLocation, () => new HttpResponse(body)))
/** The requests for the configuration's file. */
const configRequests = async () =>
  (await operator.requests()).filter(({ path }) => path.startsWith('/site-config/'))
const cacheEdition = () => {
  const body = JSON.stringify(yanling2024)
  const packed = compressConfig({
    body,
    fileMd5: md5(body),
    aheadMs: 0,
    raceId: 'yanling-2024',
  })
  localStorage.setItem('siteConfig', packed ?? '')
}

describe('start-up', () => {
  test('requests race and configuration by host name, shows the published one', async () => {
    await renderSite()
    expect(document.title).toBe('2024 燕岭马拉松')
    expect(await configRequests()).toHaveLength(1)
    const asked = (await operator.requests()).filter(
      ({ query }) => query.domainName === 'localhost',
    )
    expect(asked.map(({ path }) => path).toSorted()).toEqual([
      websitePaths.configLocation,
      websitePaths.raceByDomain,
    ])
  })

  test('a bound host without a configuration shows the preview edition', async () => {
    configResponds('{"code":0,"data":null}')
    await renderSite()
    expect(await configRequests()).toEqual([])
    expect(document.title).toBe('2024 燕岭马拉松')
  })

  test('without an embedded edition, a bound host without a configuration is in preparation', async () => {
    vi.stubGlobal('__PREVIEW_EDITION__', false)
    configResponds('{"code":0,"data":null}')
    const { user } = await renderSite()
    expect(screen.getByRole('heading', { name: '网站筹备中' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(screen.getByRole('heading', { name: 'Site in preparation' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '日本語' }))
    expect(await screen.findByRole('heading', { name: 'サイト準備中' })).toBeVisible()
    expect(document.body).not.toHaveTextContent(raceWords())
  })

  test('an error without a message has a text of its own', async () => {
    configResponds('{"code":1}')
    const { user } = await renderSite()
    expect(screen.getByText('暂时无法加载，请稍后重试（Error）。已保存的草稿还在。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(screen.getByText(/^Something went wrong \(Error\)\. Try again later/)).toBeVisible()
  })

  test.each([{ raceId: null }, { raceId: '' }, {}, null])(
    'race %j: not bound to a race',
    async (data) => {
      raceResponds(data)
      const { user } = await renderSite()
      expect(screen.getByRole('heading', { name: '未绑定赛事' })).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'English' }))
      expect(screen.getByRole('heading', { name: 'Not bound to a race' })).toBeVisible()
      const { length } = await operator.requests()
      expect(length).toBeLessThanOrEqual(2)
    },
  )

  test('an error is shown with its msg and can be retried', async () => {
    configResponds('{"code":5001,"msg":"维护中"}')
    const { user } = await renderSite()
    expect(screen.getByText(/维护中/)).toBeVisible()
    expect(screen.queryByRole('status')).toBeEmptyDOMElement()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('navigation', { name: '主菜单' })).toBeVisible()
  })

  test('the retry keeps the focus while it tries', async () => {
    configResponds('{"code":5001,"msg":"维护中"}')
    const { user } = await renderSite()
    server.resetHandlers()
    await operator.post('faults', { path: websitePaths.configLocation, times: 1, delayMs: 600_000 })
    const retry = screen.getByRole('button', { name: '重试' })
    await user.click(retry)
    expect(retry).toHaveAttribute('aria-disabled', 'true')
    expect(retry).toBeEnabled()
    expect(retry).toHaveFocus()
  })

  test('an unreadable configuration is requested again, bypassing caches', async () => {
    let asked = 0
    server.use(
      http.get('*/site-config/*', ({ request }) => {
        asked += 1
        return request.cache === 'reload' ? undefined : HttpResponse.html('<p>portal</p>')
      }),
    )
    await renderSite()
    expect(asked).toBe(2)
    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  })

  test.each([
    ['{\n  "websiteTitle": "跑"\n  "slogan": ""\n}', /position 26 \(line 3 column 3\)/],
    ['[]', /it is not an object/],
  ])('a file that is not a configuration says that it is being updated: %j', async (file, why) => {
    server.use(http.get('*/site-config/*', () => new HttpResponse(file)))
    const { user } = await renderSite()
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    expect(takeReports()).toEqual([expect.stringMatching(why)])
    expect(screen.getByText('赛事页面正在更新，请稍后重试。已保存的草稿还在。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(screen.getByText(/^The race’s pages are being updated/)).toBeVisible()
  })

  test('a field with a name that every object has changes nothing', async () => {
    const file = { ...yanling2024, constructor: 'x', toString: null }
    server.use(http.get('*/site-config/*', () => HttpResponse.json(file)))
    await renderSite()
    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  })

  test('an empty response shows an error page and no toast', async () => {
    configResponds('')
    await renderSite()
    expect(screen.getByRole('heading', { name: '页面暂时无法打开' })).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('without a network, one toast and a page with a retry button are shown', async () => {
    server.use(http.all('*', () => HttpResponse.error()))
    await renderSite()
    expect(screen.getAllByText('网络连接失败，请刷新')).toHaveLength(1)
    expect(screen.getByRole('button', { name: '重试' })).toBeEnabled()
  })
})

describe('the cached copy', () => {
  test('opens the site if the configuration calls fail, and shows its age', async () => {
    cacheEdition()
    server.use(http.all('*/website-center/*', () => HttpResponse.error()))
    await renderSite()
    await waitFor(() => expect(screen.getByText(/您看到的是刚才保存的内容/)).toBeVisible())
    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  })

  test('opens the site if the new configuration cannot be read', async () => {
    cacheEdition()
    configResponds(
      JSON.stringify({ code: 0, data: { uri: '/site-config/new.json', fileMd5: 'n' } }),
    )
    server.use(http.get('*/site-config/*', () => new HttpResponse('{')))
    await renderSite()
    expect(
      await screen.findByText('暂时无法载入最新内容，您看到的是刚才保存的内容。'),
    ).toBeVisible()
    expect(takeReports()).toEqual([
      expect.stringMatching(/the configuration cannot be read: .*position 1 \(line 1 column 2\)/),
    ])
  })

  test('is not downloaded again if fileMd5 is the same', async () => {
    cacheEdition()
    await renderSite()
    expect(await configRequests()).toEqual([])
  })

  test('of another race is replaced, also with the same file', async () => {
    cacheEdition()
    raceResponds({ raceId: 'yanling-2025' })
    const races: unknown[] = []
    server.use(
      http.post(websitePaths.raceInfo, async ({ request }) => {
        races.push(await request.clone().json())
      }),
    )
    await renderSite()
    await waitFor(() => expect(races).toContainEqual({ raceId: 'yanling-2025' }))
    expect(await configRequests()).toHaveLength(1)
    expect(document.title).toBe('2024 燕岭马拉松')
  })

  test('is not replaced by a body with another MD5', async () => {
    const body = '{"websiteTitle":"x"}'
    expect(compressConfig({ body, fileMd5: md5('{}'), raceId: 'r', aheadMs: 0 })).toBeNull()
  })

  test('contains the compressed configuration and the data that the HTML draws', async () => {
    cacheEdition()
    const cached = JSON.parse(localStorage.getItem('siteConfig') ?? '') as Record<string, string>
    expect(cached.content).toMatch(/^cp@/)
    expect(cached.slides).toContain(yanling2024.carouselList?.[0]?.surfacePlotUrl)
  })

  test('of an unbound host is replaced by the unbound screen', async () => {
    cacheEdition()
    raceResponds({ raceId: null })
    await renderSite()
    expect(await screen.findByRole('heading', { name: '未绑定赛事' })).toBeVisible()
  })

  test('of a race whose configuration was withdrawn is replaced by the screen of preparation', async () => {
    vi.stubGlobal('__PREVIEW_EDITION__', false)
    cacheEdition()
    configResponds('{"code":0,"data":null}')
    await renderSite()
    expect(await screen.findByRole('heading', { name: '网站筹备中' })).toBeVisible()
  })

  test('is removed if unreadable', async () => {
    localStorage.setItem(
      'siteConfig',
      '{"fileMd5":"a","raceId":"r","keptAt":1,"picture":"","logo":"","hasAds":false,"content":"cp@x"}',
    )
    sessionStorage.setItem('reloaded:siteConfig', '1')
    await boot()
    expect(localStorage.getItem('siteConfig')).toBeNull()
    expect(takeReports()).toHaveLength(1)
  })
})

describe('the stored token', () => {
  test('is cleared without a toast if the service rejects it', async () => {
    startSession('stored', { accountInfo: { accountId: 'x' } })
    await checkSession()
    await renderSite()
    for (const key of ['token', 'userData']) expect(localStorage.getItem(key)).toBeNull()
    expect(screen.getByRole('button', { name: '请登录' })).toBeVisible()
  })

  test('is kept if the service cannot be reached', async () => {
    startSession('stored', { accountInfo: { accountId: 'x' } })
    server.use(http.post(basicPaths.commonInfo, () => HttpResponse.error()))
    await checkSession()
    await renderSite()
    expect(screen.getByRole('link', { name: '个人中心' })).toHaveAttribute(
      'href',
      '/reg/#/my/my-index',
    )
    expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible()
  })
})

describe('the frame', () => {
  test('the language switch changes texts, lang and title, and is stored', async () => {
    const { user } = await renderSite('#/nowhere')
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(screen.getByText('Language switched')).toBeVisible()
    expect(document.documentElement.lang).toBe('en')
    expect(document.title).toMatch(/Yanling/)
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(document.cookie).toContain('language=en')
  })

  test('a submenu opens by keyboard, moves the focus and closes on Escape', async () => {
    const { user } = await renderSite('#/nowhere')
    const menu = screen.getByRole('navigation', { name: '主菜单' })
    const race = within(menu).getByRole('link', { name: '赛事信息' })
    race.focus()
    await user.keyboard('{ArrowDown}')
    expect(race).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('竞赛规程'))
    await user.keyboard('{Escape}')
    expect(race).toHaveAttribute('aria-expanded', 'false')
    expect(race).toHaveFocus()
  })

  test('one submenu is open at a time', async () => {
    const { user } = await renderSite('#/nowhere')
    const menu = screen.getByRole('navigation', { name: '主菜单' })
    await user.hover(within(menu).getByRole('link', { name: '赛事信息' }))
    await user.hover(within(menu).getByRole('link', { name: '新闻公告' }))
    expect(within(menu).getAllByRole('link', { expanded: true })).toHaveLength(1)
  })

  test.each([
    ['user-agreement', '用户协议', '密码与账号安全'],
    ['privacy-policy', '隐私政策', '敏感个人信息'],
    ['registration-agreement', '报名协议', '报名费与退款'],
  ])('#/%s shows the complete %s', async (path, title, section) => {
    await renderSite(`#/${path}`)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 2, name: section })).toBeVisible()
  })
})
