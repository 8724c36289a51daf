import type { EditionConfig } from '../../config.ts'
import { at, picture, texts } from '../texts.ts'

const OPENS = at('2025-02-01 12:00')
const LAST_DAY = at('2025-03-31 00:00')
const CLOSES = at('2025-04-01 00:00')
const WAITING_ENDS = at('2025-04-30 18:00')
const KIT = at('2025-05-23 12:00')
const RACE_DAY = at('2025-05-23 16:00')
const START = at('2025-05-23 22:00')
const RACE_OVER = at('2025-05-25 02:00')

/** `jumpUrl` is the id of an article; a line break in a title is a line break of the headline. */
export const carouselList: EditionConfig['carouselList'] = [
  {
    surfacePlotUrlH5: picture('carousel-1-h5'),
    surfacePlotUrl: picture('carousel-1'),
    tone: 'white',
    ground: '#1a2150',
    ...texts(
      'title',
      'A river of light\nup the mountain',
      '光の川が\n山をのぼる',
      '灯火成河\n逆流上山',
    ),
    ...texts(
      'overline',
      'Kirigadake Trail 2025, Friday, 23 May, 22:00',
      '霧ヶ岳トレイル2025 · 5月23日（金）22:00',
      '2025 雾之岳越野赛 · 5 月 23 日（星期五）22:00',
    ),
    ...texts(
      'alt',
      'A river of headlamps climbs Kirigadake at the night start',
      '夜のスタート。ヘッドランプの列が霧ヶ岳を登っていく',
      '夜间出发，头灯如河涌上雾之岳',
    ),
    jumpUrl: '',
    validUntil: RACE_DAY,
    leads: [
      {
        validFrom: RACE_DAY,
        validUntil: START,
        ...texts('title', 'Tonight,\nup the mountain', '今夜\n山へ', '今夜\n点灯上山'),
        ...texts(
          'overline',
          'Briefing at 21:00, start of the 100 km at 22:00',
          '21:00 競技説明会 · 22:00 100kmスタート',
          '21:00 赛前说明 · 22:00 100 公里起跑',
        ),
      },
    ],
  },
  {
    surfacePlotUrlH5: picture('carousel-2-h5'),
    surfacePlotUrl: picture('carousel-2'),
    tone: 'white',
    ground: '#566089',
    ...texts(
      'title',
      'Above the fog\nbefore the sun',
      '雲海の上で\n朝を迎える',
      '云海之上\n先见日出',
    ),
    ...texts(
      'overline',
      'Three loops: 100 km, 50 km, 20 km',
      '100km・50km・20kmの三つの周回コース',
      '100 公里、50 公里、20 公里三条环线',
    ),
    ...texts(
      'alt',
      'Runners on a ridge above a sea of fog, a red sun rising',
      '雲海の上の稜線を登る選手と赤い朝日',
      '云海之上，选手沿山脊迎着红日攀登',
    ),
    jumpUrl: 'race-announced',
    leads: [
      {
        validUntil: OPENS,
        ...texts('title', 'In May,\nabove the fog', '五月\n雲海の上へ', '五月\n云海之上'),
        ...texts(
          'overline',
          'Entries open on 1 February at 12:00',
          'エントリー開始は2月1日12:00',
          '2 月 1 日 12:00 开放报名',
        ),
        jumpUrl: 'race-announced',
      },
      {
        validFrom: START,
        validUntil: RACE_OVER,
        ...texts(
          'title',
          'They are out\nabove the fog',
          '選手はいま\n雲海の上に',
          '他们正在\n云海之上',
        ),
        ...texts(
          'overline',
          'Time limit of the 100 km: Sunday, 25 May, 2:00',
          '100kmのフィニッシュ閉鎖は5月25日（日）2:00',
          '100 公里 · 5 月 25 日（星期日）2:00 关门',
        ),
      },
    ],
  },
  {
    surfacePlotUrlH5: picture('carousel-3-h5'),
    surfacePlotUrl: picture('carousel-3'),
    tone: 'ink',
    ground: '#c9cfd6',
    ...texts('title', 'Stone steps,\na red gate', '石段の先に\n赤い鳥居', '石阶尽头\n一座红门'),
    ...texts(
      'overline',
      'Takemori Shrine: cut-off on Saturday, 24 May, 15:00',
      '岳守神社 · 関門は5月24日（土）15:00',
      '岳守神社 · 5 月 24 日（星期六）15:00 关门',
    ),
    ...texts(
      'alt',
      'Runners climb shrine steps to a red gate among cedars',
      '杉林の石段を鳥居へ登る選手たち',
      '杉林石阶上，选手奔向红色鸟居',
    ),
    jumpUrl: 'course-markers',
    validUntil: RACE_OVER,
    leads: [
      {
        validFrom: LAST_DAY,
        validUntil: CLOSES,
        ...texts('title', 'Last night\nto enter', '今夜\nエントリー締切', '今夜\n报名截止'),
        ...texts(
          'overline',
          'Enter by 24:00 on 31 March',
          'エントリーは3月31日24:00まで',
          '3 月 31 日 24:00 报名截止',
        ),
      },
    ],
  },
  {
    surfacePlotUrlH5: picture('carousel-4-h5'),
    surfacePlotUrl: picture('carousel-4'),
    tone: 'ink',
    ground: '#c9cfd6',
    ...texts(
      'title',
      'Ninety metres\nof rope and fog',
      '九十メートルの\n吊橋と霧',
      '九十米吊桥\n与一谷雾',
    ),
    ...texts(
      'overline',
      'What to carry: the kit list for 2025',
      '2025年大会の必携品リスト',
      '2025 年强制装备清单',
    ),
    ...texts(
      'alt',
      'Runners cross a rope bridge over a fog-filled gorge',
      '霧の谷にかかる吊橋を渡る選手たち',
      '选手走过雾谷上的吊桥',
    ),
    jumpUrl: 'kit-list',
    validUntil: RACE_OVER,
    leads: [
      {
        validFrom: KIT,
        validUntil: RACE_DAY,
        ...texts(
          'title',
          'Pack the kit,\ncharge the lamp',
          '必携品をそろえ\n灯りを充電',
          '备齐装备\n充好头灯',
        ),
        ...texts(
          'overline',
          'Bib pick-up at the Community Hall until 20:30 today; 50 km and 20 km also tomorrow',
          'ナンバーカード受け取りは公民館で本日20:30まで（50km・20kmは明朝も可）',
          '今日 20:30 前到公民馆领取号码布；50 公里与 20 公里明早也可领取',
        ),
        jumpUrl: 'kit-list',
      },
    ],
  },
  {
    surfacePlotUrlH5: picture('carousel-5-h5'),
    surfacePlotUrl: picture('carousel-5'),
    tone: 'ink',
    ground: '#c9cfd6',
    ...texts(
      'title',
      'Between fields\nfull of sky',
      '空を映した\n棚田のあいだ',
      '水田如镜\n奔跑其间',
    ),
    ...texts(
      'overline',
      'Buses from Kirisato-guchi Station',
      '霧里口駅から連絡バスを運行',
      '雾里口站接驳巴士',
    ),
    ...texts(
      'alt',
      'Runners on the bank between mirror-bright rice terraces',
      '水を張った棚田の畦を走る選手たち',
      '正午，选手沿水光梯田的田埂奔跑',
    ),
    jumpUrl: 'bus-timetable',
    validUntil: RACE_OVER,
    leads: [
      {
        validFrom: CLOSES,
        validUntil: WAITING_ENDS,
        ...texts(
          'title',
          'Entries are in,\nthe hills are next',
          'エントリー終了\n山で会いましょう',
          '报名已截止\n山里见',
        ),
        ...texts(
          'overline',
          'Places that become available go to the waiting list until 30 April, 18:00',
          'キャンセル待ちの繰り上げは4月30日18:00まで',
          '候补递补至 4 月 30 日 18:00',
        ),
      },
    ],
  },
  {
    surfacePlotUrlH5: picture('carousel-6-h5'),
    surfacePlotUrl: picture('carousel-6'),
    tone: 'white',
    ground: '#2b3570',
    ...texts(
      'title',
      'Lanterns are lit,\nthe bath is hot',
      '提灯がともり\n湯が待つ',
      '灯笼已亮\n汤池正温',
    ),
    ...texts(
      'overline',
      'Finish in Yu Square, Kirisato Onsen',
      'フィニッシュは霧里温泉・湯の広場',
      '终点 · 雾里温泉汤之广场',
    ),
    ...texts(
      'alt',
      'A finisher, arms raised, under lanterns in the hot-spring town',
      '提灯の灯る温泉街で両手を上げてフィニッシュ',
      '黄昏温泉小镇，灯笼下举臂冲线',
    ),
    jumpUrl: '',
    leads: [
      {
        validFrom: RACE_OVER,
        ...texts(
          'title',
          'Home again,\nthe bath is hot',
          'おかえりなさい\n湯が待つ',
          '平安归来\n汤池正温',
        ),
        ...texts(
          'overline',
          'Kirigadake Trail 2025 is over',
          '霧ヶ岳トレイル2025は終了しました',
          '2025 雾之岳越野赛圆满结束',
        ),
      },
    ],
  },
]
