import type { Translated } from '../../translated.ts'
import type { content as zh } from '../zh/content.ts'

export const content: Translated<typeof zh> = {
  'content.video': 'Watch the video on its own page:',
  'content.audio': 'Listen to the recording on its own page:',
  'content.page': 'See the embedded content on its own page:',
}
