// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const PASSES = 'node -e 0'
const FAILS = 'node -e process.exit(1)'

/** Runs a suite of a required part and one after it, in a process of its own. */
function run(first: string, options: { keepsGoing?: boolean } = {}) {
  const parts = [
    { name: 'types', budget: 60, isRequired: true, checks: { types: first, lint: PASSES } },
    { name: 'tests', budget: 60, checks: { tests: PASSES } },
  ]
  const suite = JSON.stringify({ name: 'sample', budget: 60, limit: 1, parts })
  const script = `import { runSuite } from './tools/test/runSuite.mjs'
    process.exit(await runSuite(${suite}, ${JSON.stringify(options)}))`
  const args = ['--input-type=module', '-e', script]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n') }
}

test('a run stops after a required part that failed, and says so at its end', () => {
  const { status, lines } = run(FAILS)
  expect(status).toBe(1)
  expect(lines).toContain('SKIPPED tests: the types failed.')
  expect(lines.at(-3)).toBe('Stopped after the types. With -- --keep-going, the rest runs as well.')
  expect(lines.at(-1)).toBe('1 passed, 1 failed, 1 skipped')
})

test('with --keep-going, a run goes on', () => {
  const { status, lines } = run(FAILS, { keepsGoing: true })
  expect(status).toBe(1)
  expect(lines.at(-1)).toBe('2 passed, 1 failed')
})

test('a run goes on after a required part that passed', () => {
  const { status, lines } = run(PASSES)
  expect(status).toBe(0)
  expect(lines.at(-1)).toBe('3 passed, 0 failed')
})
