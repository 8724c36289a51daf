import type { zh } from '../texts/content.ts'

export const ja: Record<keyof typeof zh, string> = {
  'content.video': '動画は元のページでご覧ください：',
  'content.audio': '音声は元のページでお聞きください：',
  'content.page': '埋め込みの内容は元のページでご覧ください：',
}
