import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setLanguage } from '#stores/language.ts'
import { renderSite, freshSiteEachTest } from '../support/renderSite.tsx'

freshSiteEachTest()

const heading = () => screen.getByRole('heading', { level: 1 })

test.each([
  ['#/home', '2024 燕岭马拉松', 'Yanling Mountain Marathon 2024'],
  ['#/nowhere', '没有找到这一页 · ', 'Page not found · '],
  ['#/article/nowhere', '没有找到这一页 · ', 'Page not found · '],
  ['#/registration-search', '报名查询 · ', 'Find your entry · '],
  ['#/race-ranking', '成绩榜未开放 · ', 'All results: closed · '],
  ['#/image-collection', '精彩图集 · ', 'Pictures · '],
  ['#/user-agreement', '用户协议 · ', 'User Agreement · '],
  ['#/race-information/race-rules', '竞赛规程 · ', 'Race rules 2024 · '],
  ['#/news-notice/race-news', '赛事新闻 · ', 'Race news · '],
  ['#/licensed-goods/mascot', '吉祥物 · ', 'Mascot · '],
  ['#/upload', '请先登录 · ', 'Log in first · '],
])('the window title at %s contains page and site', async (hash, zh, en) => {
  await renderSite(hash)
  await waitFor(() => expect(document.title).toContain(zh))
  expect(document.title.endsWith('2024 燕岭马拉松')).toBe(true)
  expect(document.title).toContain(heading().textContent)
  await act(() => setLanguage('en'))
  expect(document.title).toContain(en)
  expect(document.title.endsWith('Yanling Mountain Marathon 2024')).toBe(true)
})

test('after navigation the heading has the focus, on the first page it does not', async () => {
  const { user } = await renderSite('#/nowhere')
  expect(heading()).toHaveTextContent('没有找到这一页')
  expect(document.body).toHaveFocus()
  await user.click(screen.getByRole('link', { name: '返回首页' }))
  await waitFor(() => expect(heading()).toHaveTextContent('2024 燕岭马拉松'))
  expect(heading()).toHaveFocus()
  await user.click(screen.getAllByRole('link', { name: /用户协议|报名查询/ })[0]!)
  await waitFor(() => expect(document.title).toMatch(/ · /))
  expect(heading()).toHaveFocus()
})

test('a redirect of the first page does not move the focus', async () => {
  await renderSite('#/race-information')
  await waitFor(() => expect(document.title).toContain('竞赛规程'))
  expect(location.hash).not.toBe('#/race-information')
  expect(document.body).toHaveFocus()
})
