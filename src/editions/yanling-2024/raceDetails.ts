import type { SiteConfigSource } from '#site-config/siteConfig.ts'
import { agreement, drawing, picture } from './pictures.ts'

/** Details of this race: zone, currency, languages, pictures, its own texts. */
export const raceDetails: SiteConfigSource = {
  race: {
    timeZone: 'Asia/Shanghai',
    zoneName: '北京时间',
    zoneNameEn: 'Beijing time',
    currency: 'CNY',
    defaultLanguage: 'zh',
    languages: ['zh', 'en'],
    shortName: '燕岭马拉松',
    shortNameEn: 'Yanling Mountain Marathon',
    place: '北京 燕岭区',
    placeEn: 'Yanling District, Beijing',
    organiser: '燕岭马拉松组委会',
    organiserEn: 'Yanling Mountain Marathon Organising Committee',
  },
  pictures: {
    banners: {
      default: picture('banner-race'),
      newsNotice: picture('banner-news'),
      introduction: picture('banner-valley'),
      licensedGoods: picture('banner-shop'),
      partners: picture('banner-partners'),
      aboutUs: picture('banner-about'),
      imageCollection: picture('banner-partners'),
    },
    login: picture('banner-race'),
    help: picture('gallery-09-s'),
    empty: drawing('empty-state'),
    notFound: drawing('not-found'),
    offline: drawing('offline'),
  },
  texts: {
    zh: {
      'login.title': '登录账号|准备上山',
      'login.line': '登录后可报名，查看抽签结果、参赛号与成绩。账号与赛事 App 通用。',
      'home.countdown.over.text': '感谢每一位跑进山里的人，来年九月再见。',
      'gallery.pictures.line': '燕岭马拉松影像，共 {count} 张',
      'home.pictures.count': '燕岭马拉松影像，共 {count} 张',
      'home.social': '关注燕岭马拉松',
      'signup.direct.next.1': '审核通常需要两个工作日，结果会显示在这一页。',
      'signup.channel.direct.text': '上届各项目前一百名、连续三届志愿者等',
      'results.ranks':
        '名次按枪声成绩排定，斜线后为列入名次的人数；奖项按男、女分别录取，净成绩供个人参考。',
      'signup.closed.notYet.text': '报名开始后，请在本页填写报名表。请先备好证件与完赛证明。',
    },
    en: {
      'login.title': 'Log in,|then head for the hills',
      'login.line':
        'Log in to enter and to see your ballot result, bib number and results. The same account works in the race app.',
      'home.countdown.over.text': 'Thank you for running our hills. See you next September.',
      'gallery.pictures.line': '{count} pictures of the race',
      'home.pictures.count': '{count} pictures of the race',
      'signup.post.title': 'Enter the {race}',
      'signup.direct.next.1':
        'A review usually takes two working days. The result will be shown on this page.',
      'home.social': 'Follow Yanling',
      'signup.channel.direct.text':
        'Last year’s first 100 finishers, volunteers in each of the last three years, and others',
      'results.ranks':
        'Ranking is by gun time, and the figure after the slash is the number of runners ranked. Prizes go to men and women separately. Net time is for your own reference.',
      'signup.closed.notYet.text':
        'The form will be on this page once entries open. Have your ID and proof of an earlier finish ready.',
    },
  },
  courseFacts: [
    { value: '每 5 公里', valueEn: 'Every 5 km', label: '计时毯', labelEn: 'Timing mats' },
    { value: '每 2.5 公里', valueEn: 'Every 2.5 km', label: '医疗点', labelEn: 'Medical points' },
  ],
  agreements: {
    registration: {
      version: '2024-07-01',
      date: '2024-07-01',
      title: '报名协议',
      titleEn: 'Registration Agreement',
      since: '适用于 2024 燕岭马拉松',
      sinceEn: 'For the Yanling Mountain Marathon 2024',
      url: agreement('registration-zh'),
      urlEn: agreement('registration-en'),
    },
    account: {
      version: '2024-07-01',
      date: '2024-07-01',
      title: '用户协议',
      titleEn: 'User Agreement',
      since: '2024 年 7 月 1 日起生效',
      sinceEn: 'In force from 1 July 2024',
      url: agreement('account-zh'),
      urlEn: agreement('account-en'),
    },
    privacy: {
      version: '2024-07-01',
      date: '2024-07-01',
      title: '隐私政策',
      titleEn: 'Privacy Policy',
      since: '2024 年 7 月 1 日起生效',
      sinceEn: 'In force from 1 July 2024',
      url: agreement('privacy-zh'),
      urlEn: agreement('privacy-en'),
    },
  },
  links: {
    partnersCall: '/about-us/contact-us',
    associations: [
      {
        name: '中国田径协会',
        nameEn: 'Chinese Athletics Association',
        path: 'athletics-association',
        url: 'https://www.athletics.org.cn/',
      },
    ],
  },
}
