// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { daysLeft } from '#domain/raceDates.ts'
import { createZone } from '#domain/raceZone.ts'
import { readingMinutes } from '#features/content/document/readingMinutes.ts'
import { wordParts } from '#features/content/document/WordBreaks.tsx'

const zone = createZone()

const at = (time: string) => Date.parse(`${time}+08:00`)

test('days left follow the calendar in Shanghai', () => {
  const end = at('2024-08-18T23:59:59')
  expect(daysLeft(end, at('2024-08-15T00:00:00'), zone)).toBe(3)
  expect(daysLeft(end, at('2024-08-15T23:59:00'), zone)).toBe(3)
  expect(daysLeft(end, at('2024-08-18T00:00:00'), zone)).toBe(0)
  expect(daysLeft(at('2024-08-19T00:00:00'), at('2024-08-18T12:00:00'), zone)).toBe(0)
})

test('reading time counts characters and words', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('跑'.repeat(1050))).toBe(3)
  expect(readingMinutes('はしるコース'.repeat(175))).toBe(3)
  expect(readingMinutes('mountain run '.repeat(220))).toBe(2)
  expect(readingMinutes('départ élevé '.repeat(220))).toBe(2)
  expect(readingMinutes('跑'.repeat(105_000))).toBe(300)
})

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
