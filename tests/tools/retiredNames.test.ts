// @vitest-environment node
import { expect, test } from 'vitest'
import plugin from '../../tools/retiredNames.mjs'

/** The rule's reports for a name in a file. */
function reportOf(name: string, path: string) {
  const messages: string[] = []
  const report = ({ message }: { message: string }) => messages.push(message)
  const { Identifier } = plugin.rules['no-retired'].create({
    filename: `${process.cwd()}/${path}`,
    report,
  })
  Identifier({ name })
  return messages
}

test.each([
  ['useHumanCheck', 'src/stores/captcha.ts', 'captcha'],
  ['LOOK_UPS', 'tools/load/load.mjs', 'search'],
  ['videoFilmRow', 'e2e/content/gallery.spec.ts', 'video'],
  ['fieldFaults', 'src/features/signup/labels.ts', 'error'],
])('%s in %s is reported with its replacement', (name, path, use) => {
  expect(reportOf(name, path)).toEqual([expect.stringContaining(use)])
})

test.each([
  ['default', 'src/lib/parse.ts'],
  ['signUpStartTime', 'src/site-config/siteConfig.ts'],
  ['faultTable', 'tools/test/faultTable.mjs'],
  ['words', 'src/features/site-search/highlight.ts'],
])('%s in %s is accepted', (name, path) => {
  expect(reportOf(name, path)).toEqual([])
})
