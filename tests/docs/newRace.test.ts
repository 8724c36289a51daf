import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTENT_TAGS } from '#lib/html/sanitise.ts'
import { pages } from '#site-config/pages.ts'
import { findingsIn, toFile } from '../config-check/edited.ts'

const guide = readFileSync('docs/new-race.md', 'utf8')
const smallest: object = JSON.parse(readFileSync('docs/examples/smallest.json', 'utf8'))
const blocks = [...guide.matchAll(/^```json\n(.*?)^```$/gms)].map(([, block = '']): object =>
  JSON.parse(block),
)

test('the blocks of the guide make a file that the check has nothing against', async () => {
  expect(blocks.length).toBeGreaterThan(4)
  const findings = await findingsIn(toFile(Object.assign({}, smallest, ...blocks)))
  const serious = findings.filter(({ grade }) => grade !== 'improve')
  expect(serious.map(({ at, problem }) => `${at}: ${problem}`)).toEqual([])
})

test('the guide lists the elements that content keeps', () => {
  const [, listed = ''] = /\*\*Kept\*\*: `([^`]+)`/.exec(guide) ?? []
  expect(listed.split(/\s+/).toSorted()).toEqual([...CONTENT_TAGS].toSorted())
})

test('the guide lists the pages of the site', () => {
  const [, table = ''] = guide.split('## Paths of the site')
  const missing = pages.filter(({ path, titleKey }) => titleKey && !table.includes(`\`${path}\``))
  expect(missing).toEqual([])
})
