import type { EditionConfig } from '../../config.ts'
import { texts } from '../texts.ts'

type Entry = NonNullable<EditionConfig['remoteAsyncRoutes']>[number]
type Meta = NonNullable<Entry['meta']>
type Triple = [en: string, ja: string, zh: string]

const nameOf = (path: string) =>
  path.replace(/(?:^|[-/]+)([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase())

const page = (
  path: string,
  dataPath: string,
  title: Triple,
  summary: Triple,
  component = 'document view',
): Entry => {
  const meta: Meta = {
    ...texts('title', ...title),
    ...texts('summary', ...summary),
    dataPath,
    hidden: false,
  }
  return { path, component, name: nameOf(path), meta }
}

const list = (path: string, dataPath: string, title: Triple, summary: Triple) =>
  page(path, dataPath, title, summary, 'document list view')

/** A group of the menu; its path redirects to its first page. */
const group = (path: string, title: Triple, pages: Entry[]): Entry => ({
  path,
  component: 'layout',
  name: nameOf(path),
  redirect: `${path}/${pages[0]?.path}`,
  alwaysShow: false,
  meta: { ...texts('title', ...title), hidden: false },
  children: pages.map((entry) => ({ ...entry, meta: { ...entry.meta, parent: nameOf(path) } })),
})

export const remoteAsyncRoutes: Entry[] = [
  group(
    '/race-information',
    ['The race', '参加案内', '赛事信息'],
    [
      page(
        'race-rules',
        'raceInformation.raceRules',
        ['Race rules', '大会要項', '竞赛规程'],
        [
          'Events, cut-offs, fees, penalties',
          '種目・制限時間・参加料・失格',
          '项目、关门时间、费用与罚则',
        ],
      ),
      page(
        'registration-instructions',
        'raceInformation.registrationInstructions',
        ['How to enter', 'エントリー方法', '报名须知'],
        ['Places, waiting list, refunds', '先着順・キャンセル待ち・返金', '名额、候补与退款'],
      ),
      page(
        'race-route',
        'raceInformation.raceRoute',
        ['The courses', 'コース', '比赛路线'],
        ['Routes, aid, cut-off points', 'ルート・エイド・関門', '路线、补给与关门点'],
      ),
      page(
        'mandatory-kit',
        'raceInformation.mandatoryKit',
        ['Mandatory kit', '必携品', '强制装备'],
        ['What to carry, by distance', '種目ごとの装備', '各项目必须携带的装备'],
      ),
      page(
        'access',
        'raceInformation.access',
        ['Getting here', 'アクセス', '交通与接驳'],
        ['Trains, buses, parking', '鉄道・バス・駐車場', '列车、巴士与停车'],
      ),
      page(
        'faq',
        '',
        ['Questions', 'よくある質問', '常见问题'],
        ['Short answers', 'お問い合わせの前に', '简明解答'],
      ),
      page(
        'race-statement',
        'raceInformation.raceStatement',
        ['Declaration', '参加誓約書', '参赛声明'],
        [
          'Under 18, a guardian signs too',
          '18歳未満は保護者の署名も必要',
          '未满 18 岁须监护人签字',
        ],
      ),
    ],
  ),
  group(
    '/news-notice',
    ['News', 'ニュース・お知らせ', '新闻公告'],
    [
      list(
        'race-news',
        'newsNotice.raceNews',
        ['Race news', 'ニュース', '赛事新闻'],
        ['What is new on the mountain', '大会の最新情報', '山上的新消息'],
      ),
      list(
        'activity-bulletin',
        'newsNotice.activityBulletin',
        ['Event notices', 'お知らせ', '活动公告'],
        ['Waiting list, buses', 'キャンセル待ち・バス', '候补与接驳'],
      ),
    ],
  ),
  group(
    '/introduction',
    ['The mountain', '霧ヶ岳', '走进雾之岳'],
    [
      page(
        'about-index',
        'introduction.aboutIndex',
        ['About Kirigadake', '霧ヶ岳とは', '认识雾之岳'],
        ['Fog, terraces, hot springs', '霧・棚田・温泉', '云雾、梯田与温泉'],
      ),
    ],
  ),
  group(
    '/about-us',
    ['About', '大会概要・お問い合わせ', '关于我们'],
    [
      page(
        'race-Introduction',
        'aboutUs.raceIntroduction',
        ['About the race', '大会紹介', '赛事介绍'],
        [
          'Three loops around one mountain',
          '一つの山をめぐる三つの周回コース',
          '围绕一座山的三条环线',
        ],
      ),
      page(
        'contact-us',
        'aboutUs.contactUs',
        ['Contact us', 'お問い合わせ', '联系我们'],
        ['Phone, e-mail, address', '電話・メール・所在地', '电话、邮箱与地址'],
      ),
    ],
  ),
]
