import { expect, test } from 'vitest'
import { siteConfigSchema } from '../../../src/api/siteConfig.ts'
import { articlePath, newestArticles } from '../../../src/features/home/articles.ts'
import { parse } from '../../../src/lib/parse.ts'

const NOW = Date.UTC(2024, 7, 15)
const { newsNotice } = parse(siteConfigSchema, {
  newsNotice: {
    raceNews: [
      { id: 'undated', title: 'a' },
      { id: 'old', title: 'b', time: NOW - 2 },
      { id: 'to come', title: 'c', time: NOW + 1 },
      { id: 'new', title: 'd', time: NOW },
      { id: 'untitled', time: NOW },
    ],
    activityBulletin: { id: 'no list', title: 'e' },
  },
})

test('articles are out from their time on, newest first', () => {
  const ids = newestArticles(newsNotice, 'raceNews', NOW).map(({ id }) => id)
  expect(ids).toEqual(['new', 'old', 'undated'])
  expect(newestArticles(newsNotice, 'activityBulletin', NOW)).toEqual([])
  expect(newestArticles(newsNotice, 'toString', NOW)).toEqual([])
})

test('an id is safe in an address', () => {
  expect(articlePath('a/b?c')).toBe('/article/a%2Fb%3Fc')
})
