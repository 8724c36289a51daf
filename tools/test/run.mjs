/**
 * Runs the project's checks, one part after the other. Ends with `N passed, N failed`.
 *
 *     node tools/test/run.mjs              to run before each commit
 *     node tools/test/run.mjs check        the static checks only
 *     node tools/test/run.mjs all          everything except the long ones
 *     node tools/test/run.mjs deployment   published builds, and the site behind nginx
 *     node tools/test/run.mjs deep         the long ones: the full fuzz test, and the load test
 *     node tools/test/run.mjs flaky [file:line ...]   repeats the named tests, or the flaky browser tests
 *
 * If the static checks fail, the run stops after them; with `--keep-going` it goes on.
 * `--install` installs a browser, fonts and nginx where they are missing, as `CI` does.
 * Exit codes: 0 passed, 1 failed, 2 cannot start, 3 passed but parts were skipped, 130 interrupted.
 */
import { readFileSync } from 'node:fs'
import { nodeIsTooOld } from './nodeVersion.mjs'

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const problem = nodeIsTooOld(process.versions.node, engines.node)
if (problem) {
  console.error(problem)
  process.exit(2)
}
const OPTIONS = ['--install', '--keep-going']
const [name = 'standard', ...rest] = process.argv.slice(2).filter((one) => !OPTIONS.includes(one))
// Imported from here on: an older Node might fail to load these before it can say why.
const { suites } = await import('./suites.mjs')
const { flakySuite } = await import('./flaky.mjs')
const suite = name === 'flaky' ? flakySuite(rest) : suites.find((one) => one.name === name)
if (!suite || (rest.length > 0 && name !== 'flaky')) {
  console.error(
    'Usage: node tools/test/run.mjs [check | all | deployment | deep | flaky [file:line ...]] [--install] [--keep-going]',
  )
  process.exit(2)
}
const { runSuite } = await import('./runSuite.mjs')
process.exit(await runSuite(suite, { keepsGoing: process.argv.includes('--keep-going') }))
