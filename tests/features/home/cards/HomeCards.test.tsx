import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { freshSiteEachTest, operator } from '#tests/support/renderSite.tsx'
import { block, renderHome } from '../renderHome.tsx'

freshSiteEachTest()

const cards = yanling2024.searchConfigList ?? []
const changedCards = (change: Record<string, unknown>) => ({
  searchConfigList: cards.map((card) => ({ ...card, ...change })),
})
const texts = {
  zh: {
    entries: '报名与查询',
    titles: ['立即报名', '报名查询', '成绩查询', '照片查询'],
    states: ['报名中', '可查询', '敬请期待', '敬请期待'],
    dates: '8 月 8 日至 18 日',
    closed: '成绩查询将在赛后 24 小时，即 9 月 23 日 14:25 开放，敬请期待。',
    past: '历年成绩',
    confirm: '知道了',
    channels: '请选择报名通道',
  },
  en: {
    entries: 'Entries, results and photos',
    titles: ['Enter now', 'Find your entry', 'Results', 'Photos'],
    states: ['Open now', 'Available', 'Coming soon', 'Coming soon'],
    dates: '8 to 18 August',
    closed:
      'Results are published 24 hours after the race, at 14:25 on 23 September. Come back then.',
    past: 'Results by year',
    confirm: 'Got it',
    channels: 'Choose how you want to enter',
  },
}

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const { entries, titles, states, dates, closed, past, confirm, channels } = texts[language]

  test('four cards are shown in order, each with its state', async () => {
    await renderHome({ language, change: { searchConfigList: cards.toReversed() } })
    const items = block(entries).getAllByRole('listitem')
    expect(items).toHaveLength(4)
    for (const [index, item] of items.entries()) {
      expect(item).toHaveTextContent(titles[index] ?? '')
      expect(item).toHaveTextContent(states[index] ?? '')
    }
    expect(items[0]).toHaveTextContent(dates)
  })

  test('a closed card says why, and at most links to past years', async () => {
    const { user } = await renderHome({ language })
    await user.click(block(entries).getByRole('button', { name: new RegExp(titles[2] ?? '') }))
    const dialog = await screen.findByRole('dialog', { name: titles[2] })
    expect(within(dialog).getByText(closed)).toBeVisible()
    expect(within(dialog).getByRole('link', { name: past })).toHaveAttribute(
      'href',
      '#/multiple-score-search',
    )
    await user.click(within(dialog).getByRole('button', { name: confirm }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(location.hash).toBe('#/home')
  })

  test('the open sign-up card offers its channels', async () => {
    const { user } = await renderHome({ language })
    await user.click(block(entries).getByRole('button', { name: new RegExp(titles[0] ?? '') }))
    const dialog = within(await screen.findByRole('dialog', { name: channels }))
    const targets = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(targets).toEqual(['#/post', '#/direct', '#/direct?channel=jy'])
    expect(dialog.getAllByRole('listitem')).toHaveLength(4)
  })
})

test('an open search is a link to its page', async () => {
  await renderHome()
  const link = block('报名与查询').getByRole('link', { name: /报名查询/ })
  expect(link).toHaveAttribute('href', '#/registration-search')
})

test.each([
  ['closed without a text', { openStatus: 0, dialogText: '', dialogTextEn: '' }],
  ['without an address', { jumpUrl: '', dialogText: '' }],
  ['with an unknown kind of jump', { jumpType: 9, dialogText: 'undefined' }],
])('cards %s say 敬请期待', async (_, change) => {
  const none = { ...yanling2024.registrationSearch, dialogText: '' }
  const { user } = await renderHome({
    change: { ...changedCards(change), registrationSearch: none },
  })
  const entries = block('报名与查询')
  expect(entries.queryByRole('link')).not.toBeInTheDocument()
  for (const name of [/立即报名/, /报名查询/]) {
    await user.click(entries.getByRole('button', { name }))
    expect(within(await screen.findByRole('dialog')).getByText('敬请期待')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '知道了' }))
  }
  expect(location.hash).toBe('#/home')
})

test('the sign-up panel has the same action as the sign-up card', async () => {
  const { user } = await renderHome()
  await user.click(block('立即报名').getByRole('button', { name: '立即报名' }))
  expect(await screen.findByRole('dialog', { name: '请选择报名通道' })).toBeVisible()
})

test('the sign-up panel closes with the sign-up card and shows its text', async () => {
  const { user } = await renderHome({ change: changedCards({ openStatus: false }) })
  await user.click(block('立即报名').getByRole('button', { name: '报名未开放' }))
  expect(screen.getByText('现在不能报名。报名时间为 8 月 8 日至 18 日。')).toBeVisible()
})

test('once sign-up is over, the panel is about the race and its next step', async () => {
  await renderHome({ now: 'kit-pick-up' })
  const panel = block('赛事项目')
  expect(panel.getByRole('row', { name: /^关门 14:25 11:15$/ })).toBeVisible()
  expect(panel.queryByText(/报名费|满 20 岁/)).not.toBeInTheDocument()
  expect(panel.getByRole('link', { name: '比赛日指南' })).toHaveAttribute('href', '#/race-card')
})

test('after the race, panel and card both lead to the results, and these come first', async () => {
  const { container } = await renderHome({ now: 'day-after' })
  const link = block('赛事项目').getByRole('link', { name: '成绩查询' })
  expect(link).toBeVisible()
  const headings = [...container.querySelectorAll('main h2')].map((node) => node.textContent)
  expect(headings.filter((name) => name === '快速查询' || name === '新闻公告')).toEqual([
    '快速查询',
    '新闻公告',
  ])
})

const [signupCard] = cards
const signupOnly = (change: Record<string, unknown>) => ({
  searchConfigList: [{ ...signupCard, ...change }],
})
const item = () => block('Entries, results and photos').getByRole('listitem')

test('a card that does not say whether it is open follows its times', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // A second before the full minute at which cards are looked at again.
  const date = 'Thu, 15 Aug 2024 06:36:59 GMT'
  await operator.post('faults', { path: '/*', times: -1, headers: { date } })
  const change = signupOnly({ openStatus: undefined, signUpStartTime: '2024-08-15 14:37:00' })
  const { user } = await renderHome({ language: 'en', change })
  expect(item()).toHaveTextContent('Coming soon')
  vi.setSystemTime(Date.now() + 1000)
  await waitFor(() => expect(item()).toHaveTextContent('Open now'), { timeout: 5000 })
  await user.click(within(item()).getByRole('button'))
  expect(await screen.findByRole('dialog', { name: 'Choose how you want to enter' })).toBeVisible()
})

test('a card that is opened before its time does not say that entries are open', async () => {
  const change = signupOnly({ openStatus: true, signUpStartTime: '2024-08-16 10:00' })
  const { user } = await renderHome({ language: 'en', change })
  expect(item()).toHaveTextContent('Coming soon')
  await user.click(within(item()).getByRole('button'))
  expect(await screen.findByRole('dialog', { name: 'Choose how you want to enter' })).toBeVisible()
})
