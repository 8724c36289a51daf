// @vitest-environment node
import { expect, test } from 'vitest'
import { newestArticles } from '#features/home/news/newestArticles.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'

const NOW = Date.UTC(2024, 7, 15)

test('a list contains its articles with a title in any language, published ones first', () => {
  const config = parse(siteConfigSchema, {
    newsNotice: {
      raceNews: [
        { id: 'to come', title: 'a', time: NOW + 1 },
        { id: 'out', titlePt: 'b', time: NOW },
        { id: 'untitled', time: NOW },
      ],
    },
  })
  const idsOf = (articles: { id: string }[]) => articles.map(({ id }) => id)
  expect(idsOf(newestArticles(config, 'raceNews', NOW))).toEqual(['out', 'to come'])
  expect(newestArticles(config, 'activityBulletin', NOW)).toEqual([])
})
