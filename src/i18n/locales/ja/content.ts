import type { content as zh } from '../zh/content.ts'

export const content: Record<keyof typeof zh, string> = {
  'content.video': '動画は元のページでご覧ください：',
  'content.audio': '音声は元のページでお聞きください：',
  'content.page': '埋め込みの内容は元のページでご覧ください：',
}
