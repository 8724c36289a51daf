// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { raceInfo2024 } from '../../src/preview/raceInfo2024.ts'
import { documents, edition, readable } from './documents.ts'

/** What the edition must say (spec §1): fact, the documents that say it, in Chinese, in English. */
const facts: [string, string[], string[], string[]][] = [
  [
    'distances',
    ['race-rules', 'race-introduction'],
    ['42.195 公里', '21.0975 公里'],
    ['42.195 km', '21.0975 km'],
  ],
  [
    'race day',
    ['race-rules', 'rules-published'],
    ['9 月 22 日（星期日）', '8:00'],
    ['Sunday, 22 September', '8:00'],
  ],
  [
    'cut-offs',
    ['race-rules', 'race-route', 'cut-off-times'],
    ['14:25', '11:15'],
    ['14:25', '11:15'],
  ],
  ['check-in', ['race-rules'], ['6:20 至 7:45 检录'], ['check in between 6:20 and 7:45']],
  [
    'capacity',
    ['race-rules', 'registration-instructions'],
    ['3000 人', '6000 人'],
    ['3,000', '6,000'],
  ],
  [
    'ballot dates',
    ['race-rules', 'registration-instructions'],
    ['8 月 8 日至 8 月 18 日', '抽签'],
    ['8 August to midnight at the end of 18 August', 'ballot'],
  ],
  ['fees', ['race-rules', 'registration-instructions'], ['180 元', '120 元'], ['¥180', '¥120']],
  ['no chip deposit', ['registration-instructions'], ['芯片押金'], ['no chip deposit']],
  [
    'refund of ballot losers',
    ['race-rules', 'registration-instructions'],
    ['原路退还'],
    ['not drawn'],
  ],
  [
    'no refund after withdrawal',
    ['race-rules', 'registration-instructions'],
    ['报名费不予退还'],
    ['no refund'],
  ],
  [
    'minimum ages',
    ['race-rules', 'registration-instructions'],
    ['满 20 岁', '2004 年 12 月 31 日', '满 16 岁', '2008 年 12 月 31 日'],
    ['20', '31 December 2004', '16', '31 December 2008'],
  ],
  [
    'proof of an earlier finish',
    ['race-rules', 'registration-instructions'],
    ['2022 年 1 月 1 日', '一场马拉松，或两场半程马拉松', '一场马拉松，或一场半程马拉松'],
    ['1 January 2022', 'one marathon', 'two half marathons', 'one half marathon'],
  ],
  [
    'statement and guardian',
    ['race-statement'],
    ['未满 18 岁', '监护人签字'],
    ['under 18', 'guardian’s signature'],
  ],
  [
    'kit pick-up',
    ['race-rules', 'kit-pick-up'],
    ['9 月 20 日', '21 日', '本人', '证件', '采集人像', '不可代领'],
    ['20', '21 September', 'in person', 'ID', 'face', 'obody can collect for you'],
  ],
  [
    'shuttle buses and road closures',
    ['race-route', 'traffic-and-shuttles'],
    ['摆渡车', '5:00 至 15:30'],
    ['shuttle', '5:00 and 15:30'],
  ],
  ['medical cover', ['race-rules', 'race-route'], ['每 2.5 公里'], ['every 2.5 km']],
  ['timing mats', ['race-rules', 'race-route'], ['每 5 公里', '计时毯'], ['every 5 km', 'mats']],
  ['insurance', ['race-rules', 'insurance'], ['投保'], ['insure']],
  ['prize money', ['race-rules'], ['奖金', '第一名'], ['prize money', '1st']],
  ['results', ['race-rules', 'results-and-prizes'], ['赛后 24 小时'], ['24 hours after the race']],
  [
    'prize list and payment',
    ['race-rules', 'results-and-prizes'],
    ['公示 10 天', '30 个工作日内'],
    ['10 days', '30 working days'],
  ],
  [
    'record bonus',
    ['race-rules', 'record-bonus'],
    ['10000', '2:28:05', '2:43:56'],
    ['¥10,000', '2:28:05', '2:43:56'],
  ],
  [
    'bags',
    ['race-rules', 'bag-claim'],
    ['15:30', '12:45', '5 个工作日内'],
    ['15:30', '12:45', 'within 5 working days'],
  ],
  [
    'volunteers',
    ['volunteers-wanted', 'notice-volunteers'],
    ['100 人以上', '18 至 55 岁'],
    ['100 members or more', 'aged 18 to 55'],
  ],
  [
    'bib mail-out',
    ['notice-bib-mail-out'],
    ['2024 年 11 月 12 日 18:00', '到付', '15 个工作日内', '另一场赛事遗留'],
    [
      '12 November 2024 at 18:00',
      'cash on delivery',
      'within 15 working days',
      'left over from another event',
    ],
  ],
  [
    'race-pack mailing',
    ['notice-race-pack-mailing'],
    ['仅面向获得 2024 马拉松参赛名额、但未到现场领取'],
    ['got a place in the 2024 marathon but never collected their pack at the venue'],
  ],
]

const rows = facts.flatMap(([fact, ids, zh, en]) => ids.map((id) => ({ fact, id, zh, en })))

test.each(rows)('$id tells of $fact in both languages', ({ id, zh, en }) => {
  const found = documents.find((document) => document.id === id)
  const chinese = readable(found?.content ?? '')
  const english = readable(found?.contentEn ?? '')
  for (const words of zh) expect(chinese).toContain(words)
  for (const words of en) expect(english.toLowerCase()).toContain(words.toLowerCase())
})

describe('the figures beside the documents', () => {
  test('race items', () => {
    expect(edition.raceItems).toMatchObject([
      { distanceKm: 42.195, fee: 180, capacity: 3000, minimumAge: 20, cutOff: '14:25' },
      { distanceKm: 21.0975, fee: 120, capacity: 6000, minimumAge: 16, cutOff: '11:15' },
    ])
  })

  test('the race and its sign-up, in Beijing time', () => {
    expect(raceInfo2024).toMatchObject({
      startTime: '2024-09-22 08:00:00',
      endTime: '2024-09-22 14:25:00',
      signUpStartTime: '2024-08-08 00:00:00',
      signUpEndTime: '2024-08-18 23:59:59',
      signUpMaxNumber: 9000,
    })
    expect(edition.keyDates.map(({ time }) => time.slice(0, 10))).toEqual([
      '2024-08-08',
      '2024-08-18',
      '2024-09-20',
      '2024-09-22',
      '2024-09-23',
    ])
  })

  test('no date is promised for the draw, and no cut-off on the way', () => {
    const all = JSON.stringify(edition)
    expect(all).not.toMatch(/8 月 26 日|26 August|9:25|12:35/)
  })
})
