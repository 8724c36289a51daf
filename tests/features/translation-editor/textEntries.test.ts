// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  isChanged,
  originOf,
  shownText,
  type TextEntry,
  textEntries,
  withEdit,
} from '#features/translation-editor/textEntries.ts'

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

  test('says where the text of each language comes from', () => {
    expect(originOf(entryOf('home.title'), 'zh')).toBe('bundled')
    expect(originOf(entryOf('home.title'), 'en')).toBe('remote')
    expect(originOf(entryOf('home.lead'), 'en')).toBe('fallback')
    const wordless = textEntries({ zh: {}, en: {} }, { 'a.b': { zh: '', en: '' } })
    expect(wordless.map((entry) => originOf(entry, 'zh'))).toEqual(['missing'])
  })

  test('shows what the site shows', () => {
    expect(shownText(entryOf('home.title'), 'en')).toBe('Start')
    expect(shownText(entryOf('home.lead'), 'en')).toBe('欢迎')
  })

  test('marks only remote keys that the site does not use as unused', () => {
    const unused = textEntries(bundled, remote).filter(({ isUnused }) => isUnused)
    expect(unused.map(({ key }) => key)).toEqual(['site.old', 'constructor'])
  })
})

describe('withEdit', () => {
  test('returns the same object if there is no edit', () => {
    const entry = entryOf('site.name')
    expect(withEdit(entry, undefined)).toBe(entry)
  })

  test('applies an edit; typing the original again is no change', () => {
    const entry = entryOf('site.name')
    const edited = withEdit(entry, { en: 'Yanling Mountain' })
    expect(shownText(edited, 'en')).toBe('Yanling Mountain')
    expect(originOf(edited, 'en')).toBe('changed')
    expect(originOf(edited, 'zh')).toBe('bundled')
    expect(isChanged(edited)).toBe(true)
    expect(isChanged(withEdit(entry, { en: 'Yanling' }))).toBe(false)
  })

  test('a cleared remote text falls back to the bundled one, as on the site', () => {
    const emptied = withEdit(entryOf('home.title'), { en: '' })
    expect(shownText(emptied, 'en')).toBe('Home')
  })
})
