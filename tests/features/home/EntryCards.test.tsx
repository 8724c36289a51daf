import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { edition2024 } from '../../../src/preview/edition2024.ts'
import { useFreshSite } from '../../support/renderSite.tsx'
import { block, renderHome } from './renderHome.tsx'

useFreshSite()

const cards = edition2024.searchConfigList ?? []
const changedCards = (change: Record<string, unknown>) => ({
  searchConfigList: cards.map((card) => ({ ...card, ...change })),
})
const words = {
  zh: {
    entries: '报名与查询',
    titles: ['立即报名', '报名查询', '成绩查询', '照片查询'],
    states: ['报名中', '可查询', '敬请期待', '敬请期待'],
    dates: '08.08 – 08.18',
    closed: '成绩查询将在赛后 24 小时开放，敬请期待。',
    confirm: '知道了',
    channels: '请选择报名通道',
  },
  en: {
    entries: 'Sign up and look up',
    titles: ['Sign up now', 'Registration search', 'Score search', 'Photo search'],
    states: ['Open now', 'Available', 'Coming soon', 'Coming soon'],
    dates: '8 – 18 August',
    closed: 'Results open 24 hours after the race. Please come back then.',
    confirm: 'Got it',
    channels: 'Choose how you want to enter',
  },
}

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const { entries, titles, states, dates, closed, confirm, channels } = words[language]

  test('four cards stand in their order, each with its state', async () => {
    await renderHome({ language, change: { searchConfigList: cards.toReversed() } })
    const items = block(entries).getAllByRole('listitem')
    expect(items).toHaveLength(4)
    for (const [index, item] of items.entries()) {
      expect(item).toHaveTextContent(titles[index] ?? '')
      expect(item).toHaveTextContent(states[index] ?? '')
    }
    expect(items[0]).toHaveTextContent(dates)
  })

  test('a closed card says why and leads nowhere', async () => {
    const { user } = await renderHome({ language })
    await user.click(block(entries).getByRole('button', { name: new RegExp(titles[2] ?? '') }))
    const dialog = await screen.findByRole('dialog', { name: titles[2] })
    expect(within(dialog).getByText(closed)).toBeVisible()
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

test('an open look-up is a link to its page', async () => {
  await renderHome()
  const link = block('报名与查询').getByRole('link', { name: /报名查询/ })
  expect(link).toHaveAttribute('href', '#/registration-search')
})

test.each([
  ['closed without words', { openStatus: 0, dialogText: '', dialogTextEn: '' }],
  ['without an address', { jumpUrl: '', dialogText: '' }],
  ['with an unknown kind of jump', { jumpType: 9, dialogText: 'undefined' }],
])('cards %s say 敬请期待', async (_, change) => {
  const none = { ...edition2024.registrationSearch, dialogText: '' }
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

test('register-now does what the sign-up card does', async () => {
  const { user } = await renderHome()
  await user.click(block('立即报名').getByRole('button', { name: '开始报名' }))
  expect(await screen.findByRole('dialog', { name: '请选择报名通道' })).toBeVisible()
})

test('register-now is closed with the sign-up card, whose words it says', async () => {
  const { user } = await renderHome({ change: changedCards({ openStatus: false }) })
  await user.click(block('立即报名').getByRole('button', { name: '报名未开放' }))
  expect(screen.getByText('报名通道未开放，报名时间为 8 月 8 日至 18 日。')).toBeVisible()
})
