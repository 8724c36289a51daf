import { describe, expect, test } from 'vitest'
import { queryTermsOf, termsOf, tokensOf } from '../../../src/features/search/tokens.ts'

describe('terms of a text', () => {
  test('words of an alphabet, whatever their case and width', () => {
    expect(termsOf('Cut-off at 14:25, ＭＡＲＡＴＨＯＮ')).toEqual([
      'cut',
      'off',
      'at',
      '14',
      '25',
      'marathon',
    ])
  })
  test('pairs of Chinese characters, and the last one alone', () => {
    expect(termsOf('摆渡车')).toEqual(['摆渡', '渡车', '车'])
    expect(termsOf('P1 雨')).toEqual(['p1', '雨'])
  })
  test('characters beyond the basic plane stay whole', () => {
    expect(termsOf('𬭎鑫')).toEqual(['𬭎鑫', '鑫'])
  })
  test('stand where they were found', () => {
    const text = '在 P2 乘摆渡车'
    for (const { term, start, end } of tokensOf(text))
      expect(text.slice(start, end).toLowerCase()).toBe(term)
  })
})

test('a question asks for the pairs alone, each once', () => {
  expect(queryTermsOf('摆渡车 摆渡')).toEqual(['摆渡', '渡车'])
  expect(queryTermsOf('雨')).toEqual(['雨'])
  expect(queryTermsOf('  ，。 ')).toEqual([])
})
