/** Reads the reports of Vitest and Playwright. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * @import { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
 * @import { JsonTestResults } from 'vitest/reporters'
 *
 * The outcome of a test.
 * @typedef {object} Result
 * @property {string} title including the enclosing titles
 * @property {boolean} isPassed
 * @property {string} [flaky] set if a later try of a browser test passed: file, line and title
 * @property {string} command runs this test only
 * @property {string} [trace] file, of a failed browser test
 * @property {string} [log] file to which the server of a failed browser test printed
 */

/** A test's name as a pattern, quoted for a shell. @param {string} name */
const pattern = (name) =>
  `'${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll("'", String.raw`'\''`)}'`

/**
 * @param {string} file a report of Vitest's JSON reporter
 * @returns {Result[]} one per test, and one for each file that failed outside of its tests
 */
export function readUnitReport(file) {
  /** @type {JsonTestResults} */
  const { testResults, success } = JSON.parse(readFileSync(file, 'utf8'))
  const results = testResults.flatMap(({ name, status: ofFile, assertionResults }) => {
    const path = relative('', name)
    const command = `npm run test:unit -- ${path}`
    /** @type {Result[]} */
    const tests = []
    for (const { fullName: title, status } of assertionResults) {
      if (status !== 'passed' && status !== 'failed') continue
      const isPassed = status === 'passed'
      tests.push({ title, isPassed, command: `${command} -t ${pattern(title)}` })
    }
    const isBroken = ofFile === 'failed' && tests.every(({ isPassed }) => isPassed)
    return isBroken ? [...tests, { title: path, isPassed: false, command }] : tests
  })
  const isBroken = !success && results.every(({ isPassed }) => isPassed)
  const title = 'an error outside of the tests'
  return isBroken ? [...results, { title, isPassed: false, command: 'npm run test:unit' }] : results
}

/** @param {JSONReportSuite} suite @param {string} around @returns {[string, JSONReportSpec][]} */
const specsOf = ({ specs, suites = [] }, around) => [
  ...specs.map((spec) => /** @type {[string, JSONReportSpec]} */ ([around, spec])),
  ...suites.flatMap((suite) => specsOf(suite, `${around} ${suite.title}`)),
]

/**
 * @param {string} file a report of Playwright's JSON reporter, beside the log of the server
 * @returns {Result[]} one per test, and one for each error outside of the tests
 */
export function readBrowserReport(file) {
  /** @type {JSONReport} */
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const log = join(dirname(file), 'server.log')
  /** @type {Result[]} */
  const results = []
  for (const [around, spec] of suites.flatMap((suite) => specsOf(suite, suite.title))) {
    const statuses = spec.tests.map(({ status }) => status)
    if (statuses.every((status) => status === 'skipped')) continue
    const location = `e2e/${spec.file}:${spec.line}`
    const isPassed = !statuses.includes('unexpected')
    const attachments = spec.tests.flatMap((test) => test.results).flatMap((one) => one.attachments)
    const trace = attachments.find(({ name }) => name === 'trace')?.path
    results.push({
      title: `${around} ${spec.title}`,
      isPassed,
      ...(isPassed && statuses.includes('flaky') && { flaky: `${location} ${spec.title}` }),
      command: `npm run test:e2e -- ${location}`,
      ...(!isPassed && { log, ...(trace && { trace: relative('', trace) }) }),
    })
  }
  for (const { message = '' } of errors) {
    const [title = ''] = message.split('\n', 1)
    results.push({ title, isPassed: false, command: 'npm run test:e2e', log })
  }
  return results
}
