// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { searchPages } from '../../../src/app/searchPages.ts'
import { siteRoutes } from '../../../src/app/siteRoutes.ts'
import { searchEntries } from '../../../src/features/search/entries.ts'
import { createSearchIndex, SHOWN } from '../../../src/features/search/searchIndex.ts'
import { documents, edition } from '../../preview/documents.ts'

const entries = [...searchEntries(edition, searchPages(siteRoutes(edition)))]
const index = createSearchIndex()
index.add(entries)

const titleOf = ({ title }: { title: { parts: { text: string }[] } }) =>
  title.parts.map(({ text }) => text).join('')
const all = (query: string, language: 'zh' | 'en' = 'zh') =>
  index.search(query, language).groups.flatMap(({ hits }) => hits)
const linksOf = (query: string, language: 'zh' | 'en' = 'zh') =>
  all(query, language).map(({ to }) => to)
const textOf = ({ passage }: { passage: { parts: { text: string }[] } }) =>
  passage.parts.map(({ text }) => text).join('')

describe('what can be found', () => {
  test('every document, once, where a visitor reads it', () => {
    const links = entries.map(({ to }) => to)
    expect(new Set(links).size).toBe(links.length)
    for (const { title } of documents)
      expect(entries.filter((entry) => entry.title === title)).toHaveLength(1)
    expect(links).toContain('/race-information/race-rules')
    expect(links).toContain('/article/bag-claim')
    expect(links).not.toContain('/article/race-rules')
  })
  test('built-in pages, pictures and films', () => {
    for (const link of [
      '/home',
      '/post',
      '/score-search',
      '/race-card',
      '/licensed-goods/mascot',
      '/image-collection?at=0',
      '/video-collection?at=10',
    ])
      expect(entries.map(({ to }) => to)).toContain(link)
  })
  test('nothing without a name', () => {
    for (const { title, titleEn } of entries) expect(title + titleEn).not.toBe('')
  })
})

describe('search', () => {
  test.each([
    ['摆渡车', 'zh', '/race-information/race-route'],
    ['取包', 'zh', '/article/bag-claim'],
    ['2:28:05', 'zh', '/article/record-bonus'],
    ['竞赛规程', 'zh', '/race-information/race-rules'],
    ['refund', 'en', '/race-information/registration-instructions'],
    ['insur', 'en', '/article/insurance'],
    ['persimon', 'en', '/image-collection?at=1'],
    ['Race-day card', 'en', '/race-card'],
    ['知安保险', 'zh', '/partners/sponsors'],
    ['中国田径协会', 'zh', 'https://www.athletics.org.cn/'],
  ] as const)('%s in %s leads to %s', (query, language, link) => {
    expect(linksOf(query, language)).toContain(link)
  })

  test('all words count, and the title most', () => {
    const { groups } = index.search('存衣 取包', 'zh')
    expect(groups.find(({ kind }) => kind === 'notice')?.hits[0]?.to).toBe('/article/bag-claim')
  })
  test('half of the words are enough where nothing has them all', () => {
    expect(linksOf('摆渡车鳄鱼')).toContain('/race-information/race-route')
  })
  test.each(['', '  ', '，', 'qqqq', '魑魅魍魉'])('%j finds nothing', (query) =>
    expect(index.search(query, 'zh')).toEqual({ total: 0, groups: [] }),
  )
  test('groups come in their order, and tell how many there are', () => {
    const { total, groups } = index.search('燕岭', 'zh')
    expect(groups.map(({ kind }) => kind)).toEqual(['page', 'news', 'notice', 'picture'])
    expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total)
    for (const { hits } of groups) expect(hits.length).toBeLessThanOrEqual(SHOWN)
  })
})

describe('a result', () => {
  test('is in the visitor’s language, with what was found marked', () => {
    const [hit] = all('shuttle', 'en')
    expect(hit?.passage.parts.find(({ isFound }) => isFound)?.text).toMatch(/^shuttle$/i)
    expect(hit?.passage.lang).toBeUndefined()
  })
  test('shows the other language where only that has it, and says so', () => {
    const hit = all('不可代领', 'en').find(({ to }) => to === '/article/kit-pick-up')
    expect(hit && titleOf(hit)).toMatch(/^Kit pick-up/)
    expect(hit?.passage.lang).toBe('zh-CN')
    expect(hit && textOf(hit)).toContain('不可代领')
  })
  test('names the page that shows it, unless that is its title', () => {
    const label = (to: string) => all('燕岭').find((hit) => hit.to === to)?.label
    expect(label('/race-information/race-rules')).toBe('竞赛规程')
    expect(label('/about-us/contact-us')).not.toBe('联系我们')
  })
})
