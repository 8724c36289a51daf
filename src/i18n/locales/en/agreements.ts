import type { Translated } from '../../translated.ts'
import type { agreements as zh } from '../zh/agreements.ts'

export const agreements: Translated<typeof zh> = {
  'agreements.print': 'Print',
  'agreements.none': 'It has not been published yet.',
  'agreements.failed': 'It could not be loaded. Check your connection and try again.',
  'agreements.neutral': 'General terms of this website; the race’s own are not published yet',
}
