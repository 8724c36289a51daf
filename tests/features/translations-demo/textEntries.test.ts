import { describe, expect, test } from 'vitest'
import {
  isChanged,
  originOf,
  shownWords,
  type TextEntry,
  textEntries,
  withEdit,
} from '../../../src/features/translations-demo/textEntries.ts'

const bundled = {
  zh: { 'home.title': '首页', 'home.lead': '欢迎', 'site.name': '燕岭' },
  en: { 'home.title': 'Home', 'home.lead': '', 'site.name': 'Yanling' },
}
const remote = {
  'home.title': { zh: '', en: 'Start' },
  'site.old': { zh: '旧', en: '' },
  constructor: { zh: '怪', en: 'odd' },
}

const entryOf = (key: string): TextEntry => {
  const entry = textEntries(bundled, remote).find((one) => one.key === key)
  if (!entry) throw new Error(`no ${key}`)
  return entry
}

describe('textEntries', () => {
  test('lists bundled and remote keys once each, grouped by prefix', () => {
    expect(textEntries(bundled, remote).map(({ key, group }) => [key, group])).toEqual([
      ['home.title', 'home'],
      ['home.lead', 'home'],
      ['site.name', 'site'],
      ['site.old', 'site'],
      ['constructor', 'constructor'],
    ])
  })

  test('says where the words of each language come from', () => {
    expect(originOf(entryOf('home.title'), 'zh')).toBe('bundled')
    expect(originOf(entryOf('home.title'), 'en')).toBe('remote')
    expect(originOf(entryOf('home.lead'), 'en')).toBe('fallback')
    const wordless = textEntries({ zh: {}, en: {} }, { 'a.b': { zh: '', en: '' } })
    expect(wordless.map((entry) => originOf(entry, 'zh'))).toEqual(['missing'])
  })

  test('shows what the site shows', () => {
    expect(shownWords(entryOf('home.title'), 'en')).toBe('Start')
    expect(shownWords(entryOf('home.lead'), 'en')).toBe('欢迎')
  })

  test('marks only remote keys that the site does not know as unused', () => {
    const unused = textEntries(bundled, remote).filter(({ isUnused }) => isUnused)
    expect(unused.map(({ key }) => key)).toEqual(['site.old', 'constructor'])
  })
})

describe('withEdit', () => {
  test('leaves an entry without edit as the same object', () => {
    const entry = entryOf('site.name')
    expect(withEdit(entry, undefined)).toBe(entry)
  })

  test('takes the typed words, and typing the original again is no change', () => {
    const entry = entryOf('site.name')
    const edited = withEdit(entry, { en: 'Yanling Mountain' })
    expect(shownWords(edited, 'en')).toBe('Yanling Mountain')
    expect(originOf(edited, 'en')).toBe('changed')
    expect(originOf(edited, 'zh')).toBe('bundled')
    expect(isChanged(edited)).toBe(true)
    expect(isChanged(withEdit(entry, { en: 'Yanling' }))).toBe(false)
  })

  test('an emptied remote text falls back to the bundled one, as on the site', () => {
    const emptied = withEdit(entryOf('home.title'), { en: '' })
    expect(shownWords(emptied, 'en')).toBe('Home')
  })
})
