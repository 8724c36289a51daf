// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { queryTermsOf, termsOf, tokensOf } from '#features/site-search/tokens.ts'

describe('the terms of a text', () => {
  test('are whole words in alphabetic scripts, regardless of case and width', () => {
    expect(termsOf('Cut-off at 14:25, ＭＡＲＡＴＨＯＮ')).toEqual([
      'cut',
      'off',
      'at',
      '14',
      '25',
      'marathon',
    ])
  })
  test('are pairs of Chinese characters, and the last one alone', () => {
    expect(termsOf('摆渡车')).toEqual(['摆渡', '渡车', '车'])
    expect(termsOf('P1 雨')).toEqual(['p1', '雨'])
  })
  test('do not split characters beyond the Basic Multilingual Plane', () => {
    expect(termsOf('𬭎鑫')).toEqual(['𬭎鑫', '鑫'])
  })
  test('have the position where they occur', () => {
    const text = '在 P2 乘摆渡车'
    for (const { term, start, end } of tokensOf(text))
      expect(text.slice(start, end).toLowerCase()).toBe(term)
  })
})

describe('the same terms have', () => {
  test.each([
    ['⽂件', '文件'],
    ['馬拉松報名', '马拉松报名'],
    ['ｷﾘｶﾞﾀｹ', 'キリガタケ'],
    ['か\u3099', 'が'],
    ['㌔', 'キロ'],
    ['取\u200b包', '取包'],
    ['mara\u00adthon', 'marathon'],
    ['e\u0301tape', 'étape'],
    ['２４', '24'],
    ['葛\u{e0100}城', '葛城'],
  ])('%j and %j', (one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other))
    expect(queryTermsOf(one)).toEqual(queryTermsOf(other))
  })
  test('though each is where it was written', () => {
    const positions = Array.from(tokensOf('ｶﾞ馬'), ({ start, firstEnd, end }) => [
      start,
      firstEnd,
      end,
    ])
    expect(positions).toEqual([
      [0, 2, 3],
      [2, 3, 3],
    ])
  })
})

test('a query consists of pairs only, each once', () => {
  expect(queryTermsOf('摆渡车 摆渡')).toEqual(['摆渡', '渡车'])
  expect(queryTermsOf('雨')).toEqual(['雨'])
  expect(queryTermsOf('  ，。 ')).toEqual([])
})
