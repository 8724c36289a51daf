/**
 * Runs the project's checks, one part after the other. Ends with `N passed, N failed`.
 *
 *     node tools/test.mjs              to run before each commit
 *     node tools/test.mjs all          everything except the long ones
 *     node tools/test.mjs all --rest   what `all` adds, after a first run without arguments
 *     node tools/test.mjs deep         the long ones: the full fuzz test, and the load test
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { BROWSER_HELP, ensureBrowser } from './browser.mjs'
import { printFaultTable } from './faultTable.mjs'
import { ensureNginx, freePort, NGINX_HELP } from './startNginx.mjs'
import { readBrowserReport, readUnitReport } from './testReports.mjs'

const REPORTS = 'test-results/reports'

/**
 * @import { Result } from './testReports.mjs'
 *
 * One check: its command, and how to read its test report, if any.
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} command a program of the project and its arguments
 * @property {(report: string) => Result[]} [read]
 *
 * Checks that run in parallel, within a time budget.
 * @typedef {object} Part
 * @property {string} name
 * @property {number} budget seconds on two otherwise idle cores
 * @property {('browser' | 'nginx')[]} [needs]
 * @property {Check[]} checks
 */

/** @param {string} name @param {string[]} args @returns {Check} */
const unit = (name, ...args) => ({
  name,
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', ...args],
  read: readUnitReport,
})

/** @param {string} name @param {string[]} args @returns {Check} */
const browser = (name, ...args) => ({
  name,
  command: ['playwright', 'test', ...args],
  read: readBrowserReport,
})

/** @type {Part} */
const build = {
  name: 'build',
  budget: 30,
  checks: [{ name: 'build', command: ['vite', 'build', '--mode', 'test', '--logLevel', 'warn'] }],
}

/** @type {Part[]} */
const standard = [
  {
    name: 'static checks',
    budget: 50,
    checks: [
      { name: 'types', command: ['tsc', '-p', '.'] },
      { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
      { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
      { name: 'dead code', command: ['knip'] },
      {
        name: 'dead code in production',
        command: ['knip', '--production', '--exclude', 'binaries'],
      },
      {
        name: 'import rules',
        command: [
          'depcruise',
          ...['src', 'sandbox', 'tools', 'deploy', 'tests', 'e2e', 'vite.config.ts'],
          ...['--config', '.dependency-cruiser.cjs'],
        ],
      },
    ],
  },
  { name: 'unit tests', budget: 220, checks: [unit('unit tests')] },
  build,
  {
    name: 'browser journeys',
    budget: 200,
    needs: ['browser'],
    checks: [browser('browser journeys', '--project', 'site', '--grep', '@core')],
  },
]

/** @type {Part[]} */
const rest = [
  {
    name: 'browser tests',
    budget: 1300,
    needs: ['browser'],
    checks: [
      browser('browser tests', '--project', 'site', '--grep-invert', '@core|@deep|@screens'),
    ],
  },
  {
    name: 'deployment',
    budget: 120,
    needs: ['browser', 'nginx'],
    checks: [browser('deployment', '--project', 'deployment')],
  },
]

/** @type {Part[]} */
const deep = [
  { name: 'fuzz', budget: 800, checks: [unit('fuzz', 'tests/fuzz')] },
  build,
  {
    name: 'browser fuzz',
    budget: 180,
    needs: ['browser'],
    checks: [browser('browser fuzz', '--project', 'site', '--grep', '@deep')],
  },
  {
    name: 'load',
    budget: 120,
    needs: ['browser', 'nginx'],
    checks: [{ name: 'load', command: ['node', 'tools/load/load.mjs'] }],
  },
]

const [suite = 'standard', option] = process.argv.slice(2)
const isDeep = suite === 'deep'
const isRest = option === '--rest'
const parts = { standard, all: isRest ? [build, ...rest] : [...standard, ...rest], deep }[suite]
if (!parts || (option && !(suite === 'all' && isRest))) {
  console.error('Usage: node tools/test.mjs [all [--rest] | deep]')
  process.exit(2)
}

/** @param {string} name */
const reportOf = (name) => `${REPORTS}/${name.replaceAll(' ', '-')}.json`

const browserPath = await ensureBrowser()
const environment = {
  ...process.env,
  ...(browserPath && { CHROMIUM_PATH: browserPath }),
  E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
  ...(isDeep && { DEEP: '1' }),
}

/**
 * Runs a check to completion. If others run in parallel, its output is printed in one piece.
 * @param {Check} check
 * @param {boolean} isAlone
 * @returns {Promise<Result[]>}
 */
async function run({ name, command: [program = '', ...args], read }, isAlone) {
  const report = reportOf(name)
  const [runner, first] =
    program === 'node' ? [process.execPath, []] : ['npx', ['--no-install', program]]
  if (program === 'vitest') args.push(`--outputFile.json=${report}`)
  const child = spawn(runner, [...first, ...args], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...environment, E2E_REPORT: report },
  })
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  const isGood = await new Promise((done) => {
    child.once('error', () => done(false)).once('close', (code) => done(code === 0))
  })
  if (!isGood && output) console.log(`\n-- ${name}\n${output.trim()}`)
  const command = [program, ...args].join(' ')
  const whole = { title: name, isPassed: isGood, command: `npx ${command}` }
  if (!read) return [whole]
  const results = existsSync(report) ? read(report) : []
  const isShown = results.some(({ isPassed }) => !isPassed)
  return (isGood && results.length > 0) || isShown
    ? results
    : [...results, { ...whole, isPassed: false }]
}

/** Runs two at a time, as the smallest machine has two cores. @param {Check[]} checks */
async function runAll(checks) {
  if (checks.length === 1 && checks[0]) return run(checks[0], true)
  const waiting = [...checks]
  /** @type {Result[]} */
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(...(await run(next, false)))
  }
  await Promise.all([work(), work()])
  return results
}

mkdirSync(REPORTS, { recursive: true })
for (const { checks } of parts)
  for (const { name } of checks) rmSync(reportOf(name), { force: true })

/** @type {Record<'browser' | 'nginx', { isThere: boolean, help: string }>} */
const requirements = {
  browser: { isThere: Boolean(browserPath), help: BROWSER_HELP },
  nginx: {
    isThere: parts.some(({ needs }) => needs?.includes('nginx')) && Boolean(await ensureNginx()),
    help: NGINX_HELP,
  },
}

/** @type {{ name: string, count: number, seconds: number, budget: number }[]} */
const rows = []
/** @type {string[]} */
const skipped = []
/** @type {Result[]} */
const failures = []
/** @type {string[]} */
const flaky = []
let passed = 0
const startedAt = Date.now()
for (const { name, budget, needs = [], checks } of parts) {
  const missing = needs.filter((need) => !requirements[need].isThere)
  if (missing.length > 0) {
    skipped.push(
      `${name}: needs ${missing.join(' and ')}. ${missing.map((need) => requirements[need].help).join(' ')}`,
    )
    continue
  }
  console.log(`\n== ${name}`)
  const start = Date.now()
  const results = await runAll(checks)
  const failed = results.filter(({ isPassed }) => !isPassed)
  passed += results.length - failed.length
  failures.push(...failed)
  flaky.push(...results.flatMap((result) => (result.isPassed && result.flaky) || []))
  rows.push({ name, count: results.length, seconds: (Date.now() - start) / 1000, budget })
}

if (suite === 'all' && skipped.length === 0) {
  /** @param {string} name @param {(report: string) => Result[]} read */
  const results = (name, read) => (existsSync(reportOf(name)) ? read(reportOf(name)) : [])
  const table = printFaultTable(
    [...standard, ...rest].flatMap(({ checks }) =>
      checks.flatMap(({ name, read }) => (read ? results(name, read) : [])),
    ),
  )
  if (table.failed === 0) passed += 1
  else
    failures.push({
      title: 'every fault is tried, and survived',
      isPassed: false,
      command: isRest ? 'npm test && npm run test:all -- --rest' : 'npm run test:all',
    })
}

const seconds = (Date.now() - startedAt) / 1000
console.log('\npart                count      time    budget')
for (const row of rows)
  console.log(
    `${row.name.padEnd(18)} ${String(row.count).padStart(6)} ${row.seconds.toFixed(0).padStart(7)} s ${String(row.budget).padStart(7)} s` +
      (row.seconds > row.budget ? '  over its budget' : ''),
  )
console.log(`${'in all'.padEnd(25)} ${seconds.toFixed(0).padStart(7)} s`)
for (const { title, command } of failures) console.log(`\nFAILED ${title}\n  ${command}`)
if (flaky.length > 0) console.log('')
for (const line of flaky) console.log(`flaky: ${line}`)
for (const line of skipped) console.log(`\nSKIPPED ${line}`)
console.log(
  `\n${passed} passed, ${failures.length} failed${skipped.length > 0 ? `, ${skipped.length} parts skipped` : ''}`,
)
process.exit(failures.length === 0 && skipped.length === 0 ? 0 : 1)
