import { describe, expect, test } from 'vitest'
import { changedTexts } from '../../../src/features/translations-demo/changedTexts.ts'
import { textEntries, withEdit } from '../../../src/features/translations-demo/textEntries.ts'
import {
  byGroup,
  FILTERS,
  type FilterName,
  fits,
  NO_CRITERIA,
} from '../../../src/features/translations-demo/textFilters.ts'

const originals = textEntries(
  {
    zh: { 'a.one': '一', 'a.two': '还有 {count} 天', 'b.three': '三', 'b.four': '四' },
    en: { 'a.one': 'One', 'a.two': '{days} days left', 'b.three': '', 'b.four': 'Four' },
  },
  {
    'a.one': { zh: '一', en: 'One!' },
    'b.four': { zh: '四', en: '' },
    'c.old': { zh: '旧', en: 'Old' },
  },
)
const entries = originals.map((entry) =>
  withEdit(entry, entry.key === 'b.four' ? { en: 'Number four' } : undefined),
)

const keysIn = (filter: FilterName) => entries.filter(FILTERS[filter]).map(({ key }) => key)
const found = (search: string) =>
  entries.filter((entry) => fits(entry, { ...NO_CRITERIA, search })).map(({ key }) => key)

describe('filters', () => {
  test.each<[FilterName, string[]]>([
    ['all', ['a.one', 'a.two', 'b.three', 'b.four', 'c.old']],
    ['noEnglish', ['b.three']],
    ['differs', ['a.one']],
    ['placeholders', ['a.two']],
    ['unused', ['c.old']],
    ['changed', ['b.four']],
  ])('%s', (filter, keys) => {
    expect(keysIn(filter)).toEqual(keys)
  })
})

describe('search', () => {
  test('finds by key, by Chinese and by English, whatever the case', () => {
    expect(found('B.TH')).toEqual(['b.three'])
    expect(found('还有')).toEqual(['a.two'])
    expect(found('NUMBER')).toEqual(['b.four'])
  })

  test('wants every word, and everything fits an empty search', () => {
    expect(found('  days  a. ')).toEqual(['a.two'])
    expect(found('days b.')).toEqual([])
    expect(found(' ')).toHaveLength(entries.length)
  })
})

test('a singular may spell its number out, but nothing else may be left out', () => {
  const texts = { one: '1 day', other: '{time} day' }
  const [spelt, lost] = Object.entries(texts).map(([name, words]) =>
    textEntries({ zh: { [`${name}_one`]: '{count} 天' }, en: { [`${name}_one`]: words } }, {}),
  )
  expect(spelt?.map(FILTERS.placeholders)).toEqual([false])
  expect(lost?.map(FILTERS.placeholders)).toEqual([true])
})

test('groups keep the order in which they appear', () => {
  expect([...byGroup(entries)].map(([group, { length }]) => [group, length])).toEqual([
    ['a', 2],
    ['b', 2],
    ['c', 1],
  ])
})

test('what was changed leaves in the form of the file host', () => {
  expect(changedTexts(entries)).toEqual({ 'b.four': { en: 'Number four', zh: '四' } })
  expect(changedTexts(originals)).toEqual({})
})
