import type { Translated } from '../translated.ts'

/** Words of the screen on a host without a race. */
export const zh = {
  'site.unbound': '未绑定赛事',
  'site.unbound.text': '没有找到与 {host} 对应的赛事。如果您是从赛事通知进来的，请核对网址后重试。',
} as const

export const en: Translated<typeof zh> = {
  'site.unbound': 'Not bound to a race',
  'site.unbound.text':
    'There is no race at {host}. If you followed a link from a race, check the address.',
}
