import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { BROWSER_HELP } from '../browser.mjs'
import { FLAKY_LIST, readFlaky } from './flakyList.mjs'
import { prepareRun } from './prepareRun.mjs'
import { runCommand } from './runCommand.mjs'
import { build } from './suites.mjs'

const TIMES = 10
const LIMIT_MINUTES = 60

const VITEST = ['vitest', 'run', '--maxWorkers', '1', '--retry', '0']
const PLAYWRIGHT = [
  ...['playwright', 'test', '--workers', '1', '--retries', '0'],
  ...['--repeat-each', String(TIMES)],
]

/**
 * Repeats tests ten times, with one worker, without retries and beside a busy core: those named, or
 * those on the list. Browser tests get a new sandbox for each place.
 * @param {string[]} named each a file, or `file:line`
 * @returns {Promise<number>} exit code
 */
export async function repeatFlaky(named) {
  const listed = readFlaky()
  for (const { place, title, times } of listed) console.log(`listed ${times} × ${place} ${title}`)
  const places = named.length > 0 ? named : listed.map(({ place }) => place)
  if (places.length === 0) {
    console.log(`No test is named, and none is in ${FLAKY_LIST}.`)
    return 0
  }
  const { folder, hasBrowser, env, signal } = await prepareRun(LIMIT_MINUTES)
  /** @param {string[]} command @param {Record<string, string>} [extra] */
  const run = async (command, extra) =>
    (await runCommand(command, { env: { ...env, ...extra }, isShown: true, signal })).isGood

  /** @param {string} place @param {string} results */
  const repeatBrowserTest = (place, results) =>
    run([...PLAYWRIGHT, place], { E2E_RESULTS: results, DEEP: '1' })
  /** @param {string} place */
  const repeatUnitTest = async (place) => {
    for (let time = 0; time < TIMES; time += 1) if (!(await run([...VITEST, place]))) return false
    return true
  }

  const browserTests = places.filter((place) => place.startsWith('e2e/'))
  if (browserTests.length > 0 && !hasBrowser) {
    console.error(BROWSER_HELP)
    return 3
  }
  if (browserTests.length > 0)
    for (const { command } of build.checks) if (!(await run(command))) return 1

  const busy = spawn(process.execPath, ['-e', 'for (;;);'])
  /** @type {string[]} */
  const failed = []
  for (const [index, place] of places.entries()) {
    const results = `${folder}/${index}`
    mkdirSync(results)
    const isGood = browserTests.includes(place)
      ? await repeatBrowserTest(place, results)
      : await repeatUnitTest(place)
    if (signal.aborted) break
    if (!isGood) failed.push(place)
  }
  busy.kill()
  if (signal.aborted) {
    console.log('\nStopped before the end.')
    return 130
  }
  for (const place of failed) console.log(`FAILED ${place}`)
  if (failed.length === 0) rmSync(folder, { recursive: true, force: true })
  console.log(`\n${places.length - failed.length} passed ${TIMES} times, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}
