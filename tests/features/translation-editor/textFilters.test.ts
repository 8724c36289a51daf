// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { changedTexts } from '#features/translation-editor/changedTexts.ts'
import { textEntries, withEdit } from '#features/translation-editor/textEntries.ts'
import {
  byGroup,
  FILTERS,
  type FilterName,
  matchesCriteria,
  NO_FILTERS,
} from '#features/translation-editor/textFilters.ts'

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
  entries.filter((entry) => matchesCriteria(entry, { ...NO_FILTERS, search })).map(({ key }) => key)

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
  test('matches key, Chinese and English text, ignoring case', () => {
    expect(found('B.TH')).toEqual(['b.three'])
    expect(found('还有')).toEqual(['a.two'])
    expect(found('NUMBER')).toEqual(['b.four'])
  })

  test('requires every word, and an empty search matches everything', () => {
    expect(found('  days  a. ')).toEqual(['a.two'])
    expect(found('days b.')).toEqual([])
    expect(found(' ')).toHaveLength(entries.length)
  })
})

test('a singular may spell its number out, but other placeholders are required', () => {
  const texts = { one: '1 day', other: '{time} day' }
  const [spelt, lost] = Object.entries(texts).map(([name, words]) =>
    textEntries({ zh: { [`${name}_one`]: '{count} 天' }, en: { [`${name}_one`]: words } }, {}),
  )
  expect(spelt?.map(FILTERS.placeholders)).toEqual([false])
  expect(lost?.map(FILTERS.placeholders)).toEqual([true])
})

test('groups keep the order in which they occur', () => {
  expect([...byGroup(entries)].map(([group, { length }]) => [group, length])).toEqual([
    ['a', 2],
    ['b', 2],
    ['c', 1],
  ])
})

test('changed texts are exported in the format of the file host', () => {
  expect(changedTexts(entries)).toEqual({ 'b.four': { en: 'Number four', zh: '四' } })
  expect(changedTexts(originals)).toEqual({})
})
