// @vitest-environment node
import { expect, test } from 'vitest'
import { readJsonFile } from '#config-check/jsonFile.ts'
import { createTextIndex } from '#features/organiser/textIndex.ts'
import { languageChain } from '#i18n/languages.ts'
import { pathText } from '#lib/jsonPath.ts'

const [english] = languageChain('en')
const [chinese] = languageChain('zh')

function indexOf(value: unknown) {
  const source = JSON.stringify(value, null, 2)
  const index = createTextIndex(readJsonFile(source), source)
  return {
    pathOf: (text: string, around: string[] = [], language = english) => {
      const found = index.find({ text, around }, language)
      return found && pathText(found.path)
    },
    writtenOf: (text: string) => {
      const found = index.find({ text, around: [] }, english)
      return found && source.slice(found.offset, found.offset + found.length)
    },
    textAt: (part: string) => index.textAt(source.indexOf(part) + 1),
  }
}

test('a text leads to its place, and the place to the text', () => {
  const { pathOf, writtenOf, textAt } = indexOf({
    websiteTitle: '山地马拉松',
    race: { place: 'A “quoted” place', line: 'two\nlines' },
  })
  expect(pathOf('  山地马拉松 ')).toBe('websiteTitle')
  expect(pathOf('A “quoted” place')).toBe('race.place')
  expect(pathOf('two lines')).toBe('race.line')
  expect(pathOf('elsewhere')).toBeUndefined()
  expect(pathOf('   ')).toBeUndefined()
  expect(writtenOf('山地马拉松')).toBe('山地马拉松')
  expect(textAt('山地')).toBe('山地马拉松')
  expect(textAt('"race"')).toBe('')
})

test('of the same words, those are meant whose neighbours stand around them', () => {
  const { pathOf } = indexOf({
    raceItems: [
      { nameEn: 'Half marathon', fee: 20, unitEn: 'Places', startEn: 'Start at the quay' },
      { nameEn: 'Mile', fee: 5, unitEn: 'Places', startEn: 'Start at the mill' },
    ],
  })
  const around = (name: string, start: string) => [
    'Places',
    `${name} Places ${start}`,
    'everything',
  ]
  expect(pathOf('Places', around('Mile', 'Start at the mill'))).toBe('raceItems[1].unitEn')
  expect(pathOf('Places', around('Half marathon', 'Start at the quay'))).toBe('raceItems[0].unitEn')
})

test('words that two languages share lead to the language of the page', () => {
  const { pathOf } = indexOf({ title: 'FAQ', titleEn: 'FAQ' })
  expect(pathOf('FAQ', [], english)).toBe('titleEn')
  expect(pathOf('FAQ', [], chinese)).toBe('title')
})

test('a text of HTML leads to its part', () => {
  const { pathOf, writtenOf, textAt } = indexOf({
    contentEn: '<h2 class="a">Bags &amp; kit</h2>\n<p>Hand it in <b>before</b>  7:00.</p>',
  })
  expect(pathOf('Bags & kit')).toBe('contentEn')
  expect(writtenOf('before')).toBe('before')
  expect(pathOf('7:00.')).toBe('contentEn')
  expect(textAt('it in')).toBe('Hand it in')
  expect(textAt('Bags')).toBe('Bags & kit')
})
