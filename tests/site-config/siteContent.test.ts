// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { parse } from '#lib/parse.ts'
import { contentGroups } from '#site-config/routes/builtInRoutes.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { documentsAt, findDocument, routeOfDocument } from '#site-config/siteContent.ts'
import { newestFirst } from '#site-config/siteDocument.ts'

const at = (day: number) => Date.UTC(2024, 7, day)
const config = parse(siteConfigSchema, {
  newsNotice: {
    raceNews: [
      { id: 'old', time: at(1) },
      { id: 'new', time: at(9) },
      { id: 'led', time: at(2), isRecommend: true },
      { id: 'led-over', time: at(3), isRecommend: true, validUntil: at(5) },
      { id: 'to-come', time: at(20) },
      { id: 'undated' },
    ],
  },
  aboutUs: { contactUs: { id: 'contact', time: at(1) }, 'own.name': { id: 'dotted' } },
})
const idsAt = (dataPath: string) => documentsAt(config, dataPath).map(({ id }) => id)

describe('a data path', () => {
  test('leads to one document or to a list', () => {
    expect(idsAt('aboutUs.contactUs')).toEqual(['contact'])
    expect(idsAt('newsNotice.raceNews')).toHaveLength(6)
  })

  test('accepts only sections and their own pages', () => {
    for (const path of [
      '',
      'aboutUs',
      'aboutUs.',
      'aboutUs.constructor',
      'aboutUs.__proto__',
      'aboutUs.contactUs.title',
      'constructor.prototype',
      '__proto__.toString',
      'carouselList.0',
      'newsNotice.raceNews.0',
    ]) {
      expect(idsAt(path), path).toEqual([])
    }
  })
})

test('a document is found by its id in any section', () => {
  expect(findDocument(config, 'contact')?.id).toBe('contact')
  expect(findDocument(config, 'old')?.id).toBe('old')
  expect(findDocument(config, 'nobody')).toBeUndefined()
})

test('a document belongs to the route that shows it', () => {
  const routes = contentGroups.filter(({ dataPath }) => dataPath !== 'aboutUs.contactUs')
  expect(routeOfDocument(routes, config, 'new')).toMatchObject({ dataPath: 'newsNotice.raceNews' })
  expect(routeOfDocument(routes, config, 'contact')).toBeUndefined()
})

test('published documents come first, newest first, then future ones', () => {
  const order = newestFirst(documentsAt(config, 'newsNotice.raceNews'), at(10))
  expect(order.map(({ id }) => id)).toEqual(['new', 'led-over', 'led', 'old', 'undated', 'to-come'])
})
