import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { BROWSER_HELP, ensureBrowser } from '../support/browser.mjs'
import { ensureNginx, freePort, NGINX_HELP } from '../support/startNginx.mjs'
import { printFaultTable } from './faultTable.mjs'
import { addFlaky, FLAKY_LIST } from './flaky.mjs'
import { readBrowserReport, readUnitReport } from './reports.mjs'
import { runCommand } from './runCommand.mjs'

/**
 * @import { Result } from './reports.mjs'
 * @import { Part, Suite } from './suites.mjs'
 *
 * @typedef {'browser' | 'nginx'} Need
 *
 * Folder, environment and end of a run.
 * @typedef {{ folder: string, env: Record<string, string | undefined>, signal: AbortSignal }} Run
 */

const RESULTS = 'test-results'
const DAY_MS = 24 * 60 * 60 * 1000
/** @type {Record<string, (file: string) => Result[]>} */
const READERS = { vitest: readUnitReport, playwright: readBrowserReport }

/** Makes a run's folder, and removes what runs left more than a day ago. */
function makeFolder() {
  mkdirSync(RESULTS, { recursive: true })
  for (const path of readdirSync(RESULTS).map((name) => `${RESULTS}/${name}`))
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true })
  return mkdtempSync(`${RESULTS}/${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-`)
}

/** Aborted by Ctrl-C (`interrupted`) or at the time limit (`limit`). @param {number} limit in minutes */
function stopSignal(limit) {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(name, () => stop.abort('interrupted'))
  setTimeout(() => stop.abort('limit'), limit * 60_000).unref()
  return stop.signal
}

/**
 * Runs a check to completion. If others run in parallel, its output is printed in one piece.
 * @param {string} name @param {string} command @param {Run} run @param {boolean} isOnlyCheck
 * @returns {Promise<Result[]>} one per test; one for the check if it has none, or failed as a whole
 */
async function runCheck(name, command, { folder, env, signal }, isOnlyCheck) {
  const results = `${folder}/${name.replaceAll(/\W+/g, '-')}`
  mkdirSync(results, { recursive: true })
  const report = `${results}/report.json`
  const words = command.split(' ')
  if (words[0] === 'vitest')
    words.push('--reporter=dot', '--reporter=json', `--outputFile.json=${report}`)
  const runEnv = { ...env, E2E_RESULTS: results }
  const { isGood, output } = await runCommand(words, { env: runEnv, isShown: isOnlyCheck, signal })
  if (!isGood && output) console.log(`\n-- ${name}\n${output.trim()}`)
  const whole = {
    title: signal.aborted ? `${name}: stopped before the end` : name,
    isPassed: isGood,
    command: words[0] === 'node' ? command : `npx ${command}`,
  }
  const read = READERS[words[0] ?? '']
  if (!read) return [whole]
  const tests = existsSync(report) ? read(report) : []
  const hasFailure = tests.some(({ isPassed }) => !isPassed)
  if (isGood ? tests.length > 0 : hasFailure && !signal.aborted) return tests
  return [...tests, { ...whole, isPassed: false }]
}

/**
 * Runs checks, two at a time, as the smallest machine has two cores.
 * @param {Record<string, string>} checks @param {Run} run
 */
async function runChecks(checks, run) {
  const waiting = Object.entries(checks)
  const isOnlyCheck = waiting.length === 1
  /** @type {Result[]} */
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next && !run.signal.aborted; next = waiting.shift())
      results.push(...(await runCheck(...next, run, isOnlyCheck)))
  }
  await Promise.all([work(), work()])
  return results
}

/** @param {string} name @param {number} count @param {number} start in ms @param {number} budget */
function timeLine(name, count, start, budget) {
  const seconds = (performance.now() - start) / 1000
  const [counted, took, may] = [String(count), seconds.toFixed(0), String(budget)]
  const line = `${name.padEnd(18)} ${counted.padStart(6)} ${took.padStart(7)} s ${may.padStart(7)} s`
  return line + (seconds > budget ? '  over its budget' : '')
}

/** What parts can need: whether it is there, and how to get it. @param {Part[]} parts */
async function findRequirements(parts) {
  const uses = (/** @type {Need} */ need) => parts.some(({ needs }) => needs?.includes(need))
  const browser = uses('browser') ? await ensureBrowser() : undefined
  const requirements = {
    browser: { isThere: Boolean(browser), help: BROWSER_HELP },
    nginx: { isThere: uses('nginx') && Boolean(await ensureNginx()), help: NGINX_HELP },
  }
  return { browser, requirements }
}

/**
 * Runs parts, one after the other. Once a required part has failed, it leaves out the rest.
 * @param {Part[]} parts
 * @param {Record<Need, { isThere: boolean, help: string }>} requirements
 * @param {Run} run
 * @param {boolean} keepsGoing runs the rest all the same
 */
async function runParts(parts, requirements, run, keepsGoing) {
  const [lines, skipped] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])]
  /** @type {Result[]} */
  const results = []
  let broken = ''
  for (const { name, budget, needs = [], isRequired, checks } of parts) {
    const missing = needs.filter((need) => !requirements[need].isThere)
    if (run.signal.aborted) skipped.push(`${name}: the run was stopped before it.`)
    else if (broken) skipped.push(`${name}: the ${broken} failed.`)
    else if (missing.length > 0) {
      const help = missing.map((need) => requirements[need].help).join(' ')
      skipped.push(`${name}: needs ${missing.join(' and ')}. ${help}`)
    } else {
      console.log(`\n== ${name}`)
      const begin = performance.now()
      const some = await runChecks(checks, run)
      results.push(...some)
      const hasFailure = some.some(({ isPassed }) => !isPassed)
      if (isRequired && hasFailure && !keepsGoing && !run.signal.aborted) broken = name
      lines.push(timeLine(name, some.length, begin, budget))
    }
  }
  return { lines, skipped, results, broken }
}

/** @param {Result[]} failures */
function printFailures(failures) {
  for (const { title, command, trace, log } of failures) {
    console.log(`\nFAILED ${title}\n  ${command}`)
    if (trace) console.log(`  npx playwright show-trace ${trace}`)
    if (log) console.log(`  the server's log: ${log}`)
  }
}

/** Prints the flaky tests, and adds them to the list. @param {string[]} flaky */
function reportFlaky(flaky) {
  if (flaky.length === 0) return
  addFlaky(flaky)
  console.log(`\nThese are in ${FLAKY_LIST} too; npm run test:flaky repeats them.`)
  for (const line of flaky) console.log(`flaky: ${line}`)
}

/**
 * Runs the parts of a suite, one after the other, and prints what they found. Once a required part
 * has failed, it leaves out the rest.
 * @param {Suite} suite
 * @param {{ keepsGoing?: boolean }} [options] `keepsGoing` runs the rest all the same
 * @returns {Promise<number>} exit code
 */
export async function runSuite(
  { budget, limit, hasFaultTable, isBesideBusyCore, parts, ...suite },
  { keepsGoing = false } = {},
) {
  const folder = makeFolder()
  const { browser, requirements } = await findRequirements(parts)
  // Runs beside each other do not meet: each has a port and folders of its own.
  const folders = { E2E_PORT: String(await freePort()), BUILD_DIR: `${folder}/build` }
  const found = browser && { CHROMIUM_PATH: browser }
  const env = { ...folders, ...process.env, ...found, TEST_RUN: folder, ...suite.env }
  const signal = stopSignal(limit)
  const busy = isBesideBusyCore && spawn(process.execPath, ['-e', 'for (;;);'])
  const start = performance.now()
  const run = { folder, env, signal }
  const { lines, skipped, results, broken } = await runParts(parts, requirements, run, keepsGoing)
  if (busy) busy.kill()
  if (hasFaultTable && skipped.length === 0) {
    const title = 'every fault is tried, and survived'
    results.push({ title, isPassed: printFaultTable(results), command: 'npm run test:all' })
  }

  console.log('\npart                count      time    budget')
  for (const line of [...lines, timeLine('in all', results.length, start, budget)])
    console.log(line)
  const failures = results.filter(({ isPassed }) => !isPassed)
  const flaky = results.flatMap((result) => (result.isPassed && result.flaky) || [])
  printFailures(failures)
  for (const line of skipped) console.log(`\nSKIPPED ${line}`)
  if (broken && skipped.length > 0)
    console.log(`\nStopped after the ${broken}. With -- --keep-going, the rest runs as well.`)
  if (signal.reason === 'limit') console.log(`\nStopped after ${limit} minutes.`)
  reportFlaky(flaky)
  if (failures.length + flaky.length === 0) rmSync(folder, { recursive: true, force: true })
  const skips = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  console.log(`\n${results.length - failures.length} passed, ${failures.length} failed${skips}`)
  if (signal.reason === 'interrupted') return 130
  if (failures.length > 0 || signal.aborted) return 1
  return skipped.length > 0 ? 3 : 0
}
