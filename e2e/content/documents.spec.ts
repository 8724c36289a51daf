import { articleItems } from '../support/actions.ts'
import { changeConfig, removeCourses, serverTime } from '../support/api.ts'
import { coreIf, expect, expectReady, LANGUAGES, test } from '../support/fixtures.ts'
import { boxOf } from '../support/gestures.ts'

type Documents = Record<string, Record<string, unknown>>

/** Every page of the 2024 edition's content groups: its title in both languages. */
const PAGES: [path: string, zh: string, en: string][] = [
  ['race-information/race-rules', '2024 燕岭马拉松竞赛规程', 'Race rules'],
  ['race-information/registration-instructions', '报名须知', 'How to enter'],
  ['race-information/race-route', '2024 燕岭马拉松比赛路线', 'The course'],
  ['race-information/race-statement', '参赛声明', 'Participation declaration'],
  ['epidemic-prevention-instructions/epidemic-prevention-notice', '防疫须知', 'Health notice'],
  ['introduction/about-index', '走进燕岭', 'About Yanling'],
  ['introduction/cuisine', '燕岭味道', 'Yanling cuisine'],
  ['introduction/light-of-canal', '运河灯火', 'Lights on the canal'],
  ['about-us/race-Introduction', '赛事介绍', 'About the race'],
  ['about-us/contact-us', '联系我们', 'Contact us'],
]
const OTHER_PAGES = [
  'news-notice/race-news',
  'news-notice/activity-bulletin',
  'article/notice-bib-mail-out',
  'licensed-goods/mascot',
  'licensed-goods/running-shoes',
  'licensed-goods/running-cap',
  'partners/sponsors',
  'about-us/athletics-association',
]

for (const language of LANGUAGES) {
  for (const [path, zh, en] of PAGES) {
    test(`${path} in ${language}: title, date, text and accessibility${coreIf(path.endsWith('race-rules'))}`, async ({
      page,
      open,
      expectAccessible,
      expectCleanText,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(`/#/${path}`, language)
      const article = page.getByRole('article')
      await expect(article.getByRole('heading', { level: 1 })).toContainText(
        language === 'zh' ? zh : en,
      )
      await expect(article.locator('time').first()).toHaveText(/^\d{4}\.\d{2}\.\d{2}$/)
      // The first screen of the text is there as soon as the page reports that it is ready.
      expect((await article.getByTestId('content').innerText()).length).toBeGreaterThan(100)
      await expect(page.locator('h1')).toHaveCount(1)
      await expectAccessible()
      await expectCleanText()
    })
  }

  for (const path of OTHER_PAGES) {
    test(`${path} in ${language}: accessibility and clean text`, async ({
      page,
      open,
      expectAccessible,
      expectCleanText,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(`/#/${path}`, language)
      await expect(page.locator('h1')).toHaveCount(1)
      await expectAccessible()
      await expectCleanText()
      await expect(page.locator('body')).not.toContainText('documents.')
    })
  }
}

test('a group opens its first page and lists its pages, with the current one marked', async ({
  page,
  open,
}) => {
  for (const [group, first] of [
    ['race-information', 'race-information/race-rules'],
    ['raceInformation', 'race-information/race-rules'],
    ['introduction', 'introduction/about-index'],
    ['about-us', 'about-us/race-Introduction'],
    ['epidemic-prevention-instructions', 'epidemic-prevention-instructions/epidemic'],
    ['news-notice', 'news-notice/race-news'],
    ['licensed-goods', 'licensed-goods/mascot'],
    ['partners', 'partners/sponsors'],
  ]) {
    await open(`/#/${group}`)
    await expect(page).toHaveURL(new RegExp(`#/${first}`))
  }
  await open('/#/race-information')
  const pages = page.getByRole('main').getByRole('navigation', { name: '赛事信息' })
  await expect(pages.getByRole('link')).toHaveText([
    '竞赛规程',
    '报名须知',
    '比赛路线',
    '参赛声明',
    '常见问题',
  ])
  await expect(pages.locator('[aria-current=page]')).toHaveText('竞赛规程')
  const banner = await boxOf(page.getByRole('main').locator('header').first())
  const button = await boxOf(pages.getByRole('link').first())
  expect(banner.height).toBe(208)
  expect(button.height).toBe(56)
  expect(banner.y + banner.height - button.y).toBe(28)
  await pages.getByRole('link', { name: '参赛声明' }).click()
  await expect(page).toHaveURL(/#\/race-information\/race-statement$/)
  await expect(pages.locator('[aria-current=page]')).toHaveText('参赛声明')
})

test('an external page of a group opens in a new tab', async ({ page, open }) => {
  await open('/#/about-us/contact-us')
  const link = page.getByRole('main').getByRole('link', { name: /中国田径协会/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('href', /^https:/)
})

test('content without English text is shown in Chinese, with a note', async ({ page, open }) => {
  await changeConfig(page, (config) => {
    const { raceRules } = config.raceInformation as Documents
    Object.assign(raceRules ?? {}, { contentEn: '', titleEn: undefined })
  })
  await open('/#/race-information/race-rules', 'en')
  await expect(page.getByRole('note')).toContainText('There is no English version')
  await expect(page.getByTestId('content')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN')
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page.getByTestId('content')).not.toHaveAttribute('lang', /./)
})

test('a page without content shows a message within its group', async ({
  page,
  open,
  watch,
  expectAccessible,
}) => {
  watch.reports.push('values that cannot be read')
  await changeConfig(page, (config) => {
    config.raceInformation = { raceRoute: [], raceStatement: 7 }
    config.newsNotice = { raceNews: [] }
    config.licensedGoods = {}
    config.partnerImgUrl = ''
  })
  for (const path of [
    'race-information/race-rules',
    'race-information/race-route',
    'race-information/race-statement',
    'licensed-goods/mascot',
    'partners/sponsors',
  ]) {
    await open(`/#/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: '内容正在准备' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  }
  await expectAccessible()
  await open('/#/news-notice/race-news')
  await expect(page.getByRole('heading', { level: 1, name: '还没有文章' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/#\/home$/)
})

test('a data path cannot reach an inherited property', async ({ page, open }) => {
  await changeConfig(page, (config) => {
    const [group] = config.remoteAsyncRoutes as { children: { meta: { dataPath: string } }[] }[]
    const [first, second, third] = group?.children ?? []
    if (first) first.meta.dataPath = 'raceInformation.constructor'
    if (second) second.meta.dataPath = '__proto__.toString'
    if (third) third.meta.dataPath = 'carouselList.0'
  })
  for (const path of ['race-rules', 'registration-instructions', 'race-route']) {
    await open(`/#/race-information/${path}`)
    await expect(page.getByRole('heading', { name: '内容正在准备' })).toBeVisible()
  }
})

test('F47 invalid times are omitted in documents and lists', async ({
  page,
  open,
  watch,
  expectCleanText,
}) => {
  watch.reports.push('newsNotice.raceNews[5].time: -1')
  const times = [undefined, 0, 1_722_470_400, '2024-08-01', 8.64e15, -1, Number.NaN]
  await changeConfig(page, (config) => {
    const { raceRules } = config.raceInformation as Documents
    Object.assign(raceRules ?? {}, { time: 'yesterday' })
    config.newsNotice = {
      raceNews: times.map((time, index) => ({ id: `n${index}`, title: `新闻${index}`, time })),
    }
  })
  await open('/#/race-information/race-rules')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('article').locator('header time')).toHaveCount(0)
  await open('/#/news-notice/race-news')
  await expect(articleItems(page)).toHaveCount(times.length)
  await expect(articleItems(page).locator('time')).toHaveCount(0)
  await expectCleanText()
  await open('/#/article/n4')
  await expect(page.getByRole('heading', { level: 1, name: '新闻4' })).toBeVisible()
  await expect(page.getByRole('article').locator('time')).toHaveCount(0)
  await expectCleanText()
})

test('a sign-up panel is shown beside documents while sign-up is open', async ({ page, open }) => {
  await serverTime(page, '2024-08-15T12:00:00+08:00')
  await open('/#/race-information/race-rules')
  const panel = page.getByRole('region', { name: '报名截止' })
  await expect(panel).toContainText('8 月 18 日')
  await expect(panel).toContainText('还剩 3 天')
  await expect(panel.getByRole('link', { name: '立即报名' })).toHaveAttribute('href', '#/post')
})

test('after the deadline the panel has no sign-up link', async ({ page, open }) => {
  await serverTime(page, '2024-08-19T00:00:01+08:00')
  await open('/#/race-information/race-rules', 'en')
  const panel = page.getByRole('region', { name: 'Entries close' })
  await expect(panel).toContainText('18 August')
  await expect(panel).toContainText('closed')
  await expect(panel.getByRole('link')).toHaveCount(0)
})

test('the course is shown above its page', async ({ page, open }) => {
  await open('/#/race-information/race-route')
  await expect(page.getByRole('region', { name: '路线图' })).toBeVisible()
})

test('if the configuration has no course, its page is text only', async ({ page, open }) => {
  await changeConfig(page, removeCourses)
  await open('/#/race-information/race-route')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: '路线图' })).toHaveCount(0)
})

test('goods link to the shop in a new tab', async ({ page, open }) => {
  await open('/#/licensed-goods/mascot')
  const shop = page.getByRole('link', { name: /前往线上商店/ })
  await expect(shop).toHaveAttribute('href', /^https:\/\/shop\.example\.com\//)
  await expect(shop).toHaveAttribute('target', '_blank')
  await expect(shop).toHaveAttribute('rel', /noopener/)
  await expect(page.getByRole('main').getByRole('img', { name: /吉祥物/ })).toHaveCount(2)
})

test('an invalid shop address is not a link', async ({ page, open }) => {
  await changeConfig(page, (config) => {
    const goods = config.licensedGoods as Documents
    Object.assign(goods.mascot ?? {}, { shopUrl: 'javascript:alert(1)' })
  })
  await open('/#/licensed-goods/mascot')
  await expect(page.getByRole('main').getByRole('img', { name: /吉祥物/ })).toHaveCount(2)
  await expect(page.getByRole('link', { name: /前往线上商店/ })).toHaveCount(0)
})

test('the sponsors picture names its partners in the alt text', async ({ page, open }) => {
  await open('/#/partners/sponsors', 'en')
  const picture = page.getByRole('main').getByRole('img', { name: /Official sponsors: Jianbu/ })
  await expect(picture).toHaveAttribute('alt', /Strategic partners: .*Yuanlu Bank/)
})

test('a very long document appears at once and loads completely', async ({ page, open }) => {
  const section = (index: number) =>
    `<h2>第 ${index} 节</h2>${`<p>${'沿青峡上行，翻过第一座岭。'.repeat(30)}</p>`.repeat(5)}`
  await changeConfig(page, (config) => {
    const content = Array.from({ length: 100 }, (_, index) => section(index + 1)).join('')
    config.raceInformation = { raceRules: { id: 'rules', title: '长文', content } }
  })
  await open('/#/race-information/race-rules')
  await expect(page.getByRole('heading', { name: '第 1 节' })).toBeInViewport()
  const anchors = page.getByRole('navigation', { name: '本页内容' })
  await expect(anchors.getByRole('link')).toHaveCount(100)
  await anchors.getByRole('link', { name: '第 99 节' }).click()
  await expect(page.getByRole('heading', { name: '第 99 节' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '第 99 节' })).toBeInViewport()
  await expect(anchors.locator('[aria-current]')).toHaveText('第 99 节')
})

test('a page is ready at once when it is opened again', async ({ page, open }) => {
  await open('/#/race-information/race-rules')
  await page.getByRole('main').getByRole('link', { name: '参赛声明' }).click()
  await expectReady(page)
  expect((await page.getByTestId('content').innerText()).length).toBeGreaterThan(100)
})
