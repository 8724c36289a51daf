import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { websitePaths } from '#api/website/paths.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { stopAt } from '#sandbox/clock.ts'
import { yanling2024 as edition } from '#sandbox/editions/yanling-2024/edition.ts'
import { operator, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'
import { takeReports } from '#tests/support/setup.ts'
import { renderHome } from '../renderHome.tsx'

freshSiteEachTest()

/** Renders the home page while both clocks stand still, however long it takes. */
async function renderAt(now: string, language: 'zh' | 'en' = 'zh') {
  vi.useFakeTimers({ toFake: ['Date'] })
  const date = new Date(stopAt(edition, now) ?? NaN).toUTCString()
  await operator.post('faults', { path: '/*', times: -1, headers: { date } })
  await renderHome({ now, language })
}

test.each([
  [
    'zh',
    '距起跑',
    '2024 年 9 月 22 日 8:00（北京时间）',
    '天',
    '8 月 18 日 24:00（北京时间）截止，还剩 3 天',
  ],
  [
    'en',
    'Race starts in',
    '22 September 2024, 8:00 (Beijing time)',
    'days',
    'Until 24:00 on 18 August (Beijing time). 3 days left',
  ],
] as const)(
  'in %s it counts down to the start by the server’s clock',
  async (language, name, time, unit, ballot) => {
    await renderAt('sign-up-open', language)
    expect(screen.getByText(time)).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    expect(within(screen.getByRole('timer', { name })).getByText(unit)).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^37\D+17\D+23\D+48/)
    expect(screen.getByText(ballot)).toBeVisible()
  },
)

test('it goes on with every second', async () => {
  await renderAt('race-day')
  const timer = screen.getByRole('timer')
  expect(timer).toHaveTextContent(/^00\D+00\D+30\D+00/)
  vi.setSystemTime(Date.now() + 1000)
  await waitFor(() => expect(timer).toHaveTextContent(/^00\D+00\D+29\D+59/))
})

test.each([
  ['before-sign-up', '距报名开放', /^06\D+15\D+00\D+00/, '报名即将开始', '8 月 8 日至 18 日'],
  [
    'last-day',
    '距报名截止',
    /^00\D+08\D+30\D+00/,
    '报名最后 24 小时',
    '8 月 18 日 24:00（北京时间）截止',
  ],
  ['before-ballot', '距抽签', /^03\D+23\D+00\D+00/, '报名已截止', '8 月 26 日 9:00 抽签'],
  ['ballot-day', '距起跑', /^26\D+22\D+00\D+00/, '抽签结果已公布', '请在报名查询中查看'],
  ['kit-pick-up', '距起跑', /^01\D+22\D+00\D+00/, '已开始领取参赛物品', '9 月 20 日 10:00 起'],
  ['race-day', '距起跑', /^00\D+00\D+30\D+00/, '即将开跑', undefined],
  ['race-under-way', '起跑至今', /^00\D+02\D+12\D+00/, '比赛进行中', '9 月 22 日 14:25 全部关门'],
] as const)('at %s: %s', async (now, title, time, state, text) => {
  await renderAt(now)
  expect(screen.getByRole('timer', { name: title })).toHaveTextContent(time)
  expect(screen.getByText(state, { selector: 'p' })).toBeVisible()
  if (text) expect(screen.getByText(text, { selector: 'p' })).toBeVisible()
})

test('during the race, in English', async () => {
  await renderAt('race-under-way', 'en')
  expect(screen.getByRole('timer', { name: 'Time since the start' })).toHaveTextContent(
    /^00\D+02\D+12/,
  )
  expect(screen.getByText('The race is on', { selector: 'p' })).toBeVisible()
})

test.each([
  ['zh', '2024-09-22 15:00', '本届比赛已结束', '成绩待公布', '9 月 23 日 14:25 起公布'],
  [
    'en',
    '2024-09-22 15:00',
    'The race is over',
    'Results are not published yet',
    /^Expected from 14:25/,
  ],
  ['zh', 'day-after', '本届比赛已结束', '成绩已公布', undefined],
  ['en', 'ten-days-after', 'The race is over', 'Results are published', undefined],
] as const)('after the race, in %s at %s: %s', async (language, now, title, state, text) => {
  await renderHome({ language, now })
  expect(screen.getByText(title)).toBeVisible()
  expect(screen.getByText(state)).toBeVisible()
  if (text) expect(screen.getByText(text, { selector: 'p' })).toBeVisible()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})

test('the race information overrides the dates of the configuration', async () => {
  server.use(
    http.post(websitePaths.raceInfo, () =>
      HttpResponse.json({ code: 0, data: { raceId: 'r', startTime: '2024-09-29 07:30:00' } }),
    ),
  )
  await renderHome()
  const time = await screen.findByText('2024 年 9 月 29 日 7:30（北京时间）')
  expect(time).toBeVisible()
})

test('it is omitted if the times are unknown', async () => {
  server.use(http.post(websitePaths.raceInfo, () => HttpResponse.json({ code: 0, data: null })))
  await renderHome({ change: { keyDates: [{ time: 'soon', isRace: true }], searchConfigList: [] } })
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  expect(screen.queryByText(/^报名(进行中|即将开始|最后|已截止)/)).not.toBeInTheDocument()
})

test('for a race by invitation it says so, and does not mention a ballot', async () => {
  const raceItems = yanling2024.raceItems?.map((item) => ({ ...item, entryMode: 'invitation' }))
  await renderHome({ change: { raceItems } })
  expect(screen.getByText('报名进行中，仅限受邀选手')).toBeVisible()
  expect(screen.queryByText(/截止后抽签/)).not.toBeInTheDocument()
})

test('times of a zone that cannot be read stand as they are written, and nothing counts', async () => {
  const race = { ...yanling2024.race, timeZone: 'Lisbon' }
  await renderHome({ now: 'sign-up-open', change: { race } })
  expect(screen.getByText('2024 年 9 月 22 日 8:00')).toBeVisible()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  expect(screen.queryByText(/截止，还剩/)).not.toBeInTheDocument()
  const steps = within(screen.getByRole('list', { name: '重要日期' })).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(steps.map(() => null))
  await waitFor(() => expect(takeReports().join()).toContain('race.timeZone: "Lisbon"'))
})

const WEEKEND = [
  { itemId: 'kids', name: '亲子跑', startTime: '2024-09-21 10:00:00', cutOff: '30' },
  { itemId: 'night', name: '夜跑', startTime: '2024-09-21 22:00:00', cutOff: '23:30' },
  { itemId: 'full', name: '马拉松', startTime: '2024-09-22 08:00:00', cutOff: '14:25' },
]

test.each([
  ['2024-09-20 12:00:00', '距起跑', '2024 年 9 月 21 日 10:00（北京时间）'],
  ['2024-09-21 12:00:00', '距起跑', '2024 年 9 月 21 日 22:00（北京时间）'],
  ['2024-09-21 22:30:00', '起跑至今', '2024 年 9 月 21 日 22:00（北京时间）'],
  ['2024-09-22 00:30:00', '距起跑', '2024 年 9 月 22 日 8:00（北京时间）'],
])('a weekend follows its next start: at %s', async (now, name, start) => {
  await renderHome({ now, change: { raceItems: WEEKEND } })
  expect(screen.getByRole('timer', { name })).toBeVisible()
  expect(screen.getByText(start)).toBeVisible()
  expect(screen.getByText('9 月 21 日至 22 日')).toBeVisible()
})
