// @vitest-environment node
import { expect, test } from 'vitest'
import { formatRaceTime } from '#domain/raceDates.ts'
import { createZone } from '#domain/raceZone.ts'
import raceInfo from '#editions/yanling-2024/raceInfo.json' with { type: 'json' }
import { runnerCalendar } from '#features/race-guide/runnerCalendar.ts'
import type { Translate } from '#i18n/i18n.ts'
import { type Language, languageChain } from '#i18n/languages.ts'
import { raceGuide as en } from '#i18n/locales/en/raceGuide.ts'
import { raceGuide as zh } from '#i18n/locales/zh/raceGuide.ts'
import { parse } from '#lib/parse.ts'
import type { RaceInfo } from '#site-config/raceInfo.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { edition } from '#tests/editions/yanling-2024/documents.ts'

const zone = createZone()

const translate =
  (language: Language): Translate =>
  (key, values = {}) => {
    const text: Partial<Record<string, string>> = language === 'zh' ? zh : en
    return (text[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  }
const eventsOf = (language: Language, info: RaceInfo | null, config = edition) =>
  runnerCalendar(
    { raceId: 'yanling-2024', config, info, zone },
    translate(language),
    languageChain(language),
  )
const timetable = (language: Language, info: RaceInfo | null) =>
  eventsOf(language, info).map(({ start, end, title, place }) => {
    const span = [start, end].map((ms) => formatRaceTime(ms, 'MM-DD H:mm', zone)).filter(Boolean)
    return [span.join(' to '), title.replace(/^.*?(：|: )/, ''), place].join(' | ')
  })

test('the dates of 2024, in English', () => {
  expect(timetable('en', raceInfo)).toEqual([
    '08-08 0:00 | entries open | ',
    '08-18 23:59 | entries close | ',
    '09-20 10:00 to 09-20 19:00 | Kit pick-up, first day (in person, with your ID) | Yanling Gymnasium',
    '09-21 9:00 to 09-21 18:00 | Kit pick-up, second day (in person, with your ID) | Yanling Gymnasium',
    '09-22 6:20 to 09-22 7:45 | Check-in; nobody is admitted later | Yanling Square',
    '09-22 8:00 | start | Yanling District, Beijing',
    '09-22 11:15 | Half marathon cut-off | Qingxia Post',
    '09-22 12:45 | Half marathon bag claim closes | Qingxia Post',
    '09-22 14:25 | Marathon cut-off | Yanling Square',
    '09-22 15:30 | Marathon bag claim closes | Yanling Square',
    '09-23 14:25 | results and certificates | ',
  ])
})

test('the dates are the same before the race information has loaded, and in Chinese', () => {
  expect(timetable('en', null)).toEqual(timetable('en', raceInfo))
  const uids = (language: Language) => eventsOf(language, null).map(({ uid }) => uid)
  expect(uids('zh')).toEqual(uids('en'))
  expect(new Set(uids('zh')).size).toBe(11)
  expect(eventsOf('zh', null)[0]?.title).toBe('2024 燕岭马拉松：报名开始')
})

test.each(['2024-08-18 23:59:59', '2024-08-18 24:00', '2024-08-19 00:00:00'])(
  'entries that close at %s are an entry of that day, because calendars know no 24:00',
  (signUpEndTime) => {
    const config = parse(siteConfigSchema, { searchConfigList: [{ moduleType: 1, signUpEndTime }] })
    const [closes] = eventsOf('zh', null, config)
    expect(formatRaceTime(closes?.start, 'MM-DD HH:mm:ss', zone)).toBe('08-18 23:59:59')
  },
)

test('entries without an id have ids of their own, which other entries do not change', () => {
  const start = '2024-09-20 10:00'
  const [one, other] = [
    { start, title: '领物', titleEn: 'Kit' },
    { start, title: '讲座', titleEn: 'Talk' },
  ]
  const items = [
    { name: '全程', cutOff: '14:00' },
    { name: '半程', cutOff: '11:00' },
  ].map((item) => ({
    ...item,
    startTime: '2024-09-22 08:00',
  }))
  const uids = (language: Language, events: object[]) =>
    eventsOf(
      language,
      null,
      parse(siteConfigSchema, { calendarEvents: events, raceItems: items }),
    ).map(({ uid }) => uid)
  const before = uids('zh', [one])
  const after = uids('zh', [other, one, one])
  expect(new Set(after).size).toBe(after.length)
  expect(after).toHaveLength(7)
  expect(after).toEqual(expect.arrayContaining(before))
  expect(uids('en', [one])).toEqual(before)
})

test('an id that is there twice gets a number, and never that of another entry', () => {
  const start = '2024-09-20 10:00'
  const events = ['a', 'a', 'a-2', 'start'].map((id) => ({ id, start, title: id }))
  const places = ['甲', '乙'].map((place) => ({ start, title: '领物', place }))
  const made = (entries: object[]) =>
    eventsOf('zh', null, parse(siteConfigSchema, { calendarEvents: entries }))
  const uids = (entries: object[]) => made(entries).map(({ uid }) => uid)
  expect(new Set(uids(events)).size).toBe(events.length)
  const lastPlace = made(events).find(({ title }) => title.endsWith('a-2'))
  expect(uids([events[2] ?? {}])).toEqual([lastPlace?.uid])
  expect(uids(places.toReversed())).toEqual(uids(places).toReversed())
})

test('unknown dates are omitted', () => {
  const bare = parse(siteConfigSchema, { calendarEvents: [{ start: 'soon', title: 'x' }] })
  expect(eventsOf('zh', null, bare)).toEqual([])
})

const made = (config: object) =>
  eventsOf('en', null, parse(siteConfigSchema, config)).map(({ start, title }) => [
    formatRaceTime(start, 'MM-DD H:mm', zone),
    title,
  ])

test('an event without a start of its own starts with the race, beside one that has its own', () => {
  const keyDates = [{ time: '2024-09-22 08:00', isRace: true }]
  const [full, half] = [{ nameEn: 'Full' }, { nameEn: 'Half' }]
  const fullWithStart = { ...full, startTime: '2024-09-22 07:00' }
  expect(made({ keyDates, raceItems: [fullWithStart, half] })).toEqual([
    ['09-22 7:00', 'Full starts'],
    ['09-22 8:00', 'Half starts'],
  ])
  expect(
    made({ keyDates, raceItems: [fullWithStart, { ...half, startTime: 'tba' }] }),
  ).toHaveLength(1)
  expect(made({ keyDates, raceItems: [full, half] })).toEqual([['09-22 8:00', 'start']])
})

test('a site without a title has entries with their own', () => {
  expect(made({ calendarEvents: [{ start: '2024-09-20 10:00', titleEn: 'Talk' }] })).toEqual([
    ['09-20 10:00', 'Talk'],
  ])
})

test.each(['Ja', 'Pt'])('ids come from titles that are in one language only: %s', (suffix) => {
  const [one, other] = ['説明会', 'Missa'].map((title) => ({
    start: '2024-09-20 10:00',
    [`title${suffix}`]: title,
  }))
  const ids = (entries: (object | undefined)[]) =>
    eventsOf('en', null, parse(siteConfigSchema, { calendarEvents: entries })).map(({ uid }) => uid)
  expect(ids([other, one])).toEqual(ids([one, other]).toReversed())
})

test.each([
  ['2024-09-20', '', '09-20 0:00', '', true],
  ['2024-09-20', '2024-09-21', '09-20 0:00', '09-22 0:00', true],
  ['2024-09-20', '2024-09-21 18:00', '09-20 0:00', '09-22 0:00', true],
  ['2024-09-20 09:00', '2024-09-21', '09-20 9:00', '09-22 0:00', false],
  ['2024-09-20 22:00', '2024-09-20 26:30', '09-20 22:00', '09-21 2:30', false],
])('an entry from %s to %j', (from, to, start, end, isAllDay) => {
  const calendar = [{ start: from, end: to, title: '领取参赛物品' }]
  const [entry] = eventsOf('en', null, parse(siteConfigSchema, { calendarEvents: calendar }))
  const shown = [entry?.start, entry?.end].map((ms) => formatRaceTime(ms, 'MM-DD H:mm', zone))
  expect([...shown, entry?.isAllDay]).toEqual([start, end, isAllDay])
})
