import type { SiteConfigSource } from '#site-config/siteConfig.ts'
import { picture } from './pictures.ts'
import { at } from './raceMoment.ts'

const OPENS = at('2024-08-08 00:00')
const LAST_DAY = at('2024-08-18 00:00')
const CLOSES = at('2024-08-19 00:00')
const BALLOT = at('2024-08-26 09:00')
const KIT = at('2024-09-20 10:00')
const RACE_DAY = at('2024-09-22 02:00')
const START = at('2024-09-22 08:00')
const END = at('2024-09-22 14:25')

/** `jumpUrl` is the id of an article; a line break in a title is a line break of the headline. */
export const carouselList: SiteConfigSource['carouselList'] = [
  {
    surfacePlotUrlH5: picture('carousel-1-h5'),
    surfacePlotUrl: picture('carousel-1'),
    tone: 'ink',
    ground: '#e7b98b',
    title: '日出燕岭\n一路向秋',
    titleEn: 'Run the ridge\nin morning light',
    overline: '2024 燕岭马拉松 · 京郊山地',
    overlineEn: '2024 edition, mountains near Beijing',
    alt: '晨光里，选手穿过起点拱门跑上山路，远处城墙起伏',
    altEn: 'Runners leave the start arch in morning light below the ridge wall',
    jumpUrl: '',
    validUntil: RACE_DAY,
    leads: [
      {
        validFrom: RACE_DAY,
        validUntil: START,
        title: '就在今天\n跑进山里',
        titleEn: 'Today we run\ninto the hills',
        overline: '7:45 检录截止 · 8:00 起跑',
        overlineEn: 'Check-in closes at 7:45, start at 8:00',
      },
    ],
  },
  {
    surfacePlotUrlH5: picture('carousel-2-h5'),
    surfacePlotUrl: picture('carousel-2'),
    tone: 'white',
    ground: '#395749',
    title: '一条山路\n穿过千林',
    titleEn: 'One road,\na thousand trees',
    overline: '赛道丈量完成 · 全长 42.195 公里',
    overlineEn: 'The course is measured: 42.195 km',
    alt: '俯瞰盘山公路在秋林间回转，选手成串上行',
    altEn: 'The winding course seen from above, threading autumn woods',
    jumpUrl: 'course-measured',
    leads: [
      {
        validFrom: CLOSES,
        validUntil: BALLOT,
        title: '静候抽签\n林深路远',
        titleEn: 'The ballot is next,\nkeep on running',
        overline: '8 月 26 日 9:00 抽签',
        overlineEn: 'Ballot on 26 August at 9:00',
      },
    ],
  },
  {
    surfacePlotUrlH5: picture('carousel-3-h5'),
    surfacePlotUrl: picture('carousel-3'),
    tone: 'ink',
    ground: '#dea35c',
    title: '柿子红时\n跑过村前',
    titleEn: 'Past the village,\nunder persimmons',
    overline: '沿线十一村 · 为你加油',
    overlineEn: 'Eleven villages are waiting for you',
    alt: '柿子挂满枝头，选手从瓦房村落前跑过',
    altEn: 'Runners pass a tiled village under laden persimmon boughs',
    jumpUrl: 'eleven-villages',
    validUntil: END,
    leads: [
      {
        validFrom: LAST_DAY,
        validUntil: CLOSES,
        title: '今夜截止\n山在等你',
        titleEn: 'Entries close tonight,\nthe hills are waiting',
        overline: '8 月 18 日 24:00 报名截止',
        overlineEn: 'Enter by 24:00 on 18 August',
      },
    ],
  },
  {
    surfacePlotUrlH5: picture('carousel-4-h5'),
    surfacePlotUrl: picture('carousel-4'),
    tone: 'ink',
    ground: '#649e8e',
    title: '城墙在侧\n群峰在前',
    titleEn: 'Beside the wall,\ntowards the peaks',
    overline: '关门时间 · 马拉松 14:25 · 半程 11:15',
    overlineEn: 'Cut-offs: marathon 14:25, half marathon 11:15',
    alt: '正午的山脊城墙，选手从敌楼下沿马道跑来',
    altEn: 'Noon on the ridge wall, runners coming down from the watchtower',
    jumpUrl: 'cut-off-times',
    validUntil: END,
    leads: [
      {
        validFrom: BALLOT,
        validUntil: KIT,
        title: '名单已定\n城墙下见',
        titleEn: 'The ballot is drawn,\nsee you by the wall',
        overline: '抽签结果已公布',
        overlineEn: 'The ballot has been drawn',
      },
      {
        validFrom: START,
        validUntil: END,
        title: '他们正在\n山脊之上',
        titleEn: 'They are out\non the ridge',
        overline: '关门时间 · 马拉松 14:25 · 半程 11:15',
        overlineEn: 'Cut-offs: marathon 14:25, half marathon 11:15',
        jumpUrl: 'cut-off-times',
      },
    ],
  },
  {
    surfacePlotUrlH5: picture('carousel-5-h5'),
    surfacePlotUrl: picture('carousel-5'),
    tone: 'ink',
    ground: '#d1d5cc',
    title: '晨雾未散\n松下先行',
    titleEn: 'Into the mist,\npast old pines',
    overline: '9 月 20 日至 21 日 · 领取参赛物品',
    overlineEn: 'Kit pick-up on 20 and 21 September',
    alt: '晨雾漫过群山，松树下几名选手跑过',
    altEn: 'Mist over the ranges, a few runners below old pines',
    jumpUrl: 'kit-pick-up',
    validUntil: at('2024-09-21 18:00'),
    leads: [
      {
        validUntil: OPENS,
        title: '九月二十二\n山里见',
        titleEn: 'See you in the hills\nthis September',
        overline: '8 月 8 日开放报名',
        overlineEn: 'Entries open on 8 August',
        jumpUrl: 'notice-sign-up-opens',
      },
      {
        validFrom: KIT,
        validUntil: RACE_DAY,
        title: '号码在手\n养足精神',
        titleEn: 'Bib in hand,\nrest well',
        overline: '9 月 20 日至 21 日 · 领取参赛物品',
        overlineEn: 'Kit pick-up on 20 and 21 September',
        jumpUrl: 'kit-pick-up',
      },
    ],
  },
  {
    surfacePlotUrlH5: picture('carousel-6-h5'),
    surfacePlotUrl: picture('carousel-6'),
    tone: 'white',
    ground: '#1f2c32',
    title: '打破纪录\n名留燕岭',
    titleEn: 'Beat the record,\nmake your name',
    overline: '打破赛会纪录 · 奖励 10,000 元',
    overlineEn: 'Break the record and win CNY 10,000',
    alt: '灯笼夹道的终点，选手举臂冲线',
    altEn: 'Arms raised at the finish, between rows of lanterns',
    jumpUrl: 'record-bonus',
    validUntil: END,
    leads: [
      {
        validFrom: END,
        title: '跑过群山\n满载而归',
        titleEn: 'Over the hills\nand home again',
        overline: '2024 燕岭马拉松 · 圆满落幕',
        overlineEn: 'The 2024 edition is over',
      },
    ],
  },
]
