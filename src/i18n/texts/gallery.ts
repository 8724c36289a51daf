import type { Translated } from '../translated.ts'

/** Words of the picture and video collections. */
export const zh = {
  'gallery.pictures.line': '赛事影像，共 {count} 张',
  'gallery.pictures.empty': '还没有图片',
  'gallery.pictures.empty.text': '比赛日的图片整理好后，会放在这里。',
  'gallery.picture.unnamed': '图片 {number}',
  'gallery.picture.previous': '上一张',
  'gallery.picture.next': '下一张',
  'gallery.picture.article': '阅读相关文章',
  'gallery.videos.line': '起跑之前，赛道之上，冲线之后：{count} 支短片',
  'gallery.videos.empty': '还没有视频',
  'gallery.videos.empty.text': '短片剪辑好后，会放在这里。',
  'gallery.video.unnamed': '短片 {number}',
  'gallery.video.length': '时长',
  'gallery.video.previous': '上一支',
  'gallery.video.next': '下一支',
  'gallery.video.upNext': '接下来',
  'gallery.video.ended': '播放结束',
  'gallery.video.playNext': '播放下一支',
  'gallery.video.again': '重看一遍',
  'gallery.video.failed': '这支短片暂时无法播放。请检查网络后重试，或先看别的短片。',
} as const

export const en: Translated<typeof zh> = {
  'gallery.pictures.line': '{count} pictures of the race',
  'gallery.pictures.line_one': '1 picture of the race',
  'gallery.pictures.empty': 'No pictures yet',
  'gallery.pictures.empty.text': 'Pictures of race day will be here once they are ready.',
  'gallery.picture.unnamed': 'Picture {number}',
  'gallery.picture.previous': 'Previous picture',
  'gallery.picture.next': 'Next picture',
  'gallery.picture.article': 'Read the story',
  'gallery.videos.line': 'Before the start, on the course, past the line: {count} short videos',
  'gallery.videos.line_one': 'Before the start, on the course, past the line: one short video',
  'gallery.videos.empty': 'No videos yet',
  'gallery.videos.empty.text': 'Short videos of the race will be here once they are edited.',
  'gallery.video.unnamed': 'Video {number}',
  'gallery.video.length': 'Length',
  'gallery.video.previous': 'Previous video',
  'gallery.video.next': 'Next video',
  'gallery.video.upNext': 'Up next',
  'gallery.video.ended': 'The end',
  'gallery.video.playNext': 'Play the next video',
  'gallery.video.again': 'Watch again',
  'gallery.video.failed':
    'This video cannot be played right now. Check your connection and try again, or pick another one.',
}
