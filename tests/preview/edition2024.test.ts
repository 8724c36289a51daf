// @vitest-environment node
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { raceInfoSchema } from '../../src/api/race.ts'
import { parse } from '../../src/lib/parse.ts'
import { edition2024 } from '../../src/preview/edition2024.ts'
import { raceInfo2024 } from '../../src/preview/raceInfo2024.ts'
import { documents, edition, published, readable } from './documents.ts'

const pages = edition.remoteAsyncRoutes.flatMap((group) =>
  group.children.map((child) => ({ ...child, path: `${group.path}/${child.path}` })),
)
const ids = documents.map(({ id }) => id)

describe('the record', () => {
  test('loses nothing on its way through the schema', () => {
    const trimmed: unknown = JSON.parse(published, (_, value: unknown) =>
      typeof value === 'string' ? value.trim() : value,
    )
    expect(edition).toMatchObject(trimmed as object)
    expect(parse(raceInfoSchema, raceInfo2024)).toEqual(raceInfo2024)
  })

  test('holds as much as the 2024 edition has', () => {
    expect(edition.carouselList).toHaveLength(6)
    expect(edition.wonderfulPictures).toHaveLength(22)
    expect(edition.wonderfulPictures.filter((picture) => picture.isRecommend)).toHaveLength(8)
    expect(edition.videoCollections).toHaveLength(11)
    expect(
      edition.cooperativePartnerList.map(({ code, children }) => [code, children.length]),
    ).toEqual([
      ['strategic', 2],
      ['sponsor', 4],
      ['supplier', 9],
      ['map', 1],
    ])
    expect(edition.websiteRegInfo).toHaveLength(2)
    expect(edition.newsNotice.raceNews).toHaveLength(10)
    expect(edition.newsNotice.activityBulletin).toHaveLength(10)
  })

  test('has the four cards in order, open and closed as their look-ups are', () => {
    const cards = edition.searchConfigList
    expect(cards.map(({ moduleType }) => moduleType)).toEqual([1, 2, 3, 4])
    expect(cards.map(({ titleEn }) => titleEn)).toEqual([
      'Sign up now',
      'Registration search',
      'Score search',
      'Photo search',
    ])
    const switches = [edition.registrationSearch, edition.scoreSearch, edition.pictureSearch]
    expect(cards.map(({ openStatus }) => openStatus)).toEqual([
      true,
      ...switches.map((look) => look?.openStatus),
    ])
    for (const closed of [...cards, ...switches]) {
      expect(closed?.dialogText).not.toBe('')
      expect(closed?.dialogTextEn).not.toBe('')
    }
  })

  test('lists news and notices newest first', () => {
    for (const list of Object.values(edition.newsNotice)) {
      const times = [list].flat().map(({ time = 0 }) => time)
      expect(times).toEqual([...times].sort((a, b) => b - a))
    }
  })

  test('begins with what the first screen shows and stays small', () => {
    const keys = Object.keys(edition2024)
    expect(keys.indexOf('carouselList')).toBeLessThan(keys.indexOf('searchConfigList'))
    expect(keys.slice(-5)).toEqual([
      'newsNotice',
      'raceInformation',
      'epidemicPreventionInstructions',
      'introduction',
      'aboutUs',
    ])
    expect(Buffer.byteLength(published)).toBeLessThan(170 * 1024)
  })

  test('names only pictures and films that exist', () => {
    const files = new Set(published.match(/\/edition-2024\/[\w.-]+/g))
    const missing = [...files].filter(
      (file) => !existsSync(new URL(`../../public${file}`, import.meta.url)),
    )
    expect(files.size).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })
})

describe('the ways through it', () => {
  test.each(pages)('$path reads what its data path names', ({ component, meta }) => {
    const [section = '', key = ''] = meta.dataPath.split('.')
    const content = edition[section as 'aboutUs'][key]
    expect(content).toBeDefined()
    expect(component).toBe(Array.isArray(content) ? 'document list view' : 'document view')
  })

  test('every group leads on to its first page', () => {
    for (const group of edition.remoteAsyncRoutes)
      expect(group.redirect).toBe(`${group.path}/${group.children[0]?.path}`)
  })

  test('pictures lead to documents that exist, and no two have one id', () => {
    const jumps = [...edition.carouselList, ...edition.wonderfulPictures].map(
      ({ jumpUrl }) => jumpUrl,
    )
    expect(jumps.filter((id) => id !== '' && !ids.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('links in documents lead to pages of the site', () => {
    const known = new Set([
      ...pages.map(({ path }) => path),
      ...ids.map((id) => `/article/${id}`),
      '/registration-search',
      '/score-search',
      '/partners/sponsors',
      '/licensed-goods/mascot',
      '/licensed-goods/running-shoes',
      '/licensed-goods/running-cap',
    ])
    const links = [...published.matchAll(/href=\\"#([^"\\]+)/g)].map(([, path = '']) => path)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((path) => !known.has(path))).toEqual([])
  })
})

describe.each(documents)('the document $id', (document) => {
  const chinese = readable([document.title, document.summary, document.content].join(' '))
  const english = readable([document.titleEn, document.summaryEn, document.contentEn].join(' '))

  test('is complete in both languages, dated and not too long', () => {
    const { title, titleEn, summary, summaryEn, content, contentEn, time } = document
    for (const part of [title, titleEn, summary, summaryEn, content, contentEn])
      expect(part).not.toBe('')
    expect(time).toBeGreaterThan(Date.parse('2024-07-01'))
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(12 * 1024)
  })

  test('has the same sections, lists, tables and links in both', () => {
    const shape = (html: string) => html.match(/<(?:h2 id="[^"]+"|li|tr|a href="[^"]+"|p class)/g)
    const sorted = (html: string) => [...(shape(html) ?? [])].sort()
    expect(sorted(document.contentEn)).toEqual(sorted(document.content))
  })

  test('is set with care', () => {
    expect(chinese.match(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/gu)).toBeNull()
    expect(chinese.match(/\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/gu)).toBeNull()
    expect(english.match(/[\p{Script=Han}，。；：！？（）《》、]/gu)).toBeNull()
  })
})
