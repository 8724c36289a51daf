import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { publish } from '#tests/support/publish.ts'
import { operator, renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'

freshSiteEachTest()

async function openPanel(fields: object) {
  publish(fields)
  await renderSite()
  return within(await screen.findByRole('region', { name: /^(?:立即报名|赛事项目)$/ }))
}

const eventsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    itemId: `e${index}`,
    name: `第 ${index + 1} 组`,
    fee: 100 + index,
  }))

test.each([1, 2, 3, 5, 8, 12])('all of %d events are listed with their fees', async (count) => {
  const panel = await openPanel({ raceItems: eventsOf(count) })
  for (const { name, fee } of eventsOf(count)) {
    expect(panel.getByText(name)).toBeVisible()
    expect(panel.getByText(new RegExp(`^${fee} 元$`))).toBeVisible()
  }
})

test('events that give their places in different ways say so, others do not', async () => {
  const [first, second] = eventsOf(2)
  const panel = await openPanel({
    raceItems: [
      { ...first, entryMode: 'ballot' },
      { ...second, entryMode: 'firstCome' },
    ],
  })
  expect(panel.getByRole('row', { name: '名额分配 抽签 先到先得' })).toBeVisible()
})

test.each([
  ['one of two', ['full', undefined], '报名中', '名额情况 名额已满 报名中'],
  [
    'one, the other has a waiting list',
    ['full', 'waitingList'],
    '可候补',
    '名额情况 名额已满 可候补',
  ],
  ['all', ['full', 'full'], '名额已满', '名额情况 名额已满 名额已满'],
])('full events are said on card and panel: %s', async (_, [first, second], state, row) => {
  const [one, other] = eventsOf(2)
  const panel = await openPanel({
    raceItems: [
      { ...one, availability: first },
      { ...other, availability: second },
    ],
  })
  expect(panel.getByRole('row', { name: row })).toBeVisible()
  expect(panel.getByRole('heading', { level: 2 }).parentElement).toHaveTextContent(state)
  const [card] = within(screen.getByRole('region', { name: '报名与查询' })).getAllByRole('listitem')
  expect(card).toHaveTextContent(state)
})

test('a free event says so, a fee that rises when, ages and waves what they are', async () => {
  await operator.post('clock', { now: '2024-08-09 12:00' })
  const [first, second] = eventsOf(2)
  const waves = ['A', 'B', 'C'].map((pen, index) => ({
    pen,
    startTime: `2024-09-22 08:0${index}:00`,
  }))
  const panel = await openPanel({
    raceItems: [
      { ...first, fee: 0, minimumAge: 6, maximumAge: 12 },
      {
        ...second,
        fee: 150,
        earlyFees: [{ until: '2024-08-12', fee: 120 }],
        maximumAge: 80,
        startTime: '2024-09-22 08:00:00',
        waves,
      },
    ],
  })
  const row = (name: string) => panel.getByRole('row', { name })
  expect(row('报名费 免费 120 元，8 月 13 日起 150 元')).toBeVisible()
  expect(
    row('年龄 6–12 岁（截至 2024 年 12 月 31 日） 不超过 80 岁（截至 2024 年 12 月 31 日）'),
  ).toBeVisible()
  expect(row('起跑 9 月 22 日 8:00，分 3 批')).toBeVisible()
})

test('while every event has places, nothing is said about them', async () => {
  const panel = await openPanel({ raceItems: eventsOf(2) })
  expect(panel.queryByRole('row', { name: /^名额情况/ })).not.toBeInTheDocument()
})

test('of eight dates, the last one that is over and the five that follow are shown', async () => {
  await operator.post('clock', { now: '2024-07-05 09:00:00' })
  const days = ['06-01', '07-01', '08-08', '08-18', '08-26', '09-20', '09-22', '09-23']
  const panel = await openPanel({
    keyDates: days.map((day) => ({ time: `2024-${day} 08:00:00`, label: day })),
  })
  const steps = within(panel.getByRole('list', { name: '重要日期' })).getAllByRole('listitem')
  expect(steps).toHaveLength(6)
  expect(steps[0]).toHaveTextContent('07-01')
  expect(steps.at(-1)).toHaveTextContent('09-22')
})

test('visitors in another zone are told whose times these are', async () => {
  const panel = await openPanel({ race: { timeZone: 'Europe/Paris', zoneName: '巴黎时间' } })
  expect(panel.getByText('时间均为巴黎时间。')).toBeVisible()
})
