import { articleItems } from '../support/actions.ts'
import { changeConfig, serverTime } from '../support/api.ts'
import { expect, expectReady, test } from '../support/fixtures.ts'

const NEWS = '/#/news-notice/race-news'
const DAY_MS = 86_400_000
const newest = Date.UTC(2024, 7, 14)

const manyNews = (count: number) => ({
  raceNews: Array.from({ length: count }, (_, index) => ({
    id: `news-${index}`,
    title: `第 ${index} 条新闻`,
    titleEn: `News ${index}`,
    summary: '摘要',
    time: newest - (index % 4000) * DAY_MS - index,
    content: '<p>正文</p>',
  })),
})

test('a list is sorted newest first, marks recommended items and has a light grey background @core', async ({
  page,
  open,
}) => {
  await open(NEWS)
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(242, 242, 237)')
  const items = articleItems(page)
  await expect(items).toHaveCount(10)
  const dates = await items
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(dates).toEqual(dates.toSorted((one, other) => String(other).localeCompare(String(one))))
  const recommended = items.filter({ hasText: '锣鼓先到村口' })
  await expect(recommended).toContainText('推荐')
  await expect(recommended.locator('time')).toHaveText('2024 年 8 月 14 日')
  await recommended.getByRole('link').click()
  await expect(page).toHaveURL(/#\/article\/eleven-villages$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('锣鼓先到村口')
})

test('10,000 articles are shown ten per page, with real links', async ({
  page,
  open,
  expectAccessible,
}) => {
  await changeConfig(page, (config) => {
    config.newsNotice = manyNews(10_000)
  })
  await open(NEWS)
  const items = articleItems(page)
  await expect(items).toHaveCount(10)
  await expect(page.getByText('共 10,000 篇')).toBeVisible()
  const pages = page.getByRole('navigation', { name: '分页' })
  await expect(pages.getByRole('link')).toHaveText(['1', '2', '1000', ''])
  await expect(pages.locator('[aria-current=page]')).toHaveText('1')
  await expect(pages.getByRole('link', { name: '上一页' })).toHaveCount(0)
  await expectAccessible()

  const next = pages.getByRole('link', { name: '下一页' })
  await expect(next).toHaveAttribute('href', '#/news-notice/race-news?page=2')
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await pages.getByRole('link', { name: '第 1000 页' }).click()
  await expect(pages.locator('[aria-current=page]')).toHaveText('1000')
  await expect(pages.getByRole('link', { name: '下一页' })).toHaveCount(0)
  await page.goBack()
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')
})

test('an invalid page number shows the nearest existing page', async ({ page, open }) => {
  await changeConfig(page, (config) => {
    config.newsNotice = manyNews(40)
  })
  for (const [asked, shown] of [
    ['999999', '4'],
    ['0', '1'],
    ['-3', '1'],
    ['x', '1'],
  ]) {
    await page.goto('about:blank')
    await open(`${NEWS}?page=${asked}`)
    const pages = page.getByRole('navigation', { name: '分页' })
    await expect(pages.locator('[aria-current=page]')).toHaveText(shown ?? '')
    await expect(articleItems(page)).toHaveCount(10)
  }
})

test('an article links back to its page of the list, and to its neighbours', async ({
  page,
  open,
}) => {
  await changeConfig(page, (config) => {
    config.newsNotice = manyNews(40)
  })
  await open('/#/article/news-10', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'News 10' })).toBeVisible()
  const news = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'News', exact: true })
  await expect(news).toHaveAttribute('data-marked')
  const around = page.getByRole('navigation', { name: 'More articles' })
  await expect(around.getByRole('link')).toHaveText([/News 9$/, /News 11$/])
  await around.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'News 9' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await around.getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'News 10' })).toBeVisible()
  const back = page.getByRole('article').locator('..').getByRole('link', { name: 'Race news' })
  await expect(back).toHaveAttribute('href', '#/news-notice/race-news?page=2')
  await back.click()
  await expect(articleItems(page)).toHaveCount(10)
  await expect(articleItems(page).first()).toContainText('News 10')
})

test('the carousel and the gallery link to articles; a document page can be opened by its id', async ({
  page,
  open,
}) => {
  await changeConfig(page, (config) => {
    const [picture] = config.wonderfulPictures as object[]
    Object.assign(picture ?? {}, { jumpUrl: 'record-bonus' })
  })
  await open('/#/home')
  const slide = page
    .getByRole('region', { name: '赛事焦点' })
    .locator('a[href^="#/article/"]')
    .first()
  const href = (await slide.getAttribute('href')) ?? ''
  await open(`/${href}`)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()

  await open('/#/image-collection?at=0')
  const link = page.getByRole('link', { name: '阅读相关文章' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/#\/article\//)
  await expectReady(page)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()

  await open('/#/article/race-rules')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2024 燕岭马拉松竞赛规程')
  await expect(page.getByTestId('route-label')).toContainText('竞赛规程')
})

test('F46 an unknown document id shows the not-found page inside the layout', async ({
  page,
  open,
  expectAccessible,
}) => {
  for (const id of ['nobody', 'constructor', '__proto__', '%E4%B8%AD', 'a%2Fb', 'x'.repeat(2000)]) {
    await open(`/#/article/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这一页' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  }
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/#\/home$/)
})

test('an expired notice is marked in list and article, and omitted from the ticker', async ({
  page,
  open,
}) => {
  await serverTime(page, '2024-11-12T18:00:01+08:00')
  await open('/#/news-notice/activity-bulletin')
  const item = articleItems(page).filter({ hasText: '参赛号码布邮寄登记通知' })
  await expect(item).toContainText('已结束')
  await expect(articleItems(page).filter({ hasText: '志愿者' })).not.toContainText('已结束')
  await item.getByRole('link').click()
  const article = page.getByRole('article')
  await expect(article.locator('header')).toContainText('已结束')
  await expect(article.locator('header')).toContainText('2024 年 11 月 12 日 18:00')
  await page.goto('about:blank')
  await open('/#/home', 'en')
  const line = page.getByRole('region', { name: 'Notices' })
  await expect(line.getByRole('link', { name: /^Race kit by post/ }).first()).toBeVisible()
  await expect(line.getByRole('link', { name: /^Bib mail-out/ })).toHaveCount(0)
})

test('before its end time a notice is not marked as expired', async ({ page, open }) => {
  await serverTime(page, '2024-11-12T17:59:00+08:00')
  await open('/#/article/notice-bib-mail-out')
  await expect(page.getByRole('article').locator('header')).not.toContainText('已结束')
})

test('missing English text is replaced by Chinese text, marked as Chinese', async ({
  page,
  open,
}) => {
  await changeConfig(page, (config) => {
    config.newsNotice = { raceNews: [{ id: 'a', title: '题', summary: '摘要', titleEn: '' }] }
  })
  await open(NEWS, 'en')
  const item = articleItems(page)
  await expect(item.getByRole('link', { name: '题' })).toHaveAttribute('lang', 'zh-CN')
  await expect(item.getByText('摘要')).toHaveAttribute('lang', 'zh-CN')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByText(/京ICP备/)).toHaveAttribute('lang', 'zh-CN')
  await expect(foot.getByRole('img', { name: /^©/ })).toHaveAccessibleName(/^© Yanling Mountain/)
})

test('an overlong word wraps, and the page does not get wider', async ({ page, open }) => {
  const text = 'https://race.example/' + 'unbreakable'.repeat(12)
  await changeConfig(page, (config) => {
    const texts = /^(title|titleEn|summary|summaryEn|subTitle|label|hours|hoursEn|slogan|sloganEn)$/
    const { remoteAsyncRoutes, ...rest } = config
    const long = JSON.stringify(rest, (key, value: unknown) =>
      typeof value === 'string' && value && texts.test(key) ? text : value,
    )
    Object.assign(config, JSON.parse(long), { remoteAsyncRoutes })
  })
  for (const path of [
    'home',
    'news-notice/race-news',
    'race-information/race-route',
    'race-card',
  ]) {
    await open(`/#/${path}`)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const beyond = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await expect.poll(beyond, path).toBe(0)
  }
})
