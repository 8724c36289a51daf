import type { EditionConfig } from '../../config.ts'
import { texts } from '../texts.ts'

type Triple = [en: string, ja: string, zh: string]

const HALL: Triple = ['Kirisato Community Hall', '霧里公民館', '雾里公民馆']
const SQUARE: Triple = ['Yu Square', '湯の広場', '汤之广场']

const event = (id: string, start: string, end: string, title: Triple, place: Triple) => ({
  id,
  start,
  end,
  ...texts('title', ...title),
  ...texts('place', ...place),
})
/** A day that is shown beside a time, with non-breaking spaces. */
const FRIDAY: Triple = [
  'Fri\u00a023\u00a0May',
  '5月23日（金）',
  '5\u00a0月\u00a023\u00a0日（周五）',
]
const SATURDAY: Triple = [
  'Sat\u00a024\u00a0May',
  '5月24日（土）',
  '5\u00a0月\u00a024\u00a0日（周六）',
]
const SUNDAY: Triple = [
  'Sun\u00a025\u00a0May',
  '5月25日（日）',
  '5\u00a0月\u00a025\u00a0日（周日）',
]
const timed = <K extends string>(field: K, [en, ja, zh]: Triple, time: string) =>
  texts(field, `${en}, ${time}`, `${ja} ${time.replace('–', '〜')}`, `${zh} ${time}`)

const moment = (day: Triple, time: string, label: Triple, place: Triple) => ({
  ...timed('time', day, time),
  ...texts('label', ...label),
  ...texts('place', ...place),
})
const finish = (itemId: string, day: Triple, bagUntil: string) => ({
  itemId,
  ...texts('place', ...SQUARE),
  ...texts('bagPlace', ...HALL),
  ...timed('bagUntil', day, bagUntil),
})
const line = (...words: Triple) => texts('text', ...words)
const bus = (words: Triple, time: string, every: Triple) => ({
  ...texts('line', ...words),
  time,
  ...texts('every', ...every),
})

/** The race weekend in brief, compiled from the rules, the courses and the access page. */
export const raceDay: EditionConfig = {
  calendarEvents: [
    event(
      'kit-1',
      '2025-05-23 12:00:00',
      '2025-05-23 20:30:00',
      [
        'Bib pick-up and kit check, all events',
        'ナンバーカード受け取り・必携品チェック（全種目）',
        '领取号码布与装备检查（全部项目）',
      ],
      HALL,
    ),
    event(
      'kit-2',
      '2025-05-24 04:30:00',
      '2025-05-24 09:00:00',
      [
        'Bib pick-up and kit check, 50 km until 5:30, 20 km until 9:00',
        'ナンバーカード受け取り・必携品チェック（50kmは5:30、20kmは9:00まで）',
        '领取号码布与装备检查（50 公里至 5:30，20 公里至 9:00）',
      ],
      HALL,
    ),
    event(
      'briefing',
      '2025-05-23 21:00:00',
      '2025-05-23 21:20:00',
      ['Briefing for the 100 km', '100km競技説明会', '100 公里赛前说明'],
      SQUARE,
    ),
    event(
      'results',
      '2025-05-25 12:00:00',
      '',
      ['Results and certificates', '記録・完走証の公開', '成绩与完赛证书公布'],
      ['This site', '大会サイト', '本网站'],
    ),
  ],
  raceGuide: {
    times: [
      moment(
        FRIDAY,
        '12:00–20:30',
        [
          'Bib pick-up and kit check',
          'ナンバーカード受け取り・必携品チェック',
          '领取号码布与装备检查',
        ],
        HALL,
      ),
      moment(
        FRIDAY,
        '21:00',
        [
          '100 km: briefing, last drop bags',
          '100km競技説明会・ドロップバッグ預け入れ締切',
          '100 公里赛前说明，换装包截止',
        ],
        SQUARE,
      ),
      moment(FRIDAY, '22:00', ['Start of the 100 km', '100kmスタート', '100 公里起跑'], SQUARE),
      moment(
        SATURDAY,
        '4:30–9:00',
        [
          'Bib pick-up and kit check, 50 km until 5:30, 20 km until 9:00',
          'ナンバーカード受け取り・必携品チェック（50kmは5:30、20kmは9:00まで）',
          '领取号码布与装备检查（50 公里至 5:30，20 公里至 9:00）',
        ],
        HALL,
      ),
      moment(SATURDAY, '6:00', ['Start of the 50 km', '50kmスタート', '50 公里起跑'], SQUARE),
      moment(SATURDAY, '10:00', ['Start of the 20 km', '20kmスタート', '20 公里起跑'], SQUARE),
    ],
    finishes: [
      finish('100k', SUNDAY, '4:00'),
      finish('50k', SATURDAY, '22:00'),
      finish('20k', SATURDAY, '18:00'),
    ],
    bring: [
      line(
        'Your passport or photo ID, for bib pick-up',
        'ナンバーカード受け取り用のパスポートまたは顔写真付き本人確認書類',
        '护照或带照片的证件，领取号码布时出示',
      ),
      line(
        'The mandatory kit, packed as you will carry it',
        '必携品。走るときと同じ状態で',
        '强制装备，按比赛时的样子装好',
      ),
      line(
        'For the 100 km: a drop bag of up to 20 litres for Takemori Shrine; hand it in at Yu Square by Friday 21:00',
        '100kmの方は岳守神社で受け取るドロップバッグ（20リットルまで）。金曜21:00までに湯の広場で預けてください',
        '100 公里选手：送往岳守神社的换装包，不超过 20 升，周五 21:00 前在汤之广场交存',
      ),
      line(
        'If you are under 18: your guardian, who comes with you to bib pick-up',
        '18歳未満の方は保護者。ナンバーカードの受け取りに同行',
        '未满 18 岁选手：监护人陪同领取号码布',
      ),
    ],
    shuttles: [
      bus(
        ['Station → Yu Square, Friday', '駅 → 湯の広場（金）', '车站 → 汤之广场，周五'],
        '11:00–20:00',
        ['every 30 min', '30分間隔', '每 30 分钟'],
      ),
      bus(
        ['Station → Yu Square, Saturday', '駅 → 湯の広場（土）', '车站 → 汤之广场，周六'],
        '4:00–8:20',
        ['every 20 min', '20分間隔', '每 20 分钟'],
      ),
      bus(
        ['Yu Square → station, Saturday', '湯の広場 → 駅（土）', '汤之广场 → 车站，周六'],
        '12:30–22:00',
        ['every 30 min', '30分間隔', '每 30 分钟'],
      ),
      bus(
        ['Yu Square → station, Sunday', '湯の広場 → 駅（日）', '汤之广场 → 车站，周日'],
        '5:30–10:30',
        ['every 30 min', '30分間隔', '每 30 分钟'],
      ),
    ],
    medical: [
      line(
        'Doctors at Tanaoka School, Kumomi Hut, Takemori Shrine and Yu Square',
        '棚岡小学校・雲見小屋・岳守神社・湯の広場に医師が待機',
        '棚冈小学、云见小屋、岳守神社与汤之广场有医生值守',
      ),
      line(
        'Guides with a radio and a defibrillator move along the courses',
        '無線とAEDを持ったガイドがコースを巡回',
        '携带电台与除颤器的向导沿途巡护',
      ),
      line(
        'If you must stop, go to the next aid station. If you cannot walk, stay where you are, keep warm and call +81 260 00 0523',
        'リタイアする場合は次のエイドへ。動けないときはその場で体を冷やさないようにして0260-00-0523へ',
        '退赛请走到下一个补给站；无法行走时请原地保暖，并拨打 +81 260 00 0523',
      ),
    ],
    notes: [
      line(
        '100 km, leave by: Tanaoka School Saturday 5:00, Takemori Shrine Saturday 15:00; finish by Sunday 2:00',
        '100km：棚岡小学校は土曜5:00、岳守神社は土曜15:00までに出発。フィニッシュは日曜2:00まで',
        '100 公里：棚冈小学周六 5:00、岳守神社周六 15:00 前离开；周日 2:00 前到达终点',
      ),
      line(
        '50 km, leave by: Kumomi Hut Saturday 10:00, Takemori Shrine Saturday 15:00; finish by Saturday 20:00',
        '50km：雲見小屋は土曜10:00、岳守神社は土曜15:00までに出発。フィニッシュは土曜20:00まで',
        '50 公里：云见小屋周六 10:00、岳守神社周六 15:00 前离开；周六 20:00 前到达终点',
      ),
      line(
        'Collect your bag from the Community Hall by: 20 km Saturday 18:00, 50 km Saturday 22:00, 100 km Sunday 4:00',
        '公民館の手荷物の受け取り：20kmは土曜18:00、50kmは土曜22:00、100kmは日曜4:00まで',
        '请到公民馆取包：20 公里周六 18:00 前，50 公里周六 22:00 前，100 公里周日 4:00 前',
      ),
      line(
        'Results and certificates: Sunday, 25 May from 12:00',
        '記録と完走証：5月25日（日）12:00から',
        '成绩与完赛证书：5 月 25 日（星期日）12:00 起',
      ),
    ],
    phones: [
      {
        ...texts('label', 'Race control', '大会本部', '赛事指挥中心'),
        ...texts('phone', '+81 260 00 0523', '0260-00-0523', '+81 260 00 0523'),
        ...texts(
          'hours',
          'around the clock from 23 to 25 May',
          '5月23日〜25日は24時間',
          '5 月 23 日至 25 日全天',
        ),
      },
    ],
  },
}
