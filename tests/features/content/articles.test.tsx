import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { yanling2024 } from '../../../src/editions/yanling-2024/edition.ts'
import { operator, renderSite, useFreshSite } from '../../support/renderSite.tsx'

useFreshSite()

/** The page is in a chunk of its own. */
const TIMEOUT = { timeout: 60_000 }

interface Article {
  id: string
  title: string
  time: number
}
const notices = ((yanling2024.newsNotice?.activityBulletin ?? []) as Article[]).toSorted(
  (a, b) => b.time - a.time,
)

test.each(['before-sign-up', 'ten-days-after'])(
  '%s: only notices dated in the future say from when they apply',
  async (now) => {
    await operator.post('clock', { now })
    await renderSite('#/news-notice/activity-bulletin')
    await screen.findByRole('heading', { level: 1, name: '活动公告' }, TIMEOUT)
    const moment = { 'before-sign-up': '2024-08-01T01:00Z', 'ten-days-after': '2024-10-03T07:00Z' }
    const at = Date.parse(moment[now as keyof typeof moment])
    for (const link of screen.getAllByRole('heading', { level: 2 })) {
      const notice = notices.find(({ title }) => title === link.textContent)
      const item = link.closest('li')
      if (!notice || !item) continue
      const planned = within(item).queryByText(/^\d+ 月 \d+ 日起$/)
      const date = within(item).queryByRole('time')
      if (notice.time > at) expect(planned).toBeVisible()
      else expect(planned).not.toBeInTheDocument()
      expect(Boolean(date)).toBe(notice.time <= at)
    }
  },
)

test('an article’s neighbours are the adjacent ones by date, recommended or not', async () => {
  await operator.post('clock', { now: 'sign-up-open' })
  await renderSite('#/article/notice-road-closures')
  const links = within(
    await screen.findByRole('navigation', { name: '前后文章' }, TIMEOUT),
  ).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#/article/notice-ballot-closes',
    '#/article/kit-pick-up',
  ])
})
