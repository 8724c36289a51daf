// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteTexts } from '../support/siteTexts.ts'

/** A row of the table: the name in Chinese, in English, and its key. */
const ROW = /^\| (\S+) +\| (.+?) +\| `(\w+(?:\.\w+)+)` +\|$/gm

test('the names of controls in CONTRIBUTING are those of the site', () => {
  const rows = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(ROW)]
  const listed = rows.map(([, zh, en, key]) => ({ key, zh, en }))
  const shown = listed.map(({ key = '' }) => ({
    key,
    zh: siteTexts.get('zh')?.[key],
    en: siteTexts.get('en')?.[key],
  }))
  expect(listed.length).toBeGreaterThan(15)
  expect(listed).toEqual(shown)
})
