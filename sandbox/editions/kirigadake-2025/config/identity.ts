import type { EditionConfig } from '../../config.ts'
import { course, drawing, picture, texts, ZONE } from '../texts.ts'

export const identity: EditionConfig = {
  ...texts('websiteTitle', 'Kirigadake Trail 2025', '霧ヶ岳トレイル2025', '2025 雾之岳越野赛'),
  ...texts(
    'slogan',
    'Through the night, above the fog.',
    '夜を越えて、霧の上へ。',
    '穿过长夜，奔向雾海之上。',
  ),
  logo: drawing('logo'),
  logoEn: drawing('logo'),
  logoDark: drawing('logo-light'),
  logoDarkEn: drawing('logo-light'),
  logoH5: drawing('logo'),
  race: {
    timeZone: ZONE,
    ...texts('zoneName', 'Japan time', '日本時間', '日本时间'),
    currency: 'JPY',
    defaultLanguage: 'en',
    languages: ['en', 'ja', 'zh'],
    ...texts('shortName', 'Kirigadake Trail', '霧ヶ岳トレイル', '雾之岳越野赛'),
    ...texts('place', 'Kirisato Onsen, Japan', '霧里温泉（日本）', '日本雾里温泉'),
    ...texts(
      'organiser',
      'Kirigadake Trail Committee',
      '霧ヶ岳トレイル実行委員会',
      '雾之岳越野赛组委会',
    ),
  },
  theme: { primary: '#2b3570', accent: '#b3241f', radius: 4, displayFont: 'serif', ridge: true },
}

export const race: EditionConfig = {
  raceItems: [
    {
      itemId: '100k',
      ...texts('name', '100 km', '100km', '100 公里'),
      distanceKm: 100,
      climbM: 3660,
      fee: 32_000,
      capacity: 250,
      minimumAge: 20,
      startTime: '2025-05-23 22:00:00',
      cutOff: '2025-05-25 02:00',
      courseUrl: course('100k.geojson'),
      picture: picture('gallery-03'),
      entryMode: 'firstCome',
      availability: 'waitingList',
    },
    {
      itemId: '50k',
      ...texts('name', '50 km', '50km', '50 公里'),
      distanceKm: 50,
      climbM: 1860,
      fee: 18_000,
      capacity: 350,
      minimumAge: 18,
      startTime: '2025-05-24 06:00:00',
      cutOff: '2025-05-24 20:00',
      courseUrl: course('50k.geojson'),
      picture: picture('gallery-05'),
      entryMode: 'firstCome',
    },
    {
      itemId: '20k',
      ...texts('name', '20 km', '20km', '20 公里'),
      distanceKm: 20,
      climbM: 450,
      fee: 9000,
      capacity: 300,
      minimumAge: 16,
      startTime: '2025-05-24 10:00:00',
      cutOff: '2025-05-24 16:00',
      courseUrl: course('20k.geojson'),
      picture: picture('gallery-06'),
      entryMode: 'firstCome',
    },
  ],
  keyDates: [
    { time: '2025-02-01 12:00:00', ...texts('label', 'Opens', 'エントリー開始', '开放') },
    { time: '2025-03-31 23:59:59', ...texts('label', 'Closes', 'エントリー締切', '截止') },
    {
      time: '2025-04-30 18:00:00',
      ...texts('label', 'Waiting list closes', 'キャンセル待ち終了', '候补截止'),
    },
    {
      time: '2025-05-23 12:00:00',
      ...texts('label', 'Bib pick-up', 'ナンバーカード受け取り', '领取号码布'),
      kind: 'kitPickUp',
    },
    {
      time: '2025-05-23 22:00:00',
      ...texts('label', '100 km start', '100kmスタート', '100 公里起跑'),
      isRace: true,
    },
    {
      time: '2025-05-25 12:00:00',
      ...texts('label', 'Results', '記録公開', '成绩公布'),
      kind: 'results',
    },
  ],
  hotLine: {
    ...texts('phone', '+81 260 00 0523', '0260-00-0523', '+81 260 00 0523'),
    ...texts(
      'hours',
      'February to May, weekdays 10:00–17:00; from 23 to 25 May around the clock',
      '2月〜5月、平日10:00〜17:00（5月23日〜25日は24時間）',
      '2 月至 5 月，工作日 10:00–17:00；5 月 23 日至 25 日全天接听',
    ),
  },
  multipleSearchRaceList: [
    {
      raceId: 'kirigadake-2025',
      ...texts('raceName', 'Kirigadake Trail 2025', '霧ヶ岳トレイル2025', '2025 雾之岳越野赛'),
      year: 2025,
    },
  ],
  courseMap: {
    ...texts(
      'summary',
      'Three loops from the hot-spring town; the 100 km and the 50 km climb above the fog, cross Kirigadake and come back over the gorge',
      '温泉街を発着する三つの周回コース。100kmと50kmは霧の上へ登り、霧ヶ岳を越え、渓谷を渡って戻ります',
      '三条环线都从温泉小镇出发；100 公里与 50 公里登上云海，翻越雾之岳，再跨过峡谷返回',
    ),
    ...texts(
      'alt',
      'Course map: three loops from Kirisato Onsen around Kirigadake',
      'コースマップ：霧里温泉を起点に霧ヶ岳をめぐる三つの周回コース',
      '路线图：从雾里温泉出发、环绕雾之岳的三条环线',
    ),
  },
  resultFiles: ['results'],
  courseFacts: [
    {
      ...texts('value', '1,982 m', '1,982m', '1982 米'),
      ...texts('label', 'Kirigadake', '霧ヶ岳山頂', '雾之岳山顶'),
    },
  ],
  entryChannels: [
    {
      kind: 'public',
      ...texts('name', 'General entry', '一般エントリー', '大众报名'),
      ...texts(
        'summary',
        'First come, first served, with a waiting list',
        '先着順。定員に達した後はキャンセル待ち',
        '先到先得，满额后可候补',
      ),
      url: '/post',
    },
  ],
}

export const footer: EditionConfig = {
  qrCodeImg: '',
  qrCodeImgH5: '',
  ...texts('copyright', drawing('copyright-en'), drawing('copyright-ja'), drawing('copyright-zh')),
  ...texts(
    'copyrightH5',
    drawing('copyright-h5-en'),
    drawing('copyright-h5-ja'),
    drawing('copyright-h5-zh'),
  ),
  websiteRegInfo: [],
  registrationSearchUrl: '',
  scoreSearchUrl: '',
  pictureSearchUrl: '',
  pictures: {
    banners: {
      default: picture('banner-race'),
      newsNotice: picture('banner-news'),
      introduction: picture('intro'),
      aboutUs: picture('intro'),
    },
    login: picture('login-art'),
    help: drawing('empty'),
    empty: drawing('empty'),
    notFound: drawing('not-found'),
    offline: drawing('offline'),
  },
  socialLinks: [],
  links: {
    associations: [
      {
        ...texts(
          'name',
          'Japan Trail Running Guide (sample)',
          '日本トレイルランニング案内（見本）',
          '日本越野跑指南（示例）',
        ),
        url: 'https://trails.example/',
      },
    ],
  },
}
