// @vitest-environment node
import { expect, test } from 'vitest'
import type { RaceInfo } from '../../../src/api/race.ts'
import { siteConfigSchema } from '../../../src/api/siteConfig.ts'
import { calendarEvents } from '../../../src/features/race-card/calendarEvents.ts'
import { en, zh } from '../../../src/i18n/texts/raceCard.ts'
import type { Language } from '../../../src/i18n/language.ts'
import type { Translate } from '../../../src/i18n/useText.ts'
import { formatRaceTime } from '../../../src/lib/dates.ts'
import { parse } from '../../../src/lib/parse.ts'
import { raceInfo2024 } from '../../../src/preview/raceInfo2024.ts'
import { edition } from '../../preview/documents.ts'

const words = { zh, en }
const translate =
  (language: Language): Translate =>
  (key, values = {}) => {
    const text: Partial<Record<string, string>> = words[language]
    return (text[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  }
const eventsOf = (language: Language, info: RaceInfo | null, config = edition) =>
  calendarEvents({ raceId: 'yanling-2024', config, info }, translate(language), language)
const timetable = (language: Language, info: RaceInfo | null) =>
  eventsOf(language, info).map(({ start, end, title, place }) => {
    const span = [start, end].map((ms) => formatRaceTime(ms, 'MM-DD H:mm')).filter(Boolean)
    return [span.join(' to '), title.replace(/^.*?(：|: )/, ''), place].join(' | ')
  })

test('the dates of 2024, in English', () => {
  expect(timetable('en', raceInfo2024)).toEqual([
    '08-08 0:00 | sign-up opens | ',
    '08-18 23:59 | sign-up closes | ',
    '09-20 10:00 to 09-20 19:00 | Kit pick-up, first day (in person, with your ID) | Yanling Gymnasium',
    '09-21 9:00 to 09-21 18:00 | Kit pick-up, second day (in person, with your ID) | Yanling Gymnasium',
    '09-22 6:20 to 09-22 7:45 | Check-in; nobody is let in later | Yanling Square',
    '09-22 8:00 | the gun | ',
    '09-22 11:15 | Half marathon cut-off | Qingxia Post',
    '09-22 12:45 | Half marathon bags: last minute to claim yours | Qingxia Post',
    '09-22 14:25 | Marathon cut-off | Yanling Square',
    '09-22 15:30 | Marathon bags: last minute to claim yours | Yanling Square',
    '09-23 14:25 | results and certificates | ',
  ])
})

test('they are the same before the race information is there, and in Chinese', () => {
  expect(timetable('en', null)).toEqual(timetable('en', raceInfo2024))
  const uids = (language: Language) => eventsOf(language, null).map(({ uid }) => uid)
  expect(uids('zh')).toEqual(uids('en'))
  expect(new Set(uids('zh')).size).toBe(11)
  expect(eventsOf('zh', null)[0]?.title).toBe('2024 燕岭马拉松：报名开始')
})

test('what is not known is left out', () => {
  const bare = parse(siteConfigSchema, { calendarEvents: [{ start: 'soon', title: 'x' }] })
  expect(eventsOf('zh', null, bare)).toEqual([])
})
