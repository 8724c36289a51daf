/**
 * Every check of the project, one after the other; closes with `N passed, N failed`.
 * `node tools/test.mjs` takes samples; `node tools/test.mjs deep` runs what takes long.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { needBrowser } from './browser.mjs'
import { printFaultTable } from './faultTable.mjs'

const UNIT_REPORT = 'test-results/unit.json'
const E2E_REPORT = 'test-results/e2e.json'
const isDeep = process.argv.includes('deep')

/** @typedef {{ passed: number, failed: number }} Count */

/** What tried which fault, as the checks go by: Playwright clears the folder of the reports. */
/** @type {Tried[]} */
const tried = []

/** @typedef {{ assertionResults: { fullName: string, status: string }[] }} UnitFile */

/** @returns {Count} */
function unitCount() {
  const { numPassedTests, numFailedTests, success, testResults } = JSON.parse(
    readFileSync(UNIT_REPORT, 'utf8'),
  )
  for (const { assertionResults } of /** @type {UnitFile[]} */ (testResults))
    for (const { fullName, status } of assertionResults)
      tried.push({ title: fullName, isGood: status === 'passed' })
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(numFailedTests, 1) }
}

/** @returns {Count} */
function e2eCount() {
  const report = JSON.parse(readFileSync(E2E_REPORT, 'utf8'))
  const { stats, errors } = report
  tried.push(...triedIn(report))
  if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second try only`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** @import { Tried } from './faultTable.mjs' */
/** @typedef {{ title: string, specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite */

/** @param {Suite} suite @param {string} [around] @returns {Tried[]} */
const triedIn = (suite, around = '') => [
  ...(suite.specs ?? []).map(({ title, ok }) => ({ title: `${around} ${title}`, isGood: ok })),
  ...(suite.suites ?? []).flatMap((inner) => triedIn(inner, `${around} ${inner.title}`)),
]

const UNIT = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_REPORT}`,
]

/** @type {[name: string, command: string[], count?: () => Count][]} */
const checks = [
  ['types', ['tsc', '-p', '.']],
  ['lint', ['oxlint', '--type-aware', '--deny-warnings']],
  ['formatting', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['dead code', ['knip']],
  ['import direction', ['depcruise', 'src', 'sandbox', '--config', '.dependency-cruiser.cjs']],
  ['unit tests', UNIT, unitCount],
  ['build', ['vite', 'build', '--mode', 'test', '--logLevel', 'warn']],
  ['browser journeys', ['playwright', 'test', '--grep-invert', '@deep'], e2eCount],
]
/** @type {typeof checks} */
const deepChecks = [
  ['unit tests, deep', [...UNIT, 'tests/fuzz'], unitCount],
  ['build', ['vite', 'build', '--mode', 'test', '--logLevel', 'warn']],
  ['browser, deep', ['playwright', 'test', '--grep', '@deep'], e2eCount],
  ['load', ['node', 'tools/load.mjs']],
]

needBrowser()
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const total = { passed: 0, failed: 0 }
for (const [name, [program = '', ...args], count] of isDeep ? deepChecks : checks) {
  console.log(`\n== ${name}`)
  const start = Date.now()
  const [runner, given] =
    program === 'node' ? [process.execPath, args] : ['npx', ['--no-install', program, ...args]]
  const { status } = spawnSync(runner, given, {
    stdio: 'inherit',
    env: { ...process.env, ...(isDeep && { DEEP: '1' }) },
  })
  const isGood = status === 0
  let result = { passed: Number(isGood), failed: Number(!isGood) }
  try {
    if (count) result = count()
  } catch {
    result = { passed: 0, failed: 1 }
  }
  if (!isGood) result.failed = Math.max(result.failed, 1)
  total.passed += result.passed
  total.failed += result.failed
  console.log(
    `== ${name}: ${isGood ? 'good' : 'FAILED'}, ${((Date.now() - start) / 1000).toFixed(1)} s`,
  )
}
if (!isDeep) {
  const isWhole = printFaultTable(tried).failed === 0
  total[isWhole ? 'passed' : 'failed'] += 1
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
