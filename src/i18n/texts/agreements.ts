import type { Translated } from '../translated.ts'

/** Texts around the agreements, which are themselves in `features/legal/`. */
export const zh = {
  'agreements.print': '打印',
  'agreements.none': '尚未公布。',
  'agreements.failed': '加载失败，请检查网络后重试。',
  'agreements.neutral': '本网站的通用条款，本赛事的文本尚未公布',
} as const

export const en: Translated<typeof zh> = {
  'agreements.print': 'Print',
  'agreements.none': 'It has not been published yet.',
  'agreements.failed': 'It could not be loaded. Check your connection and try again.',
  'agreements.neutral': 'General terms of this website; the race’s own are not published yet',
}
