import type { SiteDocument } from '#site-config/siteDocument.ts'
import { at, picture, texts } from '../texts.ts'

type Triple = [en: string, ja: string, zh: string]

const ENTRIES_OPEN = at('2025-02-01 12:00')

const article = (
  id: string,
  time: string,
  cover: string,
  title: Triple,
  summary: Triple,
  content: Triple,
): Partial<SiteDocument> => ({
  id,
  time: at(time),
  ...(at(time) > ENTRIES_OPEN && { publishFrom: at(time) }),
  picture: picture(cover),
  ...texts('title', ...title),
  ...texts('summary', ...summary),
  ...texts('content', ...content),
  isRecommend: true,
})

export const raceNews: Partial<SiteDocument>[] = [
  article(
    'race-announced',
    '2025-01-06 10:00',
    'gallery-05-s',
    [
      'Kirigadake Trail 2025: 23 to 25 May',
      '霧ヶ岳トレイル2025、5月23日〜25日に開催',
      '2025 雾之岳越野赛：5 月 23 日至 25 日',
    ],
    [
      'Three loops around one mountain: 100 km, 50 km and 20 km.',
      '一つの山をめぐる三つの周回コース：100km・50km・20km。',
      '围绕一座山的三条环线：100 公里、50 公里与 20 公里。',
    ],
    [
      '<p>The 100 km starts in Yu Square on Friday, 23 May at 22:00, the 50 km on Saturday at 6:00 and the 20 km on Saturday at 10:00. Entries open on 1 February at 12:00. There are 900 places, given in order of entry. The <a href="#/race-information/race-rules">race rules</a> and the <a href="#/race-information/race-route">courses</a> are online.</p>',
      '<p>100kmは5月23日（金）22:00、50kmは24日（土）6:00、20kmは24日（土）10:00に湯の広場をスタートします。エントリーは2月1日12:00から先着順で、定員は合わせて900人です。<a href="#/race-information/race-rules">大会要項</a>と<a href="#/race-information/race-route">コース</a>を公開しました。</p>',
      '<p>100 公里于 5 月 23 日（星期五）22:00 从汤之广场起跑，50 公里于星期六 6:00 起跑，20 公里于星期六 10:00 起跑。报名自 2 月 1 日 12:00 开始，900 个名额先到先得。<a href="#/race-information/race-rules">竞赛规程</a>与<a href="#/race-information/race-route">比赛路线</a>已经公布。</p>',
    ],
  ),
  article(
    'kit-list',
    '2025-01-20 10:00',
    'news-1',
    ['The kit list for 2025', '2025年の必携品リスト', '2025 年强制装备清单'],
    [
      'New: a red rear light for the 100 km.',
      '100kmは赤色の後方ライトが新たに必要です。',
      '新增：100 公里须携带红色尾灯。',
    ],
    [
      '<p>The list has two changes. Runners of the 100 km carry a red rear light, and everybody brings a cup: there are none at the aid stations. We check the kit when you collect your bib. See <a href="#/race-information/mandatory-kit">Mandatory kit</a>.</p>',
      '<p>変更は二つです。100kmの方は赤色の後方ライトを携行してください。また、エイドに紙コップは置きませんので、全種目でマイカップが必要です。ナンバーカードの受け取り時に確認します。詳しくは<a href="#/race-information/mandatory-kit">必携品</a>をご覧ください。</p>',
      '<p>清单有两处变化：100 公里选手须携带红色尾灯；补给站不提供纸杯，所有选手须自带水杯。领取号码布时检查装备，详见<a href="#/race-information/mandatory-kit">强制装备</a>。</p>',
    ],
  ),
  article(
    'course-markers',
    '2025-01-28 10:00',
    'news-2',
    ['4,000 ribbons to tie', '4,000本のリボン', '四千条红布条'],
    [
      'Volunteers wanted for marking on 17 and 18 May.',
      '5月17日・18日、マーキングのボランティア募集。',
      '5 月 17 日、18 日招募路标志愿者。',
    ],
    [
      '<p>On Saturday, 17 and Sunday, 18 May we mark the courses. Eight teams tie about 4,000 ribbons and take them down again on 31 May. You need to be 16 or over and steady on your feet. Write to volunteers@kirigadake.example by 30 April.</p>',
      '<p>5月17日（土）と18日（日）にコースのマーキングを行います。8班に分かれて約4,000本のリボンを結び、5月31日に回収します。16歳以上で山道に慣れた方が対象です。4月30日までにvolunteers@kirigadake.exampleへご連絡ください。</p>',
      '<p>5 月 17 日（星期六）与 18 日（星期日）布置路标，八个小组共系约 4000 条布条，5 月 31 日全部收回。须年满 16 岁、熟悉山路。请在 4 月 30 日前写信至 volunteers@kirigadake.example。</p>',
    ],
  ),
  article(
    'entries-open',
    '2025-02-01 12:00',
    'gallery-03-s',
    ['Entries are open', 'エントリー受付を開始しました', '报名开始'],
    [
      'Until 31 March, first come, first served.',
      '3月31日まで、先着順で受け付けます。',
      '3 月 31 日截止，先到先得。',
    ],
    [
      '<p>You can now <a href="#/post">enter</a> for all three events. The form shows how many places are left. Your place is held for 7 days. If it is not paid for by then, it lapses.</p>',
      '<p>全種目の<a href="#/post">エントリー</a>を開始しました。残りの定員はフォームに表示されます。参加枠は送信から7日間確保し、期限内にお支払いがない場合は失効します。</p>',
      '<p>三个项目均已开放<a href="#/post">报名</a>，报名表中显示剩余名额。名额自提交起保留 7 天，逾期未缴费的失效。</p>',
    ],
  ),
  article(
    'hundred-full',
    '2025-02-05 09:00',
    'gallery-04-s',
    ['The 100 km is full', '100kmは定員に達しました', '100 公里名额已满'],
    [
      '250 entries in four days; the waiting list is open.',
      '4日間で250人。キャンセル待ちを受け付けています。',
      '四天报满 250 人，候补已开放。',
    ],
    [
      '<p>All 250 places of the 100 km were taken by 4 February at 21:00. You can join the waiting list in the <a href="#/post">form</a>; it costs nothing. There are still places in the 50 km and the 20 km.</p>',
      '<p>100kmは2月4日21:00に定員の250人に達しました。キャンセル待ちには<a href="#/post">エントリーフォーム</a>から無料で登録できます。50kmと20kmはまだ空きがあります。</p>',
      '<p>截至 2 月 4 日 21:00，100 公里 250 个名额已经报满，可在<a href="#/post">报名表</a>中免费登记候补。50 公里与 20 公里仍有名额。</p>',
    ],
  ),
  article(
    'ridge-weather',
    '2025-02-10 10:00',
    'news-3',
    ['A weather mast on the ridge', '稜線に気象計を設置', '山脊上的气象杆'],
    [
      'Wind and temperature at 1,900 m, from May.',
      '標高1,900mの風と気温を5月から公開。',
      '5 月起公布海拔 1900 米处的风速与气温。',
    ],
    [
      '<p>From 1 May a mast at 1,900 m measures wind and temperature every ten minutes. We use it to decide whether the summit can be crossed.</p><p>If a wind of more than 20 m/s or lightning is forecast for the summit, the 100 km and the 50 km skip it and go around it from Kumomi Hut. We decide on 23 May at 18:00 and post it on this site.</p>',
      '<p>5月1日から、標高1,900mの気象計で風と気温を10分おきに計測します。山頂を通れるかどうかの判断に使います。</p><p>山頂で風速20m/sを超える風または雷が予想される場合、100kmと50kmは山頂を通らず、雲見小屋から迂回します。5月23日18:00に決定し、このサイトでお知らせします。</p>',
      '<p>5 月 1 日起，海拔 1900 米处的气象杆每十分钟测一次风速与气温。据此判断能否翻越山顶。</p><p>预报山顶风速超过 20 米/秒或有雷电时，100 公里与 50 公里不上山顶，从云见小屋绕行。5 月 23 日 18:00 作出决定，并在本网站公布。</p>',
    ],
  ),
]

export const activityBulletin: Partial<SiteDocument>[] = [
  {
    ...article(
      'bus-timetable',
      '2025-02-12 10:00',
      'news-4',
      ['Bus timetable published', '連絡バスの時刻を公開しました', '接驳巴士时刻公布'],
      [
        'From Kirisato-guchi Station to Yu Square.',
        '霧里口駅〜湯の広場を運行します。',
        '雾里口站至汤之广场。',
      ],
      [
        '<p>Buses run every 30 minutes from 11:00 on Friday, 23 May. All times are on <a href="#/race-information/access">Getting here</a>.</p>',
        '<p>5月23日（金）11:00から30分間隔で運行します。時刻は<a href="#/race-information/access">アクセス</a>をご覧ください。</p>',
        '<p>巴士自 5 月 23 日（星期五）11:00 起每 30 分钟一班。全部时刻见<a href="#/race-information/access">交通与接驳</a>。</p>',
      ],
    ),
    validUntil: at('2025-05-25 10:30'),
  },
  {
    ...article(
      'waiting-list-notice',
      '2025-02-14 10:00',
      'gallery-07-s',
      [
        'Waiting list: offers from 8 April',
        'キャンセル待ちのご案内は4月8日から',
        '候补递补：4 月 8 日开始',
      ],
      [
        'By e-mail, until 30 April at 18:00.',
        '4月30日18:00まで、メールでお知らせします。',
        '以邮件通知，至 4 月 30 日 18:00。',
      ],
      [
        '<p>We offer places that become available by e-mail, in the order of the list, from 8 April at 10:00 to 30 April at 18:00. To take the place, pay within 72 hours of the offer; after that it goes to the next runner. Check your e-mail often.</p>',
        '<p>空きが出た場合、4月8日10:00から4月30日18:00まで、順番にメールでご案内します。参加を希望する方は、ご案内から72時間以内に参加料をお支払いください。期限を過ぎると参加枠は失効します。こまめにメールをご確認ください。</p>',
        '<p>4 月 8 日 10:00 至 4 月 30 日 18:00，空出的名额按候补号依次以邮件通知。收到通知后须在 72 小时内缴费，逾期名额失效，请留意邮箱。</p>',
      ],
    ),
    validUntil: at('2025-04-30 18:00'),
  },
]
