// @vitest-environment node
import { expect, test } from 'vitest'
import { marked, type TextPart, passage } from '#features/site-search/highlight.ts'
import { queryTermsOf } from '#features/site-search/tokens.ts'

const shown = (parts: TextPart[] | null) =>
  parts?.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')
const found = (query: string, ...terms: string[]) => ({
  terms: new Set(terms.length > 0 ? terms : queryTermsOf(query)),
  queryTerms: queryTermsOf(query),
})

test('adjacent pairs are marked as one match', () => {
  expect(shown(marked('请乘摆渡车返回', found('摆渡车')))).toBe('请乘[摆渡车]返回')
})
test('for a single character, only that character is marked', () => {
  expect(shown(marked('遇雨天照跑', found('雨', '雨天')))).toBe('遇[雨]天照跑')
})
test('words in alphabetic scripts are marked as a whole', () => {
  expect(shown(marked('The Marathon', found('mara', 'marathon')))).toBe('The [Marathon]')
})
test('a text without a match stays in one part', () => {
  expect(shown(marked('起点', found('终点')))).toBe('起点')
  expect(passage('起点', found('终点'), 'zh')).toBeNull()
})

test('a passage starts at the sentence, or shortly before the match', () => {
  const text = `${'山'.repeat(60)}。存衣包在青峡驿领取。${'水'.repeat(90)}`
  expect(shown(passage(text, found('青峡驿'), 'zh'))).toMatch(/^…存衣包在\[青峡驿\]领取。水+…$/)
  const far = `${'山'.repeat(60)}青峡驿`
  expect(shown(passage(far, found('青峡驿'), 'zh'))).toBe(`…${'山'.repeat(14)}[青峡驿]`)
})
test('English passages truncate no words', () => {
  const text = `${'valley '.repeat(20)}shuttle ${'mountain '.repeat(40)}`
  const words = shown(passage(text, found('shuttle'), 'en'))
  expect(words).toMatch(/^… (?:valley )+\[shuttle\] (?:mountain )+…$/)
})
test('a short text is shown whole', () => {
  expect(shown(passage('取包截止 15:30', found('15:30'), 'zh'))).toBe('取包截止 [15]:[30]')
})
