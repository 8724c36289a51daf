import { rmSync } from 'node:fs'
import { BROWSER_HELP } from '../browser.mjs'
import { ensureNginx, NGINX_HELP } from '../startNginx.mjs'
import { printFaultTable } from './faultTable.mjs'
import { addFlaky, FLAKY_LIST } from './flakyList.mjs'
import { prepareRun } from './prepareRun.mjs'
import { runChecks } from './runCheck.mjs'

/**
 * @import { Result } from './reports.mjs'
 * @import { Suite } from './suites.mjs'
 *
 * @typedef {{ name: string, count: number, seconds: number, budget: number }} Row
 */

/** @param {Row[]} rows */
function printTimes(rows) {
  console.log('\npart                count      time    budget')
  for (const { name, count, seconds, budget } of rows)
    console.log(
      `${name.padEnd(18)} ${String(count).padStart(6)} ${seconds.toFixed(0).padStart(7)} s ${String(budget).padStart(7)} s` +
        (seconds > budget ? '  over its budget' : ''),
    )
}

/** @param {Result[]} failures */
function printFailures(failures) {
  for (const { title, command, trace, log } of failures) {
    console.log(`\nFAILED ${title}\n  ${command}`)
    if (trace) console.log(`  npx playwright show-trace ${trace}`)
    if (log) console.log(`  the server's log: ${log}`)
  }
}

/**
 * Runs the parts of a suite, one after the other, and prints what they found.
 * @param {Suite} suite
 * @returns {Promise<number>} exit code
 */
export async function runSuite({ budget, limit, env, hasFaultTable, parts }) {
  const run = await prepareRun(limit)
  Object.assign(run.env, env)
  const { signal } = run
  const usesNginx = parts.some(({ needs }) => needs?.includes('nginx'))
  /** @type {Record<'browser' | 'nginx', { isThere: boolean, help: string }>} */
  const requirements = {
    browser: { isThere: run.hasBrowser, help: BROWSER_HELP },
    nginx: { isThere: usesNginx && Boolean(await ensureNginx()), help: NGINX_HELP },
  }

  /** @type {Row[]} */
  const rows = []
  /** @type {string[]} */
  const skipped = []
  /** @type {Result[]} */
  const results = []
  const start = Date.now()
  for (const { name, budget: allowed, needs = [], checks } of parts) {
    const missing = needs.filter((need) => !requirements[need].isThere)
    if (signal.aborted) skipped.push(`${name}: the run was stopped before it.`)
    else if (missing.length > 0) {
      const help = missing.map((need) => requirements[need].help).join(' ')
      skipped.push(`${name}: needs ${missing.join(' and ')}. ${help}`)
    } else {
      console.log(`\n== ${name}`)
      const begin = Date.now()
      const found = await runChecks(checks, run)
      results.push(...found)
      rows.push({
        name,
        count: found.length,
        seconds: (Date.now() - begin) / 1000,
        budget: allowed,
      })
    }
  }
  if (hasFaultTable && skipped.length === 0)
    results.push({
      title: 'every fault is tried, and survived',
      isPassed: printFaultTable(results).failed === 0,
      command: 'npm run test:all',
    })

  const seconds = (Date.now() - start) / 1000
  printTimes([...rows, { name: 'in all', count: results.length, seconds, budget }])
  const failures = results.filter(({ isPassed }) => !isPassed)
  printFailures(failures)
  for (const line of skipped) console.log(`\nSKIPPED ${line}`)
  if (signal.reason === 'limit') console.log(`\nStopped after ${limit} minutes.`)
  const flaky = results.flatMap((result) => (result.isPassed && result.flaky) || [])
  if (flaky.length > 0) {
    addFlaky(flaky)
    console.log(`\nThese are in ${FLAKY_LIST} too; npm run test:flaky repeats them.`)
  }
  for (const line of flaky) console.log(`flaky: ${line}`)
  const isClean = failures.length + flaky.length === 0
  if (isClean) rmSync(run.folder, { recursive: true, force: true })
  const passed = results.length - failures.length
  const skippedParts = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  console.log(`\n${passed} passed, ${failures.length} failed${skippedParts}`)
  if (signal.reason === 'interrupted') return 130
  if (failures.length > 0 || signal.aborted) return 1
  return skipped.length > 0 ? 3 : 0
}
