import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { stopAt } from '#sandbox/clock.ts'
import { yanling2024 as edition } from '#sandbox/editions/yanling-2024/edition.ts'
import { operator, renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'

freshSiteEachTest()

interface Article {
  id: string
  title: string
  time: number
  publishFrom?: number
}
const notices = ((yanling2024.newsNotice?.activityBulletin ?? []) as Article[]).toSorted(
  (a, b) => b.time - a.time,
)

test.each(['before-sign-up', 'ten-days-after'])(
  '%s: only notices dated in the future say when they will be published',
  async (now) => {
    await operator.post('clock', { now })
    await renderSite('#/news-notice/activity-bulletin')
    await screen.findByRole('heading', { level: 1, name: '活动公告' })
    const at = stopAt(edition, now) ?? NaN
    const items = within(screen.getByRole('main')).getAllByRole('listitem')
    const titles = (isShown: (item: HTMLElement) => boolean) =>
      items
        .filter(isShown)
        .map((item) => within(item).getByRole('heading', { level: 2 }).textContent)
    const shown = notices.filter(({ publishFrom = 0 }) => publishFrom <= at)
    const planned = shown.filter(({ time }) => time > at)
    expect(planned.length).toBeGreaterThan(0)
    expect(titles((item) => Boolean(within(item).queryByText(/^\d+ 月 \d+ 日发布$/)))).toEqual(
      planned.map(({ title }) => title),
    )
    expect(titles((item) => Boolean(within(item).queryByRole('time')))).toEqual(
      shown.filter(({ time }) => time <= at).map(({ title }) => title),
    )
  },
)

test('an article’s neighbours are the adjacent ones by date, recommended or not', async () => {
  await operator.post('clock', { now: 'sign-up-open' })
  await renderSite('#/article/notice-road-closures')
  const links = within(await screen.findByRole('navigation', { name: '前后文章' })).getAllByRole(
    'link',
  )
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#/article/notice-ballot-closes',
    '#/article/kit-pick-up',
  ])
})
