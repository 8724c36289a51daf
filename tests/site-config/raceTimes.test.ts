// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest'
import { daysLeft, raceWeekday } from '#domain/raceDates.ts'
import { createZone } from '#domain/raceZone.ts'
import { seasonAt } from '#domain/season.ts'
import { daySpan, deadline } from '#features/home/countdown/raceLabels.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { site as zh } from '#i18n/locales/zh/site.ts'
import { parse } from '#lib/parse.ts'
import { placeCutOff } from '#site-config/placeCutOff.ts'
import { raceInfoSchema } from '#site-config/raceInfo.ts'
import { itemTimes, raceTimes, timeLeft, timesAt } from '#site-config/raceTimes.ts'
import { siteConfigSchema, type SiteConfigSource } from '#site-config/siteConfig.ts'
import { raceOf, textsIn } from '../support/textsIn.ts'

const zone = createZone()
const at = (time: string) => Date.parse(`${time}+08:00`)
const english = textsIn('en')
const { t } = english
const { t: inChinese } = textsIn('zh')
beforeAll(() => loadTexts('en'))

const times = (source: SiteConfigSource, info?: object) =>
  raceTimes(
    parse(siteConfigSchema, source),
    info ? parse(raceInfoSchema, { raceId: 'r', ...info }) : null,
    zone,
  )

describe('the times of the race', () => {
  const config = {
    searchConfigList: [{ moduleType: 1, signUpEndTime: '2024-08-18 23:59:59' }],
    keyDates: [
      { time: '2024-09-20 10:00:00', label: '比赛', labelEn: 'Race' },
      { time: '2024-09-22 08:00:00', isRace: true },
      { time: '2024-09-23 14:25:00', label: '成绩', labelEn: 'Results' },
    ],
    raceItems: [{ cutOff: '14:25' }, { cutOff: '11:15' }],
  } satisfies SiteConfigSource

  test('come from key dates and cut-offs until the race information has loaded', () => {
    expect(times(config)).toMatchObject({
      start: at('2024-09-22T08:00'),
      end: at('2024-09-22T14:25'),
      signupStart: undefined,
      signupEnd: at('2024-08-19T00:00'),
    })
  })

  test.each([
    ['04:00', '2024-09-23T04:00'],
    ['23:30', '2024-09-22T23:30'],
    ['360', '2024-09-23T04:00'],
    ['2024-09-24 01:00', '2024-09-24T01:00'],
    ['24:00', '2024-09-23T00:00'],
    ['26:00', '2024-09-23T02:00'],
    ['47:59', '2024-09-23T23:59'],
    ['2024-09-22 26:00', '2024-09-23T02:00'],
  ])('an event that starts at 22:00 with the cut-off %s ends at %s', (cutOff, end) => {
    const raceItems = [{ startTime: '2024-09-22 22:00:00', cutOff }]
    expect(times({ raceItems }).end).toBe(at(end))
  })

  test('come from the race information, except for the card’s own', () => {
    const info = {
      startTime: '2024-09-29 07:30:00',
      endTime: '2024-09-29 14:00:00',
      signUpStartTime: '2024-08-08 00:00:00',
      signUpEndTime: '2024-08-20 23:59:59',
    }
    expect(times(config, info)).toMatchObject({
      start: at('2024-09-29T07:30'),
      end: at('2024-09-29T14:00'),
      signupStart: at('2024-08-08T00:00'),
      signupEnd: at('2024-08-19T00:00'),
    })
  })

  test('are undefined if unknown', () => {
    const { parts, ...rest } = times({})
    expect(parts).toEqual([])
    expect(Object.values(rest)).toEqual(Array(7).fill(undefined))
  })
})

describe('a race of several days', () => {
  const raceItems = [
    { itemId: 'half', startTime: '2026-03-29 09:00:00', cutOff: '12:00' },
    { itemId: 'kids', startTime: '2026-03-28 10:00:00', cutOff: '30' },
    { itemId: 'relay', startTime: '2026-03-29 09:30:00', cutOff: '13:00' },
    { itemId: 'night', startTime: '2026-03-28 23:00:00', cutOff: '02:00' },
  ]

  test('has a part for each time without a break', () => {
    expect(
      times({ raceItems }).parts.map(({ items, start, end }) => [
        items.map(({ itemId }) => itemId).join(),
        start,
        end,
      ]),
    ).toEqual([
      ['kids', at('2026-03-28T10:00'), at('2026-03-28T10:30')],
      ['night', at('2026-03-28T23:00'), at('2026-03-29T02:00')],
      ['half,relay', at('2026-03-29T09:00'), at('2026-03-29T13:00')],
    ])
  })

  test.each([
    ['2026-03-01T00:00', '2026-03-28T10:00', 'announced'],
    ['2026-03-28T10:10', '2026-03-28T10:00', 'live'],
    ['2026-03-28T10:30', '2026-03-28T23:00', 'announced'],
    ['2026-03-28T17:00', '2026-03-28T23:00', 'raceDay'],
    ['2026-03-29T00:30', '2026-03-28T23:00', 'live'],
    ['2026-03-29T02:00', '2026-03-29T09:00', 'announced'],
    ['2026-03-29T12:30', '2026-03-29T09:00', 'live'],
    ['2026-03-29T13:00', '2026-03-29T09:00', 'after'],
  ])('at %s follows the start at %s and is %s', (moment, start, season) => {
    const now = timesAt(
      { ...times({ raceItems }), signupStart: at('2027-01-01T00:00') },
      at(moment),
    )
    expect(now.start).toBe(at(start))
    expect(seasonAt(now, at(moment))).toBe(season)
  })

  test('is not over at an earlier cut-off if the last event has none', () => {
    const [half, ...others] = raceItems
    const known = times({ raceItems: [{ ...half, cutOff: '' }, ...others.slice(0, 1)] })
    const moment = at('2026-03-28T20:00')
    expect(known.end).toBeUndefined()
    expect(seasonAt(timesAt({ ...known, signupEnd: at('2026-03-01T00:00') }, moment), moment)).toBe(
      'closed',
    )
  })

  test('an event without a cut-off lasts until the next start', () => {
    const open = raceItems.map((item) => ({ ...item, cutOff: '' }))
    const { parts } = times({ raceItems: open })
    expect(parts.map(({ end }) => end)).toEqual([
      at('2026-03-28T23:00'),
      at('2026-03-29T09:00'),
      at('2026-03-29T09:30'),
      undefined,
    ])
  })
})

test('an event whose start cannot be read does not take the start of the race', () => {
  const item = { startTime: '28/03/2026 10:00', cutOff: '12:00' }
  expect(itemTimes(item, at('2026-03-28T09:00'), zone)).toEqual({
    start: undefined,
    cutOff: undefined,
  })
})

test.each(['48:00', '26:60', '26', '2024-02-30 08:00'])('%s is no cut-off of a day', (cutOff) => {
  const start = at('2024-09-22T05:00')
  const wrong = itemTimes({ startTime: '', cutOff }, start, zone).cutOff
  // Digits alone are minutes from the start.
  expect(wrong).toBe(cutOff === '26' ? start + 26 * 60_000 : undefined)
})

test('a place that closes after 24:00 gets its date, if the start is known', () => {
  const start = at('2025-05-24T05:00')
  expect(placeCutOff('26:00', start, zone)).toBe('2025-05-25 02:00')
  expect(placeCutOff('26:00', undefined, zone)).toBe('26:00')
  for (const asWritten of ['9:30', '24:00', '2025-05-25 01:00', ''])
    expect(placeCutOff(asWritten, start, zone)).toBe(asWritten)
})

test('the time left is in whole units and never negative', () => {
  const start = at('2024-09-22T08:00')
  expect(timeLeft(start, at('2024-08-15T14:36:12'))).toEqual({
    days: 37,
    hours: 17,
    minutes: 23,
    seconds: 48,
  })
  expect(timeLeft(start, start + 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})

test.each([
  ['2024-08-15T14:36', 3],
  ['2024-08-17T23:59', 1],
  ['2024-08-18T00:00', 0],
  ['2024-08-18T23:59', 0],
])('days left on %s: %i', (moment, days) => {
  expect(daysLeft(at('2024-08-19T00:00'), at(moment), zone)).toBe(days)
})

test('the labels of days and deadlines', () => {
  expect(deadline(at('2024-08-19T00:00'), english, raceOf())).toBe('24:00 on 18 August')
  const zoneNames = { zoneName: '北京时间', zoneNameEn: 'Beijing time' }
  const race = raceOf({ race: { timeZone: 'Asia/Shanghai', ...zoneNames } })
  expect(deadline(at('2024-08-19T00:00'), english, race)).toBe('24:00 on 18 August (Beijing time)')
  expect(deadline(at('2024-08-18T17:00'), english, race)).toBe('17:00 on 18 August (Beijing time)')
  expect(raceWeekday(at('2024-09-22T08:00'), zh['site.format.weekdays'], zone)).toBe('星期日')
  const [opens, closes] = [at('2024-08-08T00:00'), at('2024-08-19T00:00')]
  expect(daySpan(opens, closes, inChinese, zone)).toBe('8 月 8 日至 18 日')
  expect(daySpan(opens, closes, t, zone)).toBe('8 to 18 August')
  expect(daySpan(opens, at('2024-09-02T12:00'), t, zone)).toBe('8 Aug to 2 Sep')
  expect(daySpan(undefined, closes, t, zone)).toBe('Until 18 Aug')
  expect(daySpan(opens, undefined, t, zone)).toBe('From 8 Aug')
  expect(daySpan(undefined, closes, inChinese, zone)).toBe('8 月 18 日截止')
  expect(daySpan(undefined, undefined, t, zone)).toBe('')
})
