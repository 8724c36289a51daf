import type { SiteConfigSource } from '#site-config/siteConfig.ts'
import { videoFile, picture } from './pictures.ts'

type Source = NonNullable<SiteConfigSource['videoCollections']>[number]

const video = (number: string, rest: Source): Source => ({
  id: `video-${number}`,
  pic: picture(`video-${number}`),
  picSmall: picture(`video-${number}-s`),
  src: videoFile(`video-${number}`),
  seconds: 7,
  ...rest,
})

/** The first is shown large on the home page, the other recommended ones next to it. */
export const videoCollections: Source[] = [
  video('01', {
    title: '起跑之前：燕岭的清晨五点',
    titleEn: 'Before the start: Yanling at 5:00',
    summary: '志愿者布置起点',
    summaryEn: 'Volunteers set out the start',
    isRecommend: true,
  }),
  video('02', {
    title: '航拍石桥',
    titleEn: 'The stone bridge from above',
    summary: '赛道风景',
    summaryEn: 'On the course',
    isRecommend: true,
  }),
  video('03', {
    title: '领跑者',
    titleEn: 'The front runner',
    summary: '人物',
    summaryEn: 'Portrait',
    isRecommend: true,
  }),
  video('04', {
    title: '头灯列队上山',
    titleEn: 'Headlamps up the hill',
    summary: '志愿者夜巡',
    summaryEn: 'Volunteers on night patrol',
    isRecommend: true,
  }),
  video('05', {
    title: '瓦檐夹道的老街',
    titleEn: 'A lane of tiled eaves',
    summary: '村落',
    summaryEn: 'Villages',
    isRecommend: true,
  }),
  video('06', {
    title: '清水湖上的救生船',
    titleEn: 'The safety boat on Qingshui Lake',
    summary: '安全保障',
    summaryEn: 'Keeping the race safe',
    isRecommend: true,
  }),
  video('07', {
    title: '一只存包袋的早晨',
    titleEn: 'Race morning, as a bag sees it',
    summary: '赛事服务',
    summaryEn: 'Race services',
  }),
  video('08', {
    title: '四十二公里画成一座山',
    titleEn: '42 kilometres drawn as a mountain',
    summary: '剪纸动画',
    summaryEn: 'Paper-cut animation',
  }),
  video('09', {
    title: '灶间的柿饼',
    titleEn: 'Persimmon cakes by the stove',
    summary: '燕岭风物',
    summaryEn: 'Tastes of the valley',
  }),
  video('10', {
    title: '镜头对准弯道',
    titleEn: 'A lens on the bend',
    summary: '赛道摄影',
    summaryEn: 'Race photography',
  }),
  video('11', {
    title: '领奖台',
    titleEn: 'The podium',
    summary: '颁奖',
    summaryEn: 'Prize-giving',
  }),
]
