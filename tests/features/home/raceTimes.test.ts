import { beforeAll, describe, expect, test } from 'vitest'
import { raceInfoSchema } from '../../../src/api/race.ts'
import { siteConfigSchema, type SiteConfigSource } from '../../../src/api/siteConfig.ts'
import { phaseOf, raceTimes, timeLeft } from '../../../src/features/home/raceTimes.ts'
import { daySpan, deadline } from '../../../src/features/home/raceWords.ts'
import { i18n, loadEnglish } from '../../../src/i18n/i18n.ts'
import { daysLeft, raceWeekday } from '../../../src/lib/dates.ts'
import { parse } from '../../../src/lib/parse.ts'

const at = (time: string) => Date.parse(`${time}+08:00`)
const t = i18n.getFixedT('en')
beforeAll(loadEnglish)

const times = (source: SiteConfigSource, info?: object) =>
  raceTimes(
    parse(siteConfigSchema, source),
    info ? parse(raceInfoSchema, { raceId: 'r', ...info }) : null,
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

  test('are read from key dates and cut-offs until the race information is there', () => {
    expect(times(config)).toEqual({
      start: at('2024-09-22T08:00'),
      end: at('2024-09-22T14:25'),
      signUpStart: undefined,
      signUpEnd: at('2024-08-19T00:00'),
    })
  })

  test('are the race information’s, but for the card’s own', () => {
    const info = {
      startTime: '2024-09-29 07:30:00',
      endTime: '2024-09-29 14:00:00',
      signUpStartTime: '2024-08-08 00:00:00',
      signUpEndTime: '2024-08-20 23:59:59',
    }
    expect(times(config, info)).toEqual({
      start: at('2024-09-29T07:30'),
      end: at('2024-09-29T14:00'),
      signUpStart: at('2024-08-08T00:00'),
      signUpEnd: at('2024-08-19T00:00'),
    })
  })

  test('are unknown where nobody says', () => {
    expect(Object.values(times({}))).toEqual([undefined, undefined, undefined, undefined])
  })
})

test.each([
  [10, 20, 9, 'before'],
  [10, 20, 10, 'during'],
  [10, 20, 20, 'after'],
  [10, undefined, 99, 'during'],
  [undefined, 20, 9, 'during'],
  [undefined, undefined, 9, undefined],
])('a span from %s to %s at %s: %s', (start, end, moment, phase) => {
  expect(phaseOf(start, end, moment)).toBe(phase)
})

test('what is left is counted in full units and never below zero', () => {
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
  expect(daysLeft(at('2024-08-19T00:00'), at(moment))).toBe(days)
})

test('the words of days and deadlines', () => {
  expect(deadline(at('2024-08-19T00:00'), t)).toBe('18 August, midnight')
  expect(deadline(at('2024-08-18T17:00'), t)).toBe('18 August, 17:00')
  expect(raceWeekday(at('2024-09-22T08:00'), 'zh')).toBe('星期日')
  const [opens, closes] = [at('2024-08-08T00:00'), at('2024-08-19T00:00')]
  expect(daySpan(opens, closes, 'zh')).toBe('08.08 – 08.18')
  expect(daySpan(opens, closes, 'en')).toBe('8 – 18 August')
  expect(daySpan(opens, at('2024-09-02T12:00'), 'en')).toBe('8 Aug – 2 Sep')
  expect(daySpan(undefined, closes, 'zh')).toBe('08.18')
  expect(daySpan(undefined, undefined, 'en')).toBe('')
})
