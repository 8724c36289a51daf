import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { edition2024 } from '../../../src/preview/edition2024.ts'
import { useFreshSite } from '../../support/renderSite.tsx'
import { block, renderHome } from './renderHome.tsx'

useFreshSite()

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))
const words = {
  zh: {
    headline: '日出燕岭 一路向秋',
    next: '下一张',
    second: '第 2 张，共 6 张 一条山路 穿过千林',
    pictures: '精彩图集',
    picture: /柿子红了/,
    alt: '枝头四只熟柿，一只山雀停在枝上',
    films: '影像',
    big: '播放 鸣枪之前：燕岭的清晨五点',
    row: '播放 航拍石桥',
    film: '航拍石桥',
    failed: '《航拍石桥》暂时放不出来，请稍后重试。',
    retry: '重试',
    partners: '赞助商与合作伙伴',
    groups: ['战略合作伙伴', '官方赞助商', '官方供应商', '地图导航合作伙伴'],
    partner: '远麓银行',
    social: '跟着燕岭',
    codes: ['关注公众号二维码', '下载 App 二维码'],
    bib: '号码布邮寄',
    bibLine: '邮寄费用：快递到付',
  },
  en: {
    headline: 'Run the ridge at first light',
    next: 'Next slide',
    second: 'Slide 2 of 6 One road, a thousand trees',
    pictures: 'Picture highlights',
    picture: /Ripe persimmons/,
    alt: 'Ripe persimmons on a bough with a small bird',
    films: 'Films',
    big: 'Play Before the gun: Yanling at 5 a.m.',
    row: 'Play The stone bridge from above',
    film: 'The stone bridge from above',
    failed: /^The stone bridge from above: this film cannot be played right now/,
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
  const word = words[language]

  test('the carousel shows a slide and announces the one that the visitor asks for', async () => {
    const { user } = await renderHome({ language })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(word.headline)
    await user.click(screen.getByRole('button', { name: word.next }))
    expect(screen.getByText(word.second, { selector: '[role=status]' })).toBeInTheDocument()
  })

  test('pictures lead to their article, or to themselves in the collection', async () => {
    await renderHome({ language })
    const pictures = block(word.pictures)
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
    expect(pictures.getByRole('link', { name: word.picture })).toBeVisible()
    expect(pictures.getByRole('img', { name: word.alt })).toBeVisible()
  })

  test('a chosen film plays in the large one’s place, and says so when it cannot', async () => {
    const { user } = await renderHome({ language })
    const films = block(word.films)
    await user.click(films.getByRole('button', { name: new RegExp(word.row) }))
    const film = films.getByLabelText(word.film)
    expect(film).toHaveAttribute('src', '/edition-2024/video-02.webm')
    expect(film).toHaveFocus()
    expect(films.getByRole('button', { name: new RegExp(word.big) })).toBeVisible()

    fireEvent.error(film)
    expect(films.getByRole('alert')).toHaveTextContent(word.failed)
    await user.click(films.getByRole('button', { name: word.retry }))
    expect(films.getByLabelText(word.film)).toHaveFocus()
  })

  test('partners stand in four groups, each logo with its name', async () => {
    await renderHome({ language })
    const partners = block(word.partners)
    const groups = partners.getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual(word.groups)
    expect(partners.getAllByRole('img')).toHaveLength(16)
    const link = partners.getByRole('link', { name: word.partner })
    expect(link).toHaveAttribute('href', 'https://www.example.com/yuanlu')
    expect(link).toHaveAttribute('target', '_blank')
  })

  test('two codes say where to follow the race, and the stage has its bib notice', async () => {
    await renderHome({ language })
    for (const name of word.codes) {
      expect(block(word.social).getByRole('img', { name })).toBeVisible()
    }
    expect(block(word.bib).getByText(word.bibLine)).toBeVisible()
  })
})

/** The blocks in their order, by their headings. */
const BLOCKS = [
  '赛事提示',
  '焦点图',
  '报名与查询',
  '新闻与公告',
  '立即报名',
  '号码布邮寄',
  '查一查',
  '精彩图集',
  '影像',
  '赞助商与合作伙伴',
  '跟着燕岭',
]
const shownBlocks = () =>
  screen
    .getAllByRole('region')
    .map((region) => {
      const heading = document.getElementById(region.getAttribute('aria-labelledby') ?? '')
      return heading?.textContent ?? region.getAttribute('aria-label') ?? ''
    })
    .filter((name) => BLOCKS.includes(name))

const { newsNotice } = edition2024
const noSwitches = { registrationSearch: 0, scoreSearch: null, pictureSearch: 'x' }

test.each<[gone: string[], change: Record<string, unknown>]>([
  [[], {}],
  [['赛事提示'], { newsNotice: { ...newsNotice, activityBulletin: {} } }],
  [['焦点图'], { carouselList: {} }],
  [['报名与查询', '立即报名'], { searchConfigList: 'x' }],
  [['报名与查询', '立即报名', '查一查'], { searchConfigList: [], ...noSwitches }],
  [['赛事提示', '新闻与公告'], { newsNotice: 0 }],
  [['精彩图集'], { wonderfulPictures: [{ src: 'x' }] }],
  [['影像'], { videoCollections: [{ src: 'javascript:alert(1)' }] }],
  [['赞助商与合作伙伴'], { cooperativePartnerList: [{ label: 'x', children: null }] }],
  [['跟着燕岭'], { qrCodeImg: '', qrCodeImgH5: 'x' }],
])('without their data %j are absent, the other blocks stand', async (gone, change) => {
  await renderHome({ change })
  expect(shownBlocks()).toEqual(BLOCKS.filter((name) => !gone.includes(name)))
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
})
