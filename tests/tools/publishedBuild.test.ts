// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Words of the makers' panel, of test accounts and of the sandbox. */
const NOT_PUBLISHED =
  /1380000000|runner\d+@race\.test|Marathon2024|开发者面板|Developer panel|__sandbox/
const TEXT = /\.(?:js|css|html|json|svg)$/

function build(stage: string): Map<string, string> {
  const outDir = mkdtempSync(join(tmpdir(), `build-${stage}-`))
  // The rest of the tests' environment would make the build a test's.
  const { PATH, HOME } = process.env
  const options = ['--mode', stage, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
    env: { PATH, HOME },
  })
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => TEXT.test(name))
  const files = new Map(texts.map((name) => [name, readFileSync(join(outDir, name), 'utf8')]))
  for (const name of names.filter((each) => each.endsWith('.map'))) files.set(name, '')
  rmSync(outDir, { recursive: true })
  return files
}

test.each(['release', 'prod'])('a build of %s holds no test data and no source map', (stage) => {
  const files = build(stage)
  expect(files.size).toBeGreaterThan(50)
  expect([...files.keys()].filter((name) => name.endsWith('.map'))).toEqual([])
  const telling = [...files].filter(([, text]) => NOT_PUBLISHED.test(text)).map(([name]) => name)
  expect(telling).toEqual([])
})

test('a build of test has the panel, so that the words above would be found', () => {
  const files = build('test')
  expect([...files.values()].some((text) => NOT_PUBLISHED.test(text))).toBe(true)
})
