import type { Translated } from '../translated.ts'

/** Words of the screen on a host without a race, or whose race has nothing to show yet. */
export const zh = {
  'site.unbound': '未绑定赛事',
  'site.unbound.text': '没有找到与 {host} 对应的赛事。如果您是从赛事通知进来的，请核对网址后重试。',
  'site.unpublished': '网站筹备中',
  'site.unpublished.text': '赛事信息正在准备中，发布后即可在本站查看，敬请期待。',
} as const

export const en: Translated<typeof zh> = {
  'site.unbound': 'Not bound to a race',
  'site.unbound.text':
    'There is no race at {host}. If you followed a link from a race, check the address.',
  'site.unpublished': 'Site in preparation',
  'site.unpublished.text':
    'The race’s pages are being prepared and will appear here once they are published.',
}
