// @vitest-environment node
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import raceInfo from '#editions/yanling-2024/raceInfo.json' with { type: 'json' }
import { parse } from '#lib/parse.ts'
import { FAQ_PATH } from '#site-config/questions.ts'
import { raceInfoSchema } from '#site-config/raceInfo.ts'
import { documents, edition, published, readable } from './documents.ts'

const pages = edition.remoteAsyncRoutes.flatMap((group) =>
  group.children.map((child) => ({ ...child, path: `${group.path}/${child.path}` })),
)
const ids = documents.map(({ id }) => id)

describe('the record', () => {
  test('loses nothing in the schema', () => {
    const trimmed: unknown = JSON.parse(published, (_, value: unknown) =>
      typeof value === 'string' ? value.trim() : value,
    )
    expect(edition).toMatchObject(trimmed as object)
    expect(parse(raceInfoSchema, raceInfo)).toEqual(raceInfo)
  })

  test('contains as many entries as the 2024 edition', () => {
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

  test('has the four cards in order, open or closed like their searches', () => {
    const cards = edition.searchConfigList
    expect(cards.map(({ moduleType }) => moduleType)).toEqual([1, 2, 3, 4])
    expect(cards.map(({ titleEn }) => titleEn)).toEqual([
      'Enter now',
      'Find your entry',
      'Results',
      'Photos',
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

  test('starts with the contents of the first screen and stays small', () => {
    const keys = Object.keys(yanling2024)
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

  test('refers only to pictures and videos that exist', () => {
    const files = new Set(published.match(/\/edition-2024\/[\w.-]+/g))
    const missing = [...files].filter(
      (file) => !existsSync(new URL(`../../../public${file}`, import.meta.url)),
    )
    expect(files.size).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })
})

describe('navigation', () => {
  test.each(pages.filter(({ path }) => path !== FAQ_PATH))(
    'the data path of $path exists',
    ({ component, meta }) => {
      const [section = '', key = ''] = meta.dataPath.split('.')
      const content = edition[section as 'aboutUs'][key]
      expect(content).toBeDefined()
      expect(component).toBe(Array.isArray(content) ? 'document list view' : 'document view')
    },
  )

  test('every group redirects to its first page', () => {
    const groups = edition.remoteAsyncRoutes.filter(({ component }) => component)
    for (const group of groups)
      expect(group.redirect).toBe(`${group.path}/${group.children[0]?.path}`)
  })

  test('pictures link to existing documents, and ids are unique', () => {
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
      '/race-card',
      '/partners/sponsors',
      '/licensed-goods/mascot',
      '/licensed-goods/running-shoes',
      '/licensed-goods/running-cap',
    ])
    const links = [...published.matchAll(/href=\\"#([^"\\]+)/g)].map(([, path = '']) => path)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((path) => !known.has(path.replace(/\?.*/, '')))).toEqual([])
    const sections = links.flatMap((path) => path.match(/(?<=\?section=).+/) ?? [])
    for (const section of sections) expect(published).toContain(`<h2 id=\\"${section}\\">`)
  })
})

/** The elements of some HTML that a translation has, too. */
const shapeOf = (html: string) =>
  (html.match(/<(?:h2 id="[^"]+"|li|tr|a href="[^"]+"|p class)/g) ?? []).toSorted()

function expectTypography(chinese: string, english: string) {
  expect(chinese.match(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/gu)).toBeNull()
  expect(chinese.match(/\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/gu)).toBeNull()
  expect(english.match(/[\p{Script=Han}，。；：！？（）《》、]/gu)).toBeNull()
}

test('every question has a group and an answer like it in both languages', () => {
  for (const one of edition.faq) {
    for (const part of [one.group, one.groupEn, one.questionEn, one.answerEn])
      expect(part).not.toBe('')
    expect(shapeOf(one.answerEn)).toEqual(shapeOf(one.answer))
    expectTypography(
      readable([one.group, one.question, one.answer].join(' ')),
      readable([one.groupEn, one.questionEn, one.answerEn].join(' ')),
    )
  }
  expect(new Set(edition.faq.map(({ id }) => id)).size).toBe(edition.faq.length)
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

  test('has the same sections, lists, tables and links in both languages', () => {
    expect(shapeOf(document.contentEn)).toEqual(shapeOf(document.content))
  })

  test('follows typographic rules', () => {
    expectTypography(chinese, english)
  })
})
