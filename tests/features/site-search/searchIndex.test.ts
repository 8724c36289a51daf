import { beforeAll, describe, expect, test } from 'vitest'
import { indexedPages } from '#app/router/indexedPages.ts'
import { readEntryText } from '#features/site-search/entryText.ts'
import { indexEntries } from '#features/site-search/indexEntries.ts'
import { createSearchIndex, MAX_HITS } from '#features/site-search/searchIndex.ts'
import { loadTexts } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import * as sanitiser from '#lib/html/sanitise.ts'
import { siteRoutes } from '#site-config/routes/siteRoutes.ts'
import { documents, edition } from '#tests/editions/yanling-2024/documents.ts'

await loadTexts('en')
const read = (config: typeof edition) =>
  Promise.all(
    [...indexEntries(config, indexedPages(siteRoutes(config)))].map((entry) =>
      readEntryText(entry, sanitiser, () => undefined),
    ),
  )
const entries = await read(edition)
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

describe('searchable content', () => {
  test('includes every document once, at the page where a visitor reads it', () => {
    const links = entries.map(({ to }) => to)
    expect(new Set(links).size).toBe(links.length)
    for (const { title } of documents)
      expect(entries.filter((entry) => entry.title === title)).toHaveLength(1)
    expect(links).toContain('/race-information/race-rules')
    expect(links).toContain('/article/bag-claim')
    expect(links).not.toContain('/article/race-rules')
  })
  test('includes built-in pages, pictures and videos', () => {
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
  test('separates the parts of a page with the punctuation of their language', () => {
    const guide = entries.find(({ to }) => to === '/race-card')
    expect(guide?.content).toMatch(/\p{Script=Han}；\p{Script=Han}/u)
    expect(guide?.content).not.toContain('; ')
    expect(guide?.contentEn).toMatch(/[a-z.]; [A-Z]/)
    expect(guide?.contentEn).not.toContain('；')
  })
  test('includes nothing without a name', () => {
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
    ['Race-day guide', 'en', '/race-card'],
    ['平整佩戴 不必带证件', 'zh', '/race-card'],
    ['代领', 'zh', '/race-information/faq?section=kit-by-somebody-else'],
    ['enter early', 'en', '/race-information/faq?section=ballot'],
    ['知安保险', 'zh', '/partners/sponsors'],
    ['中国田径协会', 'zh', 'https://www.athletics.org.cn/'],
  ] as const)('%s in %s finds %s', (query, language, link) => {
    expect(linksOf(query, language)).toContain(link)
  })

  test('all words count, and matches in the title most', () => {
    const { groups } = index.search('存衣 取包', 'zh')
    expect(groups.find(({ kind }) => kind === 'notice')?.hits[0]?.to).toBe('/article/bag-claim')
  })
  test('half of the words are enough if nothing matches them all', () => {
    expect(linksOf('摆渡车鳄鱼')).toContain('/race-information/race-route')
  })
  test.each(['', '  ', '，', 'qqqq', '魑魅魍魉'])('%j finds nothing', (query) =>
    expect(index.search(query, 'zh')).toEqual({ total: 0, groups: [] }),
  )
  test('groups are in order and have a total', () => {
    const { total, groups } = index.search('燕岭', 'zh')
    expect(groups.map(({ kind }) => kind)).toEqual([
      'page',
      'question',
      'news',
      'notice',
      'picture',
    ])
    expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total)
    for (const { hits } of groups) expect(hits.length).toBeLessThanOrEqual(MAX_HITS)
  })
})

describe('a result', () => {
  test('is in the visitor’s language, with matches marked', () => {
    const [hit] = all('shuttle', 'en')
    expect(hit?.passage.parts.find(({ isFound }) => isFound)?.text).toMatch(/^shuttle$/i)
    expect(hit?.passage.lang).toBeUndefined()
  })
  test('shows and marks the other language if only that matches', () => {
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

test('an editor’s HTML is found as it is shown', async () => {
  const [question] = edition.faq
  if (!question) throw new Error('the edition has no question')
  const answer =
    '<p hidden>SECRET-DRAFT</p><p>&ldquo;海拔更高&rdquo;&hellip;盐丸补给</p><p><s>zebra</s></p>' +
    '<p><ruby>石楠花<rt>しゃくなげ</rt></ruby>峠</p><iframe src="https://example.com/x" title="walrus"></iframe>'
  const htmlIndex = createSearchIndex()
  htmlIndex.add(await read({ ...edition, faq: [{ ...question, answer, answerEn: '' }] }))
  const textsOf = (query: string) =>
    htmlIndex
      .search(query, 'zh')
      .groups.flatMap(({ hits }) => hits)
      .filter(({ to }) => to.includes('faq'))
      .map(textOf)
  expect(textsOf('SECRET')).toEqual([])
  expect(textsOf('zebra')).toEqual([])
  expect(textsOf('walrus')).toHaveLength(1)
  expect(textsOf('盐丸补给')[0]).toContain('“海拔更高”…盐丸补给')
  expect(textsOf('石楠花峠')[0]).toContain('石楠花峠')
  expect(textsOf('しゃくなげ')).toHaveLength(1)
})

describe('content in Japanese', () => {
  const japanese = createSearchIndex()
  beforeAll(async () => {
    await loadTexts('ja')
    const [picture] = edition.wonderfulPictures
    if (!picture) throw new Error('the edition has no picture')
    const config = {
      ...edition,
      wonderfulPictures: [{ ...picture, titleJa: '山頂のシャトルバス乗り場', altJa: '' }],
    }
    japanese.add(await read(config))
  })
  const found = (query: string, language: Language) =>
    japanese.search(query, language).groups.flatMap(({ hits }) => hits)

  test('is found by words in kana or kanji, in any language', () => {
    for (const [query, link] of [
      ['シャトルバス', '/image-collection?at=0'],
      ['バス乗り場', '/image-collection?at=0'],
      ['完走証の確認', '/certificate-check'],
      ['マスコット', '/licensed-goods/mascot'],
    ] as const) {
      expect(found(query, 'ja').map(({ to }) => to)).toContain(link)
      expect(found(query, 'en').map(({ to }) => to)).toContain(link)
    }
  })

  test('is shown to Japanese visitors; others see their own title', () => {
    const titleIn = (language: Language) =>
      found('バス乗り場', language).find(({ to }) => to === '/image-collection?at=0')?.title
    expect(titleIn('ja')).toMatchObject({
      parts: [{ text: '山頂のシャトル' }, { text: 'バス乗り場', isFound: true }],
    })
    expect(titleIn('ja')?.lang).toBeUndefined()
    expect(
      titleIn('zh')
        ?.parts.map(({ text }) => text)
        .join(''),
    ).not.toContain('バス')
  })

  test('without a Japanese text, the English one is shown and marked', () => {
    const [hit] = found('refund', 'ja')
    expect(hit?.title.lang ?? hit?.passage.lang).toBe('en')
  })
})
