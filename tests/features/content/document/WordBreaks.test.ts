// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { wordParts } from '#features/content/document/WordBreaks.tsx'

test('a Chinese title may break between words, but not at punctuation or within words', () => {
  const parts = wordParts('报名登记通知（其他赛事）')
  expect(parts.join('')).toBe('报名登记通知（其他赛事）')
  expect(parts).toContain('登记')
  expect(parts.some((part) => part.startsWith('（') || part.startsWith('）'))).toBe(false)
  expect(wordParts('Three days left')).toEqual(['Three days left'])
  // A segmenter takes 马拉 and 松 for two words.
  expect(
    wordParts('2024 燕岭马拉松竞赛规程').filter((part) => part.includes('马拉松')),
  ).toHaveLength(1)
})

test('a title is whole in a browser that cannot tell words apart', () => {
  vi.stubGlobal('Intl', {})
  expect(wordParts('报名登记通知（其他赛事）')).toEqual(['报名登记通知（其他赛事）'])
  vi.unstubAllGlobals()
})
