import type { gallery as zh } from '../zh/gallery.ts'

export const gallery: Record<keyof typeof zh, string> = {
  'gallery.pictures.line': '大会の写真、全{count}枚',
  'gallery.pictures.empty': '写真はまだありません',
  'gallery.pictures.empty.text': '大会当日の写真は、整理でき次第ここに掲載します。',
  'gallery.picture.unnamed': '写真{number}',
  'gallery.picture.previous': '前の写真',
  'gallery.picture.next': '次の写真',
  'gallery.picture.article': '関連記事を読む',
  'gallery.videos.line': 'スタート前からフィニッシュ後まで（全{count}本の動画）',
  'gallery.videos.empty': '動画はまだありません',
  'gallery.videos.empty.text': '大会の動画は、編集でき次第ここに掲載します。',
  'gallery.video.unnamed': '動画{number}',
  'gallery.video.length': '再生時間',
  'gallery.video.previous': '前の動画',
  'gallery.video.next': '次の動画',
  'gallery.video.upNext': '次に再生',
  'gallery.video.ended': '再生が終わりました',
  'gallery.video.playNext': '次の動画を再生',
  'gallery.video.again': 'もう一度見る',
  'gallery.video.failed':
    'この動画は現在再生できません。通信状況を確認してもう一度お試しいただくか、ほかの動画をご覧ください。',
}
