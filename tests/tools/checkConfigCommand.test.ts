// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../sandbox/openSandbox.ts'
import { isLongRun } from '../support/suite.ts'

function check(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/check-config/run.mjs', ...options],
    { encoding: 'utf8' },
  )
  return { status, lines: stdout.split('\n'), stderr }
}

test('a file that breaks is told by line, path, reason and effect', () => {
  const file = join(temporaryFolder(), 'race.json')
  const source = readFileSync('docs/examples/smallest.json', 'utf8')
  const broken = source.replace(/"raceItems": \[/, '"raceItems": "two", "raceItemz": [')
  writeFileSync(file, broken)
  const { status, lines } = check(file)
  expect(status).toBe(1)
  const line = broken.split('\n').findIndex((text) => text.includes('"raceItems"')) + 1
  const at = lines.findIndex((text) => text.startsWith(`${file}:${line}:`))
  expect(lines[at]).toMatch(/ {2}breaks {2}raceItems$/)
  expect(lines.slice(at + 1, at + 3)).toEqual([
    expect.stringMatching(/^ {2}\S/),
    expect.stringMatching(/^ {2}→ \S/),
  ])
})

test.runIf(isLongRun)('the smallest example has nothing that breaks, in each language', () => {
  for (const language of ['zh', 'en', 'ja'])
    expect(check('docs/examples/smallest.json', '--language', language).status).toBe(0)
})

test.runIf(isLongRun)('files are looked for beside the configuration, or in a folder', () => {
  const [beside, elsewhere] = [temporaryFolder(), temporaryFolder()]
  const file = join(beside, 'race.json')
  const { $schema: _, ...config } = JSON.parse(readFileSync('docs/examples/smallest.json', 'utf8'))
  writeFileSync(file, JSON.stringify({ ...config, shareImage: '/share.jpg' }))
  const isMissing = (...options: string[]) =>
    check(file, ...options).lines.some((line) => line.includes('/share.jpg'))
  expect(isMissing()).toBe(true)
  copyFileSync('public/edition-2024/share.jpg', join(elsewhere, 'share.jpg'))
  expect(isMissing(elsewhere)).toBe(false)
})

test.runIf(isLongRun)(
  'without a file, or in a language that there is not, it says how it is used',
  () => {
    for (const options of [['no-such.json'], ['docs/examples/smallest.json', '--language', 'xx']])
      expect(check(...options)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('npm run check-config -- race.json'),
      })
  },
)
