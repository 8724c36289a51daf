import type { Translated } from '../../translated.ts'
import type { noSite as zh } from '../zh/noSite.ts'

export const noSite: Translated<typeof zh> = {
  'site.unbound': 'Not bound to a race',
  'site.unbound.text':
    'There is no race at {host}. If you followed a link from a race, check the address.',
  'site.unpublished': 'Site in preparation',
  'site.unpublished.text':
    'The race’s pages are being prepared and will appear here once they are published.',
}
