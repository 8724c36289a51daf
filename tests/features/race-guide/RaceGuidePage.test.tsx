import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { kirigadake2025 } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { publish, updateConfig } from '#tests/support/publish.ts'
import { renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { takeReports } from '#tests/support/setup.ts'

freshSiteEachTest()

const card = () => screen.findByRole('article', { name: /比赛日指南|Race-day guide/ })

test('the race guide has timetable, cut-offs, bags, shuttles, medical help and phone', async () => {
  await renderSite('#/race-card')
  const sheet = within(await card())
  expect(sheet.getByText('2024 年 9 月 22 日')).toBeVisible()
  expect(sheet.getByText('星期日 8:00 起跑')).toBeVisible()
  const row = (name: string) => sheet.getByRole('row', { name: new RegExp(`^${name}`) })
  expect(row('马拉松')).toHaveAccessibleName('马拉松 燕岭广场 14:25 燕岭广场 15:30')
  expect(row('半程马拉松')).toHaveAccessibleName('半程马拉松 青峡驿 11:15 青峡驿 12:45')
  expect(row('P1 燕岭站南广场')).toHaveTextContent('4:50–6:50')
  expect(sheet.getByText(/每 2.5 公里一处医疗点/)).toBeVisible()
  expect(sheet.getByRole('link', { name: '010-0000 0922' })).toHaveAttribute(
    'href',
    'tel:010-00000922',
  )
})

test('the race guide can be added to a calendar and printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = await renderSite('#/race-card')
  await card()
  const link = screen.getByRole('link', { name: '添加到日历' })
  expect(link).toHaveAttribute('download', 'yanling-2024.ics')
  const file = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(file).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR/)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(11)
  await user.click(screen.getByRole('button', { name: '打印' }))
  expect(print).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toBeVisible()
})

test('the race guide has the start of each wave', async () => {
  const [full, half] = yanling2024.raceItems ?? []
  const waves = [
    { pen: 'A', startTime: '2024-09-22 08:00:00' },
    { pen: 'B', startTime: 'after the gun' },
  ]
  publish({ raceItems: [{ ...full, waves }, half] })
  await renderSite('#/race-card')
  const table = within(await card()).getByRole('table', { name: '分批起跑' })
  const row = (name: string) => within(table).getByRole('row', { name })
  expect(row('马拉松 A 9 月 22 日 8:00')).toBeVisible()
  expect(row('马拉松 B after the gun')).toBeVisible()
})

test('times of the guide may be words of their own in each language', async () => {
  const { raceGuide } = yanling2024
  publish({
    raceGuide: {
      ...raceGuide,
      times: [{ time: '清晨 5 点', timeEn: 'from 5 a.m.', label: '开放', labelEn: 'Gates open' }],
      finishes: [{ itemId: 'full', bagUntil: '当日 15:30', bagUntilEn: '15:30 on the day' }],
      shuttles: [{ line: 'P1', time: '天亮前', timeEn: 'before dawn' }],
    },
  })
  const { user } = await renderSite('#/race-card')
  const inChinese = await card()
  for (const time of ['清晨 5 点', '当日 15:30', '天亮前'])
    expect(inChinese).toHaveTextContent(time)
  await user.click(screen.getByRole('button', { name: 'English' }))
  const inEnglish = await card()
  for (const time of ['from 5 a.m.', '15:30 on the day', 'before dawn'])
    expect(inEnglish).toHaveTextContent(time)
})

test('a section missing in the configuration is omitted; kit alone makes a guide', async () => {
  await renderSite('#/race-card')
  await card()
  updateConfig(({ raceGuide }) => ({
    raceGuide: raceGuide && { ...raceGuide, shuttles: [], phones: [] },
  }))
  expect(screen.queryByRole('heading', { name: '交通接驳' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '医疗' })).toBeVisible()
  updateConfig(() => ({ raceGuide: undefined }))
  expect(screen.getByRole('region', { name: '强制装备' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: '医疗' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: '比赛日指南' })).toBeVisible()
})

test('without a guide and without mandatory kit the page says so, and nothing links to it', async () => {
  publish({ raceGuide: undefined, mandatoryKit: [] })
  await renderSite('#/race-card')
  expect(await screen.findByRole('heading', { name: '内容正在准备' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '比赛日指南' })).not.toBeInTheDocument()
})

test('the race guide says what every runner must carry', async () => {
  await renderSite('#/race-card')
  const kit = within(await screen.findByRole('region', { name: '强制装备' }))
  expect(kit.getAllByRole('listitem')).toHaveLength(1)
  expect(kit.getByText('号码布（含芯片）')).toBeVisible()
  expect(kit.queryByRole('heading', { level: 4 })).not.toBeInTheDocument()
})

test('mandatory kit is listed for every event, then for each event', async () => {
  publish({}, kirigadake2025.config)
  const { user } = await renderSite('#/race-card')
  await user.click(await screen.findByRole('button', { name: '中文' }))
  const kit = within(await screen.findByRole('region', { name: '强制装备' }))
  const titles = kit.getAllByRole('heading', { level: 4 })
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    '所有项目',
    '100 公里',
    '50 公里',
    '20 公里',
  ])
  const lists = kit.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'))
  expect(lists.map((items) => items.length)).toEqual([6, 5, 4, 1])
  expect(lists[1]?.[1]).toHaveTextContent('两盏头灯 各备一套电池')
})

test('kit of an event that the race does not have is listed for every event', async () => {
  publish({ mandatoryKit: [{ text: '头灯', itemIds: ['ultra'] }] })
  await renderSite('#/race-card')
  const kit = within(await screen.findByRole('region', { name: '强制装备' }))
  expect(kit.getByText('头灯')).toBeVisible()
})

test('columns without any value are left out, and each part of the race has its start', async () => {
  publish({
    raceItems: [
      { itemId: 'kids', name: '亲子跑', startTime: '2024-09-21 10:00:00', cutOff: '11:00' },
      { itemId: 'full', name: '马拉松', startTime: '2024-09-22 08:00:00', cutOff: '14:25' },
    ],
    raceGuide: { finishes: [{ itemId: 'full', place: '燕岭广场' }] },
  })
  await renderSite('#/race-card')
  const sheet = within(await card())
  const table = within(sheet.getByRole('table', { name: '关门与取包' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '项目',
    '终点',
    '关门',
  ])
  // The events start on two days.
  expect(table.getByRole('row', { name: /^马拉松/ })).toHaveTextContent('9 月 22 日 14:25')
  expect(sheet.getByText('星期六 10:00 起跑').parentElement).toHaveTextContent(
    '2024 年 9 月 21 日 星期六 10:00 起跑 亲子跑',
  )
  expect(sheet.getByText('星期日 8:00 起跑').parentElement).toHaveTextContent(/ 马拉松$/)
})

test('a race whose zone cannot be read has no calendar file', async () => {
  publish({ race: { ...yanling2024.race, timeZone: 'Yanling' } })
  await renderSite('#/race-card')
  expect(await card()).toHaveTextContent('星期日 8:00 起跑')
  expect(screen.queryByRole('link', { name: '添加到日历' })).not.toBeInTheDocument()
  await waitFor(() => expect(takeReports()).toHaveLength(1))
})
