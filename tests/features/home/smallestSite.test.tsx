import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { websitePaths } from '#api/website/paths.ts'
import { publish } from '#tests/support/publish.ts'
import { operator, renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest()

const smallest = {
  websiteTitle: '城市十公里',
  websiteTitleEn: 'City 10K',
  keyDates: [{ time: '2024-10-20 08:00:00', label: '起跑', labelEn: 'Start', isRace: true }],
  raceItems: [{ itemId: 'run', name: '跑步', nameEn: 'Run', distanceKm: 10, fee: 120 }],
}

async function openSmallest(fields: object = {}) {
  publish(fields, smallest)
  server.use(http.post(websitePaths.raceInfo, () => HttpResponse.json({ code: 0, data: {} })))
  const site = await renderSite()
  await screen.findByRole('region', { name: '赛事项目' })
  return site
}

test('a site with only a title, a date and one event shows these and nothing else', async () => {
  const { user } = await openSmallest()
  expect(screen.getByRole('heading', { level: 1, name: '城市十公里' })).toBeVisible()
  expect(screen.getByRole('timer', { name: '距起跑' })).toBeVisible()
  const events = within(screen.getByRole('region', { name: '赛事项目' }))
  const [event, ...others] = within(
    events.getByRole('list', { name: '各项目的费用与要求' }),
  ).getAllByRole('listitem')
  expect(event).toHaveTextContent('跑步')
  expect(event).toHaveTextContent('报名费 120')
  expect(event).toHaveTextContent('距离 10 公里')
  expect(others.map(({ textContent }) => textContent)).toEqual(['距离 10 公里'])
  expect(events.queryByRole('button')).not.toBeInTheDocument()
  expect(events.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: '报名与查询' })).not.toBeInTheDocument()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.queryByRole('link')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'City 10K' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Events' })).toHaveTextContent('Entry fee 120')
})

test('an event shows its own start; its distance only if the name leaves it open', async () => {
  const event = { itemId: 'run', name: '10 公里', distanceKm: 10, startTime: '2024-10-20 09:30:00' }
  await openSmallest({ raceItems: [event] })
  const events = screen.getByRole('region', { name: '赛事项目' })
  expect(events).toHaveTextContent('起跑 10 月 20 日 9:30')
  expect(events).not.toHaveTextContent('距离')
  expect(events).not.toHaveTextContent(/费|元|规模|undefined/)
})

test('a race without a known end is over after two days', async () => {
  await operator.post('clock', { now: '2024-10-21 08:00:00' })
  const { unmount } = await openSmallest()
  expect(screen.getByText('比赛进行中')).toBeVisible()
  unmount()
  await operator.post('clock', { now: '2024-10-22 09:00:00' })
  await openSmallest()
  expect(screen.getByText('本届比赛已结束')).toBeVisible()
})
