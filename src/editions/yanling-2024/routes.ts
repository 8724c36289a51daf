import type { SiteConfigSource } from '#site-config/siteConfig.ts'

type Entry = NonNullable<SiteConfigSource['remoteAsyncRoutes']>[number]
type Meta = NonNullable<Entry['meta']>

const pascal = (path: string) =>
  path.replace(/(?:^|[-/]+)([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase())

const page = (path: string, meta: Meta, component = 'document view'): Entry => ({
  path,
  component,
  name: pascal(path),
  meta: { ...meta, hidden: false },
})

const list = (path: string, meta: Meta) => page(path, meta, 'document list view')

/** A group of the menu; its path redirects to its first page. */
const group = (path: string, title: string, titleEn: string, pages: Entry[]): Entry => ({
  path,
  component: 'layout',
  name: pascal(path),
  redirect: `${path}/${pages[0]?.path}`,
  alwaysShow: false,
  meta: { title, titleEn, hidden: false },
  children: pages.map((entry) => ({ ...entry, meta: { ...entry.meta, parent: pascal(path) } })),
})

/** The content groups in the order of the menu (spec §2 "Content route groups"). */
export const remoteAsyncRoutes: Entry[] = [
  group('/race-information', '赛事信息', 'The race', [
    page('race-rules', {
      title: '竞赛规程',
      titleEn: 'Race rules',
      summary: '项目、关门时间、费用与奖励',
      summaryEn: 'Events, cut-offs, fees, prizes',
      dataPath: 'raceInformation.raceRules',
    }),
    page('registration-instructions', {
      title: '报名须知',
      titleEn: 'How to enter',
      summary: '抽签、完赛证明、退款',
      summaryEn: 'Ballot, proof, refunds',
      dataPath: 'raceInformation.registrationInstructions',
    }),
    page('race-route', {
      title: '比赛路线',
      titleEn: 'The course',
      summary: '路线、补给、医疗、交通',
      summaryEn: 'Route, aid, medical, shuttles',
      dataPath: 'raceInformation.raceRoute',
    }),
    page('race-statement', {
      title: '参赛声明',
      titleEn: 'Declaration',
      summary: '未成年人须监护人签字',
      summaryEn: 'Under-18s need a guardian',
      dataPath: 'raceInformation.raceStatement',
    }),
    page('faq', {
      title: '常见问题',
      titleEn: 'Questions',
      summary: '报名、领物、比赛日、成绩',
      summaryEn: 'Entry, kit, race day, results',
    }),
  ]),
  group('/news-notice', '新闻公告', 'News', [
    list('race-news', {
      title: '赛事新闻',
      titleEn: 'Race news',
      summary: '燕岭马拉松的新消息',
      summaryEn: 'What is new at Yanling',
      dataPath: 'newsNotice.raceNews',
    }),
    list('activity-bulletin', {
      title: '活动公告',
      titleEn: 'Event notices',
      summary: '报名、领物、存包、成绩',
      summaryEn: 'Entry, kit, bags, results',
      dataPath: 'newsNotice.activityBulletin',
    }),
  ]),
  group('/epidemic-prevention-instructions', '防疫须知', 'Health notice', [
    page('epidemic-prevention-notice', {
      title: '防疫须知',
      titleEn: 'Health notice',
      summary: '健康自查与现场防护',
      summaryEn: 'Before and on race day',
      dataPath: 'epidemicPreventionInstructions.epidemicPreventionNotice',
    }),
  ]),
  group('/introduction', '燕岭风物', 'The valley', [
    page('about-index', {
      title: '走进燕岭',
      titleEn: 'About Yanling',
      summary: '山、水、城墙与村落',
      summaryEn: 'Hills, water, wall, villages',
      dataPath: 'introduction.aboutIndex',
    }),
    page('cuisine', {
      title: '燕岭味道',
      titleEn: 'Yanling cuisine',
      summary: '柿饼、板栗与一碗面',
      summaryEn: 'Persimmons, chestnuts, noodles',
      dataPath: 'introduction.cuisine',
    }),
    page('light-of-canal', {
      title: '运河灯火',
      titleEn: 'Lights on the canal',
      summary: '夜色、灯影与石拱桥',
      summaryEn: 'Night, lanterns, a stone bridge',
      dataPath: 'introduction.lightOfCanal',
    }),
  ]),
  // The site's own groups: these entries say where they stand.
  { path: '/licensed-goods' },
  { path: '/partners' },
  group('/about-us', '关于我们', 'About', [
    page('race-Introduction', {
      title: '赛事介绍',
      titleEn: 'About the race',
      summary: '一场京郊山地马拉松',
      summaryEn: 'A marathon in the mountains',
      dataPath: 'aboutUs.raceIntroduction',
    }),
    page('contact-us', {
      title: '联系我们',
      titleEn: 'Contact us',
      summary: '热线、邮箱与地址',
      summaryEn: 'Phone, e-mail, address',
      dataPath: 'aboutUs.contactUs',
    }),
  ]),
]
