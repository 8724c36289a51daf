import type { Translated } from '../translated.ts'

/** Words that the site adds to an editor's content; a link follows them. */
export const zh = {
  'content.video': '视频请在原网页观看：',
  'content.audio': '音频请在原网页收听：',
  'content.page': '嵌入的内容请在原网页查看：',
} as const

export const en: Translated<typeof zh> = {
  'content.video': 'Watch the video on its own page:',
  'content.audio': 'Listen to the recording on its own page:',
  'content.page': 'See the embedded content on its own page:',
}
