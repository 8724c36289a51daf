import type { Translated } from '../../translated.ts'
import type { siteSearch as zh } from '../zh/siteSearch.ts'

export const siteSearch: Translated<typeof zh> = {
  'siteSearch.title': 'Search',
  'siteSearch.field': 'Search the whole site',
  'siteSearch.placeholder': 'Rules, notices, news, pictures',
  'siteSearch.start': 'What are you looking for?',
  'siteSearch.start.text': 'Type a word or two, for example:',
  'siteSearch.start.alone': 'Type a word or two.',
  'siteSearch.often': 'Often asked for',
  'siteSearch.often.words': 'cut-off|kit pick-up|bags|bus|refund|certificate',
  'siteSearch.count': '{count} results',
  'siteSearch.count_one': '1 result',
  'siteSearch.filling': 'There is a lot to search. More results will follow.',
  'siteSearch.nothing': 'Nothing found for “{query}”',
  'siteSearch.nothing.alone': 'Try a shorter word.',
  'siteSearch.nothing.text': 'Try a shorter word, or one of these:',
  'siteSearch.rest': '{count} more. Add a word to narrow them down',
  'siteSearch.broken': 'The search is not available right now',
  'siteSearch.broken.text':
    'It did not load. Check your connection and try again. The rest of the page still works.',
  'siteSearch.kind.page': 'Pages',
  'siteSearch.kind.question': 'Questions',
  'siteSearch.kind.news': 'News',
  'siteSearch.kind.notice': 'Notices',
  'siteSearch.kind.picture': 'Pictures and videos',
  'siteSearch.keys.choose': 'choose',
  'siteSearch.keys.open': 'open',
  'siteSearch.keys.close': 'close',
}
