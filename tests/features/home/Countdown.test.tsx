import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { paths } from '../../../src/api/paths.ts'
import { useFreshSite } from '../../support/renderSite.tsx'
import { server } from '../../support/sandboxServer.ts'
import { renderHome } from './renderHome.tsx'

useFreshSite()

test.each([
  ['zh', '距鸣枪', '2024 年 9 月 22 日 08:00', '天', '8 月 18 日 24:00 截止，还剩 3 天'],
  [
    'en',
    'To the gun',
    '22 September 2024, 8:00',
    'days',
    'Closes 18 August, midnight. 3 days left',
  ],
] as const)(
  'in %s it counts to the gun by the server’s clock',
  async (language, name, time, unit, ballot) => {
    await renderHome({ language })
    expect(screen.getByText(time)).toBeVisible()
    expect(within(screen.getByRole('timer', { name })).getByText(unit)).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^37.*17.*23/)
    expect(screen.getByText(ballot)).toBeVisible()
  },
)

test.each([
  ['before-sign-up', '报名抽签即将开放', '8 月 8 日开放'],
  ['2024-08-18 23:00', '报名抽签进行中', '8 月 18 日 24:00 截止，今天是最后一天'],
  ['2024-08-19 00:00', '报名已截止', '已于 8 月 18 日 24:00 截止'],
])('the ballot at %s: %s', async (clock, state, text) => {
  await renderHome({ clock })
  expect(screen.getByText(state)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})

test.each([
  ['zh', '2024-09-22 08:00', '比赛进行中', '选手正在山路上，14:25 关门。'],
  ['en', '2024-09-22 14:24', 'The race is on', /The course closes at 14:25/],
  ['zh', '2024-09-22 14:25', '本届比赛已结束', /来年九月再见/],
  ['en', 'ten-days-after', 'The race is over', /See you next September/],
] as const)('in %s at %s: %s', async (language, clock, title, text) => {
  await renderHome({ language, clock })
  expect(screen.getByText(title)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})

test('the race information, once it is there, wins over the dates of the configuration', async () => {
  server.use(
    http.post(paths.raceInfo, () =>
      HttpResponse.json({ code: 0, data: { raceId: 'r', startTime: '2024-09-29 07:30:00' } }),
    ),
  )
  await renderHome()
  const time = await screen.findByText('2024 年 9 月 29 日 07:30', {}, { timeout: 20_000 })
  expect(time).toBeVisible()
})

test('where nobody says when, it is absent', async () => {
  server.use(http.post(paths.raceInfo, () => HttpResponse.json({ code: 0, data: null })))
  await renderHome({ change: { keyDates: [{ time: 'soon', isRace: true }], searchConfigList: [] } })
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  expect(screen.queryByText(/^报名(抽签进行中|抽签即将开放|已截止)$/)).not.toBeInTheDocument()
})
