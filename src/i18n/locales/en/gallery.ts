import type { Translated } from '../../translated.ts'
import type { gallery as zh } from '../zh/gallery.ts'

export const gallery: Translated<typeof zh> = {
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
