import { existsSync, mkdirSync } from 'node:fs'
import { runCommand } from './runCommand.mjs'

/**
 * @import { Result } from './reports.mjs'
 * @import { Check } from './suites.mjs'
 * @import { Run } from './prepareRun.mjs'
 */

/**
 * Runs a check to completion. If others run in parallel, its output is printed in one piece.
 * @param {Check} check
 * @param {Run} run
 * @param {boolean} isAlone
 * @returns {Promise<Result[]>} one per test; one for the check if it has none, or failed as a whole
 */
async function runCheck({ name, command, read }, run, isAlone) {
  const folder = `${run.folder}/${name.replaceAll(' ', '-')}`
  mkdirSync(folder, { recursive: true })
  const report = `${folder}/report.json`
  const isVitest = command[0] === 'vitest'
  const { isGood, output } = await runCommand(
    isVitest ? [...command, `--outputFile.json=${report}`] : command,
    { env: { ...run.env, E2E_RESULTS: folder }, isShown: isAlone, signal: run.signal },
  )
  if (!isGood && output) console.log(`\n-- ${name}\n${output.trim()}`)
  const isStopped = run.signal.aborted
  const whole = {
    title: isStopped ? `${name}: stopped before the end` : name,
    isPassed: isGood,
    command: (command[0] === 'node' ? command : ['npx', ...command]).join(' '),
  }
  if (!read) return [whole]
  const tests = existsSync(report) ? read(report) : []
  const hasFailure = tests.some(({ isPassed }) => !isPassed)
  if (isGood ? tests.length > 0 : hasFailure && !isStopped) return tests
  return [...tests, { ...whole, isPassed: false }]
}

/**
 * Runs checks, two at a time, as the smallest machine has two cores.
 * @param {Check[]} checks
 * @param {Run} run
 */
export async function runChecks(checks, run) {
  const waiting = [...checks]
  /** @type {Result[]} */
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next && !run.signal.aborted; next = waiting.shift())
      results.push(...(await runCheck(next, run, checks.length === 1)))
  }
  await Promise.all([work(), work()])
  return results
}
