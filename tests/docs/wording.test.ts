// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { siteTexts } from '../support/siteTexts.ts'

/** The message that the service sends about a failed captcha. */
const OF_SERVICE = ['验证失败', 'The check failed']

/** A text without placeholders' names and without the marks of its links. */
const plain = (text: string) => text.replace(/\{\w+\}/g, '{}').replaceAll(/<\/?\w+>|\|/g, '')

/** The cells of the table in a column. Each holds some texts. */
const promised = (column: number) =>
  readFileSync('docs/wording.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!where|-)/.test(line))
    .flatMap((line) => (line.split('|')[column] ?? '').split(' · '))
    .map((text) => text.replace(/\(both\)/, '').trim())

test.each([
  ['zh', 2],
  ['en', 3],
] as const)('the site has the promised texts in %s', (language, column) => {
  const siteWordings = Object.values(siteTexts.get(language) ?? {}).map(plain)
  const names = LANGUAGES.map(({ name }) => name)
  const texts = new Set([...siteWordings, ...names, ...OF_SERVICE])
  const expected = promised(column)
  expect(expected.length).toBeGreaterThan(50)
  expect(expected.filter((text) => !texts.has(plain(text)))).toEqual([])
})
