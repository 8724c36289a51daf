import type { SiteConfigSource } from '#site-config/siteConfig.ts'
import { drawing, picture, sharePicture } from './pictures.ts'

export const identity: SiteConfigSource = {
  websiteTitle: '2024 燕岭马拉松',
  websiteTitleEn: 'Yanling Mountain Marathon 2024',
  slogan: '每年九月，在京郊群山里跑一场马拉松。',
  sloganEn: 'Every September, a marathon through the mountains near Beijing.',
  theme: { primary: '#22523f', accent: '#be3c14', radius: 4, displayFont: 'serif', ridge: true },
  logo: drawing('logo'),
  logoEn: drawing('logo-en'),
  logoDark: drawing('logo-light'),
  logoDarkEn: drawing('logo-en-light'),
  logoH5: drawing('logo-h5'),
  shareImage: sharePicture,
}

export const race: SiteConfigSource = {
  raceItems: [
    {
      itemId: 'full',
      name: '马拉松',
      nameEn: 'Marathon',
      distanceKm: 42.195,
      fee: 180,
      capacity: 3000,
      minimumAge: 20,
      cutOff: '14:25',
      courseUrl: '/edition-2024/course/full.geojson',
      picture: picture('gallery-16-s'),
      entryMode: 'ballot',
    },
    {
      itemId: 'half',
      name: '半程马拉松',
      nameEn: 'Half marathon',
      distanceKm: 21.0975,
      fee: 120,
      capacity: 6000,
      minimumAge: 16,
      cutOff: '11:15',
      courseUrl: '/edition-2024/course/half.geojson',
      picture: picture('gallery-08-s'),
      entryMode: 'ballot',
    },
  ],
  keyDates: [
    { time: '2024-08-08 00:00:00', label: '开放', labelEn: 'Opens' },
    { time: '2024-08-18 23:59:59', label: '截止', labelEn: 'Closes' },
    { time: '2024-08-26 09:00:00', label: '抽签', labelEn: 'Ballot', kind: 'ballot' },
    { time: '2024-09-20 10:00:00', label: '领物', labelEn: 'Kit', kind: 'kitPickUp' },
    { time: '2024-09-22 08:00:00', label: '起跑', labelEn: 'Race', isRace: true },
    { time: '2024-09-23 14:25:00', label: '成绩', labelEn: 'Results', kind: 'results' },
  ],
  hotLine: {
    phone: '010-0000 0922',
    phoneEn: '+86 10 0000 0922',
    hours: '8 月 1 日至 9 月 30 日，每日 9:00–18:00',
    hoursEn: '1 August to 30 September, daily 9:00–18:00',
  },
  multipleSearchRaceList: [2024, 2023, 2022].map((year) => ({
    raceId: `yanling-${year}`,
    raceName: `${year} 燕岭马拉松`,
    raceNameEn: `Yanling Mountain Marathon ${year}`,
    year,
  })),
  courseMap: {
    summary: '出广场，沿青峡上行，翻两座岭回到起点',
    summaryEn: 'Out of the square, up Qingxia Gorge, over two ridges and back to the start',
    picture: picture('course-map'),
    pictureEn: picture('course-map-en'),
    pictureH5: picture('course-map-h5'),
    pictureH5En: picture('course-map-h5-en'),
    profile: picture('course-profile'),
    profileEn: picture('course-profile-en'),
    profileH5: picture('course-profile-h5'),
    profileH5En: picture('course-profile-h5-en'),
    alt: '路线图：从燕岭广场出发，沿青峡经古长城遗址到青峡驿（半程马拉松终点），再经清水湖、柿子岭回到广场',
    altEn:
      'Course map: from Yanling Square up Qingxia Gorge past the ruins of the old Great Wall to Qingxia Post, the half marathon finish, then by Qingshui Lake and Shizi Ridge back to the square',
  },
}

export const footer: SiteConfigSource = {
  qrCodeImg: drawing('qr-app'),
  qrCodeImgH5: drawing('qr-wechat'),
  copyright: drawing('copyright-zh'),
  copyrightEn: drawing('copyright-en'),
  copyrightH5: drawing('copyright-h5-zh'),
  copyrightH5En: drawing('copyright-h5-en'),
  websiteRegInfo: [
    { id: 'icp', label: '京ICP备00000000号-1', link: 'https://beian.miit.gov.cn/' },
    { id: 'police', label: '京公网安备00000000000000号', link: 'https://beian.mps.gov.cn/' },
  ],
  registrationSearchUrl: '',
  scoreSearchUrl: '',
  pictureSearchUrl: '',
}
