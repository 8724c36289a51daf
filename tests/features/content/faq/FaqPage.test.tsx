import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { kirigadake2025 } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { publish } from '#tests/support/publish.ts'
import { renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { takeReports } from '#tests/support/setup.ts'

freshSiteEachTest()

const PATH = '#/race-information/faq'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const question = (name: string) => {
  const details = screen.getByRole('heading', { level: 3, name }).closest('details')
  if (!details) throw new Error(`${name} cannot be opened`)
  return details
}
const scrolled = () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  return () => scroll.mock.contexts.map((element) => (element instanceof Element ? element.id : ''))
}

test('questions are in groups, and open to their answers', async () => {
  const { user } = await renderSite(PATH)
  await heading('常见问题')
  const article = within(screen.getByRole('article'))
  const groups = article.getAllByRole('heading', { level: 2 })
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    '报名与抽签',
    '领物',
    '比赛日',
    '成绩',
  ])
  const details = question('报名费可以退款吗？')
  expect(details.open).toBe(false)
  await user.click(within(details).getByRole('heading', { level: 3 }))
  expect(details.open).toBe(true)
  expect(within(details).getByText(/获得名额后.*退赛的，报名费不予退还/)).toBeVisible()
})

test('a link opens the question it names and scrolls there', async () => {
  const scrolledTo = scrolled()
  await renderSite(`${PATH}?section=bags`)
  await heading('常见问题')
  await waitFor(() => expect(scrolledTo()).toEqual(['content-bags']))
  expect(question('存包在哪里取？').open).toBe(true)
  expect(question('报名费可以退款吗？').open).toBe(false)
})

test('each question has a link to copy', async () => {
  scrolled()
  const { user } = await renderSite(PATH)
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await heading('常见问题')
  const details = question('谁可以报名？')
  await user.click(within(details).getByRole('heading', { level: 3 }))
  await user.click(within(details).getByRole('link', { name: '复制本题链接' }))
  expect(await screen.findByText('链接已复制')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(`${location.origin}/${PATH}?section=who-can-enter`)
})

test('all answers are open in print', async () => {
  await renderSite(PATH)
  await heading('常见问题')
  const open = () => document.querySelectorAll('details[open]').length
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(open()).toBe(document.querySelectorAll('details').length)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(open()).toBe(0)
})

test('answers are sanitised, and a fallback is marked with its language', async () => {
  publish({
    faq: [
      {
        id: 'own id',
        group: '报名',
        question: '中文问题',
        answer: '<p>回答<img src="x" onerror="alert(1)"></p>',
      },
    ],
  })
  const { user } = await renderSite(PATH)
  await heading('常见问题')
  await user.click(screen.getByRole('button', { name: 'English' }))
  await heading('Questions')
  const details = question('中文问题')
  expect(details.querySelector('[onerror]')).toBeNull()
  expect(screen.getByText('中文问题')).toHaveAttribute('lang', 'zh-CN')
  expect(screen.getByText('回答').closest('[lang]')).toHaveAttribute('lang', 'zh-CN')
  expect(screen.queryByRole('link', { name: 'Copy link to this question' })).toBeNull()
  expect(new Set(takeReports())).toEqual(new Set(['[site] content: not shown: img 1']))
})

test('another race has its own questions, and a race without any has no such page', async () => {
  publish({}, kirigadake2025.config)
  const { unmount } = await renderSite(PATH)
  await heading('Questions')
  expect(question('Can I use poles?')).toBeInTheDocument()
  unmount()
  publish({ faq: [] })
  await renderSite('#/race-information/race-rules')
  await heading('2024 燕岭马拉松竞赛规程')
  expect(screen.queryByRole('link', { name: /常见问题/ })).toBeNull()
})
