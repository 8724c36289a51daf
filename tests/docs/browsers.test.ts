// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BROWSERS } from '../../tools/build/browsers.ts'

const NAMES = /\b(chrome|edge|firefox|safari) ?(?:and Edge )?(?:or Edge )?(?:from )?([\d.]*\d)/gi

/** The oldest version of each browser named in a sentence. */
const versionsIn = (text: string) =>
  [...text.matchAll(NAMES)].map(([, name = '', version = '']) => name.toLowerCase() + version)

test.each([
  ['README.md', /^Visitors need [^;]+/m],
  ['docs/decisions/036-browsers.md', /^Chrome and Edge from [^`]+/m],
])('%s names the browsers that the site is built for', (file, sentence) => {
  const [text = ''] = sentence.exec(readFileSync(file, 'utf8')) ?? []
  const versions = versionsIn(text)
  expect(BROWSERS.filter((one) => !one.startsWith('edge'))).toEqual(versions)
  expect(BROWSERS).toContain(versions[0]?.replace('chrome', 'edge'))
})
