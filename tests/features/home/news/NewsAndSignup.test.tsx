import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { block, renderHome } from '../renderHome.tsx'

freshSiteEachTest()

const linksOf = (name: string) =>
  block(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('the notice bar', () => {
  test.each([
    ['zh', '公告', '全部公告', '报名将于 8 月 18 日 24:00 截止，每人限报一个项目 8 月 15 日'],
    [
      'en',
      'Notices',
      'All notices',
      'Entries for the ballot close at 24:00 on 18 August; one event per runner 15 Aug',
    ],
  ] as const)('in %s shows the five newest notices', async (language, name, all, first) => {
    await renderHome({ language })
    expect(linksOf(name)).toEqual([
      '#/article/notice-ballot-closes',
      '#/article/notice-road-closures',
      '#/article/kit-pick-up',
      '#/article/bag-claim',
      '#/article/notice-sign-up-opens',
      '#/news-notice/activity-bulletin',
    ])
    expect(block(name).getByRole('link', { name: first })).toBeVisible()
    expect(block(name).getByRole('link', { name: all })).toBeVisible()
  })

  test('omits notices that are over', async () => {
    await renderHome({ now: 'day-after' })
    expect(linksOf('公告')).not.toContain('#/article/notice-ballot-closes')
    expect(linksOf('公告')).toContain('#/article/bag-claim')
  })

  test('shows future notices only while none is published', async () => {
    const notices = yanling2024.newsNotice?.['activityBulletin']
    const time = Date.parse('2024-10-10T10:00:00+08:00')
    const toCome = Array.isArray(notices) ? notices.map((notice) => ({ ...notice, time })) : []
    await renderHome({ change: { newsNotice: { activityBulletin: toCome } } })
    expect(linksOf('公告')).toHaveLength(6)
  })

  test('can be paused and resumed', async () => {
    const { user } = await renderHome()
    await user.click(screen.getByRole('button', { name: '暂停滚动' }))
    await user.click(screen.getByRole('button', { name: '继续滚动' }))
    expect(screen.getByRole('button', { name: '暂停滚动' })).toBeVisible()
  })
})

describe('news and notices', () => {
  test.each([
    ['zh', '新闻公告', '赛事新闻', '活动公告', '查看全部'],
    ['en', 'News', 'Race news', 'Event notices', 'See all'],
  ] as const)('in %s can be switched by keyboard', async (language, title, news, notices, all) => {
    const { user } = await renderHome({ language })
    const part = block(title)
    const seeAll = (name: string) => part.getByRole('link', { name: `${all} ${name}` })
    expect(part.getByRole('tab', { name: news, selected: true })).toBeVisible()
    expect(seeAll(news)).toHaveAttribute('href', '#/news-notice/race-news')

    part.getByRole('tab', { name: news }).focus()
    await user.keyboard('{ArrowRight}')
    expect(part.getByRole('tab', { name: notices, selected: true })).toHaveFocus()
    expect(seeAll(notices)).toHaveAttribute('href', '#/news-notice/activity-bulletin')
    const panel = within(part.getByRole('tabpanel', { name: notices }))
    expect(panel.getAllByRole('link')[0]).toHaveAttribute('href', '#/article/kit-pick-up')

    for (const [key, name] of [
      ['{ArrowRight}', news],
      ['{ArrowLeft}', notices],
      ['{Home}', news],
      ['{End}', notices],
    ]) {
      await user.keyboard(key ?? '')
      expect(part.getByRole('tab', { selected: true })).toHaveAccessibleName(name)
    }
  })

  test('show one article with its picture and six rows', async () => {
    await renderHome()
    const panel = within(block('新闻公告').getByRole('tabpanel'))
    expect(panel.getByRole('heading', { level: 3 })).toHaveTextContent('锣鼓先到村口')
    const rows = panel.getAllByRole('listitem')
    expect(rows).toHaveLength(6)
    const name = '报名还剩三天，证明材料请尽早上传 2024 年 8 月 15 日'
    expect(within(rows[0] ?? document.body).getByRole('link', { name })).toBeVisible()
  })

  test('notices are shown alone if there is no news', async () => {
    const { activityBulletin } = yanling2024.newsNotice ?? {}
    await renderHome({ change: { newsNotice: { raceNews: 0, activityBulletin } } })
    expect(block('新闻公告').getAllByRole('tab')).toHaveLength(1)
  })
})

describe('the sign-up panel', () => {
  test.each([
    ['zh', '立即报名', ['报名费', '180 元', '120 元'], ['名额', '3000 个', '6000 个'], '9/22 起跑'],
    [
      'en',
      'Enter the race',
      ['Entry fee', 'CNY 180', 'CNY 120'],
      ['Places', '3,000', '6,000'],
      '22 Sep Race',
    ],
  ] as const)('in %s shows the details and dates', async (language, title, fee, places, race) => {
    await renderHome({ language })
    const part = block(title)
    for (const [name, ...cells] of [fee, places]) {
      const row = within(part.getByRole('row', { name: new RegExp(`^${name}`) }))
      expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(cells)
    }
    const dates = part.getAllByRole('listitem')
    expect(dates).toHaveLength(6)
    expect(dates[4]).toHaveTextContent(race)
    expect(part.getByText(/^(8\/18|18 Aug)$/).closest('li')).toHaveAttribute('aria-current', 'step')
  })

  test('omits rows without values', async () => {
    await renderHome({ change: { raceItems: [{ name: '马拉松', fee: 'NaN', cutOff: '14:25' }] } })
    const part = block('立即报名')
    expect(part.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '项目马拉松',
      '关门14:25',
    ])
  })
})
