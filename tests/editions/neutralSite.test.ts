// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '#i18n/locales/en/index.ts'
import { ja } from '#i18n/locales/ja/index.ts'
import { zh } from '#i18n/locales/zh/index.ts'
import { raceWords } from '../support/raceWords.ts'

const TEXT = /\.(?:tsx?|css|html|svg|json)$/

/** Files that may name a race, with the reason. */
const ALLOWED: { file: RegExp; text: RegExp }[] = [
  // The embedded preview edition has to be imported somewhere (spec §1).
  { file: /^src\/app\/boot\/boot\.ts$/, text: /yanling2024|editions\/yanling-2024\/edition\.ts/g },
  // Errors have this colour at every race.
  { file: /^src\/styles\/tokens\.css$/, text: /--error-600: #be3c14;/g },
  // The published environments' own hosts are named after the product.
  { file: /^\.env\.(?:release|prod)$/, text: /\byanlingmarathon\.example\b/g },
]

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT.test(name))
    .map((name) => join(folder, name))

const files = [
  ...filesIn('src').filter((file) => !file.startsWith('src/editions/')),
  ...filesIn('public/neutral'),
  'public/favicon.svg',
  'index.html',
  ...['dev', 'test', 'release', 'prod'].map((name) => `.env.${name}`),
]

function wordsOf(file: string): string[] {
  const allowed = ALLOWED.filter((one) => one.file.test(file))
  const text = allowed.reduce((rest, one) => rest.replace(one.text, ''), readFileSync(file, 'utf8'))
  return Array.from(text.matchAll(raceWords()), ([word]) => `${file}: ${word}`)
}

test('the site’s own files contain nothing specific to one race', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(wordsOf)).toEqual([])
})

/** What earlier finishes are called, where a race asks for them (spec §16). */
const OF_FINISHES = /^(?:fields\.score|fields\.eligibility|signup\.proof|course\.kind)\./
/** Durations, distances and kinds of races, which only a race's own configuration names. */
const FACTS =
  /marathon|马拉松|マラソン|\b(?!1 ?km)\d[\d.]*\s?(?:km|公里|hours after|時間後)|赛后 \d|both events/i

test('no text of the site says how long, how far or what kind a race is', () => {
  const texts = Object.entries({ zh, en, ja }).flatMap(([code, of]) =>
    Object.entries(of)
      .filter(([key, text]) => !OF_FINISHES.test(key) && FACTS.test(text))
      .map(([key]) => `${code} ${key}`),
  )
  expect(texts).toEqual([])
})

test.each([
  '2024 燕岭马拉松',
  '/edition-2024/banner-race.avif',
  '#22523F',
  '#b3241f',
  'CNY 180',
  '180 元',
  '32,000円',
  '010-0000 0922',
  'Kirigadake',
])('%s would be found', (text) => {
  expect(text.match(raceWords())).not.toBeNull()
})
