import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { block, renderHome } from './renderHome.tsx'

freshSiteEachTest()

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))
const texts = {
  zh: {
    headline: '日出燕岭 一路向秋',
    next: '下一张',
    second: '第 2 张，共 6 张 一条山路 穿过千林',
    pictures: '精彩图集',
    picture: /柿子红了/,
    alt: '枝头四只熟柿，一只山雀停在枝上',
    videos: '精彩视频',
    big: '播放 起跑之前：燕岭的清晨五点',
    row: '播放 航拍石桥',
    video: '航拍石桥',
    failed: '《航拍石桥》暂时无法播放，请稍后重试。',
    retry: '重试',
    partners: '赞助商与合作伙伴',
    groups: ['战略合作伙伴', '官方赞助商', '官方供应商', '地图导航合作伙伴'],
    partner: '远麓银行',
    social: '关注燕岭马拉松',
    codes: ['关注公众号二维码', '下载 App 二维码'],
    bib: '号码布邮寄',
    bibLine: '邮寄费用：快递到付',
  },
  en: {
    headline: 'Run the ridge in morning light',
    next: 'Next slide',
    second: 'Slide 2 of 6 One road, a thousand trees',
    pictures: 'Pictures',
    picture: /Ripe persimmons/,
    alt: 'Ripe persimmons on a bough with a small bird',
    videos: 'Videos',
    big: 'Play Before the start: Yanling at 5:00',
    row: 'Play The stone bridge from above',
    video: 'The stone bridge from above',
    failed: /^The stone bridge from above: this video cannot be played right now/,
    retry: 'Retry',
    partners: 'Sponsors and partners',
    groups: [
      'Strategic partners',
      'Official sponsors',
      'Official suppliers',
      'Map navigation partner',
    ],
    partner: 'Yuanlu Bank',
    social: 'Follow Yanling',
    codes: ['QR code for the WeChat account', 'QR code for the app'],
    bib: 'Bib mail-out',
    bibLine: 'Shipping is cash on delivery',
  },
}

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const text = texts[language]

  test('the carousel shows a slide and announces the one that the visitor chooses', async () => {
    const { user } = await renderHome({ language })
    expect(screen.getByText(text.headline)).toBeVisible()
    await user.click(screen.getByRole('button', { name: text.next }))
    // The previous slide stays until its picture can be painted.
    expect(screen.getByText(text.headline)).toBeVisible()
    expect(screen.queryByText(text.second, { selector: '[role=status]' })).not.toBeInTheDocument()
    const arriving = screen
      .getByRole('region', { name: /^(?:赛事焦点|Highlights)$/ })
      .querySelectorAll('img')[1]
    if (!arriving) throw new Error('no second picture')
    arriving.decode = () => Promise.resolve()
    fireEvent.load(arriving)
    await screen.findByText(text.second, { selector: '[role=status]' })
  })

  test('pictures link to their article, or to themselves in the gallery', async () => {
    await renderHome({ language })
    const pictures = block(text.pictures)
    expect(hrefs(pictures.getAllByRole('link'))).toEqual([
      '#/image-collection',
      '#/image-collection?at=0',
      '#/image-collection?at=1',
      '#/image-collection?at=2',
      '#/image-collection?at=3',
      '#/article/record-bonus',
      '#/article/medal-unveiled',
      '#/image-collection?at=6',
      '#/image-collection?at=7',
    ])
    expect(pictures.getByRole('link', { name: text.picture })).toBeVisible()
    expect(pictures.getByRole('img', { name: text.alt })).toBeVisible()
  })

  test('a chosen video plays in place of the large one, and reports an error', async () => {
    const { user } = await renderHome({ language })
    const videos = block(text.videos)
    await user.click(videos.getByRole('button', { name: new RegExp(text.row) }))
    const video = videos.getByLabelText(text.video)
    expect(video).toHaveAttribute('src', '/edition-2024/video-02.webm')
    expect(video).toHaveFocus()
    expect(videos.getByRole('button', { name: new RegExp(text.big) })).toBeVisible()

    fireEvent.error(video)
    expect(videos.getByRole('alert')).toHaveTextContent(text.failed)
    await user.click(videos.getByRole('button', { name: text.retry }))
    expect(videos.getByLabelText(text.video)).toHaveFocus()
  })

  test('partners are in four groups, each logo with its name', async () => {
    await renderHome({ language })
    const partners = block(text.partners)
    const groups = partners.getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual(text.groups)
    expect(partners.getAllByRole('img')).toHaveLength(16)
    const link = partners.getByRole('link', { name: text.partner })
    expect(link).toHaveAttribute('href', 'https://www.example.com/yuanlu')
    expect(link).toHaveAttribute('target', '_blank')
  })

  test('QR codes to follow the race and the environment’s bib notice are shown', async () => {
    await renderHome({ language })
    for (const name of text.codes) {
      expect(block(text.social).getByRole('img', { name })).toBeVisible()
    }
    expect(block(text.bib).getByText(text.bibLine)).toBeVisible()
  })
})

/** The blocks in order, by their headings. */
const BLOCKS = [
  '公告',
  '赛事焦点',
  '报名与查询',
  '新闻公告',
  '立即报名',
  '号码布邮寄',
  '路线',
  '快速查询',
  '精彩图集',
  '精彩视频',
  '赞助商与合作伙伴',
  '关注燕岭马拉松',
]
/** Stands in for the sign-up panel where there is none. */
const ITEMS = '赛事项目'
const shownBlocks = () =>
  screen
    .getAllByRole('region')
    .map((region) => {
      const heading = document.getElementById(region.getAttribute('aria-labelledby') ?? '')
      return heading?.textContent ?? region.getAttribute('aria-label') ?? ''
    })
    .filter((name) => name !== ITEMS)

const { newsNotice } = yanling2024
const noSwitches = { registrationSearch: 0, scoreSearch: null, pictureSearch: 'x' }

test.each<[gone: string[], change: Record<string, unknown>]>([
  [[], {}],
  [['公告'], { newsNotice: { ...newsNotice, activityBulletin: {} } }],
  [['赛事焦点'], { carouselList: {} }],
  [['报名与查询', '立即报名'], { searchConfigList: 'x' }],
  [['报名与查询', '立即报名', '快速查询'], { searchConfigList: [], ...noSwitches }],
  [['公告', '新闻公告'], { newsNotice: 0 }],
  [['精彩图集'], { wonderfulPictures: [{ src: 'x' }] }],
  [['精彩视频'], { videoCollections: [{ src: 'javascript:alert(1)' }] }],
  [['赞助商与合作伙伴'], { cooperativePartnerList: [{ label: 'x', children: null }] }],
  [['关注燕岭马拉松'], { qrCodeImg: '', qrCodeImgH5: 'x' }],
])('without their data %j are omitted, and the other blocks remain', async (gone, change) => {
  await renderHome({ change })
  expect(shownBlocks()).toEqual(BLOCKS.filter((name) => !gone.includes(name)))
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
})

test('after the race, nothing from before it is advertised', async () => {
  await renderHome({ now: 'ten-days-after' })
  expect(screen.queryByRole('group', { name: '页首广告' })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: '报名与查询' })).not.toHaveTextContent(
    /9 月 23 日 14:25 起可查|8 月 26 日 9:00 抽签/,
  )
  expect(screen.getByRole('group', { name: '第 1 张，共 2 张' })).toBeVisible()
})

test('before the race, the ballot is advertised and every slide is shown', async () => {
  await renderHome({ now: 'sign-up-open' })
  expect(screen.getByRole('group', { name: '页首广告' })).toBeVisible()
  expect(block('报名与查询').getByText('8 月 26 日 9:00 抽签')).toBeVisible()
  expect(screen.getByRole('group', { name: '第 1 张，共 6 张' })).toBeVisible()
})

test.each([
  ['/about-us/contact-us', '#/about-us/contact-us'],
  ['https://partners.example/apply', 'https://partners.example/apply'],
])('companies become partners at %s', async (partnersCall, href) => {
  await renderHome({ change: { links: { partnersCall } } })
  const link = block('赞助商与合作伙伴').getByRole('link', { name: '成为合作伙伴' })
  expect(link).toHaveAttribute('href', href)
})

test.each([[''], ['javascript:alert(1)'], ['partners']])(
  'with the address "%s" there is no link for new partners',
  async (partnersCall) => {
    await renderHome({ change: { links: { partnersCall } } })
    expect(block('赞助商与合作伙伴').getAllByRole('img')).not.toHaveLength(0)
    expect(screen.queryByText('成为合作伙伴')).not.toBeInTheDocument()
  },
)

test('a partner without a logo is shown by its name', async () => {
  const children = [{ name: '山里面包房' }, { href: 'https://www.example.com' }]
  await renderHome({ change: { cooperativePartnerList: [{ label: '伙伴', children }] } })
  expect(block('赞助商与合作伙伴').getByText('山里面包房')).toBeVisible()
  expect(block('赞助商与合作伙伴').getAllByRole('img')).toHaveLength(1)
})

test('a ridge stands above the footer only where the theme has one', async () => {
  const ridge = () => within(screen.getByRole('contentinfo')).queryByTestId('ridge')
  const { unmount } = await renderHome()
  expect(ridge()).toBeVisible()
  unmount()
  await renderHome({ change: { theme: { ...yanling2024.theme, ridge: false } } })
  expect(ridge()).toBeNull()
})

test.each([
  ['Kit', true],
  ['Registration', false],
  ['参赛物品领取开始时间', true],
])('key dates stand in a row unless a word is long: %s', async (label, isRow) => {
  await renderHome({ change: { keyDates: [{ time: '2024-09-20', label }] } })
  const dates = screen.getByRole('list', { name: '重要日期' })
  expect(dates).toHaveAttribute('data-row', String(isRow))
})
