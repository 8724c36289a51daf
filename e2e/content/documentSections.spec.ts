import { tabTo } from '../support/account.ts'
import { changeConfig } from '../support/api.ts'
import { expect, expectReady, test } from '../support/fixtures.ts'

const RULES = '/#/race-information/race-rules'

test('sections are listed beside the text, and the current one is marked', async ({
  page,
  open,
}) => {
  await open(RULES)
  const anchors = page.getByRole('navigation', { name: '本页内容' })
  await expect(anchors.getByRole('link')).toHaveCount(13)
  await expect(anchors.locator('[aria-current]')).toHaveText('时间与地点')
  await page.getByRole('heading', { name: '完赛证明' }).evaluate((heading) => {
    heading.scrollIntoView()
  })
  await expect(anchors.locator('[aria-current]')).toHaveText('完赛证明')
  await expect(anchors).toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(anchors.locator('[aria-current]')).toHaveText('其他')
})

test('a link to a section has an address that opens it', async ({ page, open }) => {
  await open(RULES)
  const anchor = page.getByRole('navigation', { name: '本页内容' }).getByText('奖励办法')
  await expect(anchor).toHaveAttribute('href', '#/race-information/race-rules?section=prizes')
  await anchor.click()
  await expect(page).toHaveURL(/#\/race-information\/race-rules\?section=prizes$/)
  const heading = page.getByRole('heading', { name: '奖励办法' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()

  // The same link works again after the visitor has scrolled away.
  await page.evaluate(() => scrollTo(0, 0))
  await anchor.click()
  await expect(heading).toBeInViewport()

  await page.goto('about:blank')
  await open(`${RULES}?section=prizes`)
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()

  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Prizes' })).toBeVisible()
  await expect(page).toHaveURL(/\?section=prizes$/)
})

test('headings without an id have links too; an unknown section is ignored', async ({
  page,
  open,
}) => {
  await changeConfig(page, (config) => {
    config.raceInformation = {
      raceRules: {
        id: 'rules',
        title: '规程',
        content: Array.from(
          { length: 12 },
          (_, index) => `<h2>第 ${index + 1} 条</h2>${'<p>正文</p>'.repeat(12)}`,
        ).join(''),
      },
    }
  })
  await open(`${RULES}?section=section-9`)
  await expect(page.getByRole('heading', { name: '第 9 条' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '第 9 条' })).toBeInViewport()
  await page.goto('about:blank')
  await open(`${RULES}?section=%22%5D%3Cb%3E`)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('the page’s link can be copied, and the page can be printed', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true })
  })
  await open(`${RULES}?section=kit`)
  await page.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByText('链接已复制')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /#\/race-information\/race-rules\?section=kit$/,
  )
  await page.getByRole('button', { name: '打印本页' }).click()
  expect(await page.evaluate(() => 'printed' in window)).toBe(true)
})

test('shows an error if the link cannot be copied', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await open(RULES, 'en')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(/The link was not copied/)).toBeVisible()
})

test('only a document that links to a file offers a download', async ({ page, open }) => {
  await changeConfig(page, (config) => {
    config.raceInformation = {
      raceRules: {
        id: 'rules',
        title: '规程',
        content: '<p><a href="/edition-2024/rules.pdf">规程全文</a> <a href="#/home">首页</a></p>',
      },
      raceRoute: { id: 'route', title: '路线', content: '<p>没有文件</p>' },
    }
  })
  await open(RULES)
  const tools = page.getByRole('complementary', { name: '本页工具' })
  const download = tools.getByRole('link', { name: /下载 PDF/ })
  await expect(download).toHaveAttribute('href', /\/edition-2024\/rules\.pdf$/)
  await expect(download).toHaveAttribute('download', '')
  await open('/#/race-information/race-route')
  await expect(tools.getByRole('button', { name: '打印本页' })).toBeVisible()
  await expect(tools.getByRole('link', { name: /下载/ })).toHaveCount(0)
})

test('a printed page contains only the document', async ({ page, open }) => {
  await changeConfig(page, (config) => {
    const { raceRules } = config.raceInformation as Record<string, { content: string }>
    if (raceRules) raceRules.content += '<p><a href="https://www.example.com/x">外站</a></p>'
  })
  await open(RULES)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 672, height: 950 })
  for (const furniture of [
    page.getByRole('banner', { includeHidden: true }),
    page.getByRole('contentinfo', { includeHidden: true }),
    page.getByRole('main').locator('header').first(),
    page.getByRole('navigation', { name: '赛事信息', includeHidden: true }),
    page.getByRole('navigation', { name: '本页内容', includeHidden: true }).locator('..'),
    page.getByRole('complementary', { name: '本页工具', includeHidden: true }),
    page.getByTestId('route-label'),
  ]) {
    await expect(furniture.first()).toBeAttached()
    await expect(furniture.first()).toBeHidden()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
  const address = await page
    .getByRole('link', { name: '外站' })
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain('https://www.example.com/x')
  const { width, window: paper } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    window: innerWidth,
  }))
  expect(width).toBeLessThanOrEqual(paper)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.length).toBeGreaterThan(10_000)
})

test('a document can be reached and read by keyboard alone', async ({ page, open }) => {
  await open('/#/home')
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '赛事信息' })
    .focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/race-rules$/)
  await expectReady(page)
  const pages = page.getByRole('main').getByRole('navigation', { name: '赛事信息' })
  await pages.getByRole('link', { name: '竞赛规程' }).focus()
  await tabTo(page.getByRole('navigation', { name: '本页内容' }).getByRole('link').first())
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '项目与名额' })).toBeFocused()
  await page.keyboard.press('Tab')
  // Tabbing continues from the section, to the next link in the text.
  await expect(page.getByTestId('content').locator('a:focus')).toHaveText('报名须知')
})

test('below 1200 px the text wraps to the window', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(RULES)
  for (const locator of [
    page.getByRole('heading', { level: 1 }),
    page.getByTestId('content').locator('p').first(),
    page.getByRole('main').getByRole('navigation', { name: '赛事信息' }),
  ]) {
    const box = await locator.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
})

test('on a phone, the list of sections waits behind a button, and closes with a choice', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(RULES)
  const anchors = page.getByRole('navigation', { name: '本页内容' })
  await expect(anchors.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  const button = anchors.getByRole('button', { name: '本页内容' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(anchors.getByRole('link')).toHaveCount(13)
  await expectAccessible()
  await anchors.getByRole('link', { name: '奖励办法' }).click()
  await expect(page.getByRole('heading', { name: '奖励办法' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '奖励办法' })).toBeInViewport()
  await expect(anchors.getByRole('link')).toHaveCount(0)
})
