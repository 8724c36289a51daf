// @vitest-environment node
import { describe, expect, test } from 'vitest'
import raceInfo from '#editions/yanling-2024/raceInfo.json' with { type: 'json' }
import { season } from '#sandbox/editions/yanling-2024/race.ts'
import { documents, edition, readable } from './documents.ts'

/**
 * Required content of the edition (spec §1): fact, the documents that state it, in Chinese, in
 * English.
 */
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
    ['3000 个', '6000 个'],
    ['3,000', '6,000'],
  ],
  [
    'ballot dates',
    ['race-rules', 'registration-instructions'],
    ['8 月 8 日至 8 月 18 日', '抽签'],
    ['8 August to 24:00 on 18 August', 'ballot'],
  ],
  [
    'day of the ballot',
    ['race-rules', 'registration-instructions', 'notice-ballot-closes', 'ballot-three-days-left'],
    ['8 月 26 日 9:00'],
    ['26 August at 9:00'],
  ],
  [
    'how the result of the ballot is announced',
    ['registration-instructions', 'notice-ballot-closes'],
    ['短信或邮件'],
    ['text message or e-mail'],
  ],
  [
    'waiting list and its end',
    ['race-rules', 'registration-instructions'],
    ['候补名单', '按候补号依次递补', '9 月 13 日 18:00'],
    ['waiting list', 'the next runner on the list', '18:00 on 13 September'],
  ],
  [
    'refund for entrants who stay on the waiting list or whose proof is rejected',
    ['registration-instructions'],
    ['候补未获递补', '截止后视同未中签'],
    ['still on the waiting list when it closes', 'you are not in the ballot'],
  ],
  [
    'fees',
    ['race-rules', 'registration-instructions'],
    ['180 元', '120 元'],
    ['CNY 180', 'CNY 120'],
  ],
  ['no chip deposit', ['registration-instructions'], ['芯片押金'], ['no chip deposit']],
  [
    'refund for entrants not drawn',
    ['race-rules', 'registration-instructions'],
    ['原路退还'],
    ['refunded to the account you paid from'],
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
    ['2024 年内满 20 岁', '2004 年 12 月 31 日', '2024 年内满 16 岁', '2008 年 12 月 31 日'],
    ['20 or over', '31 December 2004', '16', '31 December 2008'],
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
    ['9 月 20 日', '21 日', '本人', '证件', '采集人脸信息', '不可代领'],
    ['20', '21 September', 'in person', 'ID', 'face', 'obody can collect for you'],
  ],
  [
    'shuttle buses and road closures',
    ['race-route', 'traffic-and-shuttles'],
    ['摆渡车', '5:00 至 15:30'],
    ['shuttle', '5:00 and 15:30'],
  ],
  ['medical cover', ['race-rules', 'race-route'], ['每 2.5 公里'], ['every 2.5 km']],
  [
    'timing mats',
    ['race-rules', 'race-route'],
    ['每 5 公里', '计时毯', '在 21.0975 公里处（青峡驿）另设一块'],
    ['every 5 km', 'mats', 'one more at 21.0975 km (Qingxia Post)'],
  ],
  [
    'health',
    ['race-rules'],
    ['患有不适合长跑的疾病，或怀孕、近期饮酒、感冒发热者，不得参赛'],
    ['You must not run if you have a condition that rules out long-distance running'],
  ],
  ['insurance', ['race-rules', 'insurance'], ['投保'], ['insure']],
  ['prize money', ['race-rules'], ['奖金', '第一名'], ['prize money', '1st']],
  [
    'results and the deadline for objections',
    ['race-rules', 'results-and-prizes'],
    ['赛后 24 小时，即 9 月 23 日 14:25 起', '成绩公示 10 天，至 10 月 3 日 14:25'],
    [
      '24 hours after the race',
      '14:25 on 23 September',
      'provisional for 10 days',
      'before 14:25 on 3 October',
    ],
  ],
  [
    'kit that nobody collected',
    ['race-rules', 'kit-pick-up'],
    ['逾期不领的，视为放弃参赛'],
    ['if you do not collect your kit in time, you give up your place'],
  ],
  [
    'places without the ballot',
    ['registration-instructions'],
    ['赞助名额', '直通名额', '精英名额', '公益名额'],
    ['Sponsor places', 'Direct entry', 'Elite places', 'Charity places'],
  ],
  ['data protection officer', ['contact-us'], ['privacy@yanling'], ['privacy@yanling']],
  [
    'prize list and payment',
    ['race-rules', 'results-and-prizes'],
    ['公示 10 天', '30 个工作日内'],
    ['10 days', '30 working days'],
  ],
  [
    'record bonus',
    ['race-rules', 'record-bonus'],
    ['10,000', '2:28:05', '2:43:56'],
    ['10,000', '2:28:05', '2:43:56'],
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
      'the recipient pays the postage on delivery',
      'within 15 working days',
      'left over from another event',
    ],
  ],
  [
    'race-pack mailing',
    ['notice-race-pack-mailing'],
    ['仅面向获得 2024 马拉松参赛名额、但未到现场领取', '号码布与芯片不邮寄'],
    [
      'got a place in the 2024 marathon but never collected their kit at the venue',
      'bibs and chips are not posted',
    ],
  ],
]

const rows = facts.flatMap(([fact, ids, zh, en]) => ids.map((id) => ({ fact, id, zh, en })))

test.each(rows)('$id states $fact in both languages', ({ id, zh, en }) => {
  const found = documents.find((document) => document.id === id)
  const chinese = readable(found?.content ?? '')
  const english = readable(found?.contentEn ?? '')
  for (const words of zh) expect(chinese).toContain(words)
  for (const words of en) expect(english.toLowerCase()).toContain(words.toLowerCase())
})

describe('facts outside the documents', () => {
  test('race items', () => {
    expect(edition.raceItems).toMatchObject([
      { distanceKm: 42.195, fee: 180, capacity: 3000, minimumAge: 20, cutOff: '14:25' },
      { distanceKm: 21.0975, fee: 120, capacity: 6000, minimumAge: 16, cutOff: '11:15' },
    ])
  })

  test('race and sign-up times, in Beijing time', () => {
    expect(raceInfo).toMatchObject({
      startTime: '2024-09-22 08:00:00',
      endTime: '2024-09-22 14:25:00',
      signUpStartTime: '2024-08-08 00:00:00',
      signUpEndTime: '2024-08-18 23:59:59',
      signUpMaxNumber: 9000,
    })
    expect(edition.keyDates.map(({ time }) => time.slice(0, 10))).toEqual([
      '2024-08-08',
      '2024-08-18',
      '2024-08-26',
      '2024-09-20',
      '2024-09-22',
      '2024-09-23',
    ])
  })

  test('the ballot date is the one at which sign-ups are processed', () => {
    const dates = edition.keyDates.map(({ time }) => Date.parse(`${time.replace(' ', 'T')}+08:00`))
    expect(dates).toContain(season.drawAt)
  })

  test('no intermediate cut-offs are mentioned', () => {
    expect(JSON.stringify(edition)).not.toMatch(/9:25|12:35/)
  })
})
