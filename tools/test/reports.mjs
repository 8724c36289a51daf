/** Reads the reports of Vitest and Playwright. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * The outcome of a test.
 * @typedef {object} Result
 * @property {string} title including the enclosing titles
 * @property {boolean} isPassed
 * @property {string} [flaky] set if a later try passed: file, line and title
 * @property {string} command runs this test only
 * @property {string} [trace] file, of a failed browser test
 * @property {string} [log] file to which the server of a failed browser test printed
 */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Escapes a text for use in a regular expression. @param {string} text */
const literal = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/**
 * `failureMessages` holds the errors of all tries, of a passed test too.
 * @typedef {{ fullName: string, status: string, failureMessages: string[],
 *   location?: { line: number } | null }} Assertion
 * @typedef {{ name: string, status: string, assertionResults: Assertion[] }} UnitFile
 */

/**
 * @param {string} file a report of Vitest's JSON reporter
 * @returns {Result[]} one per test, and one for each file that failed outside of its tests
 */
export function readUnitReport(file) {
  const { testResults, success } = JSON.parse(readFileSync(file, 'utf8'))
  const results = /** @type {UnitFile[]} */ (testResults).flatMap(
    ({ name, status, assertionResults }) => {
      const path = relative('.', name)
      const run = `npm run test:unit -- ${path}`
      const tests = assertionResults
        .filter((test) => test.status === 'passed' || test.status === 'failed')
        .map((test) => ({
          title: test.fullName,
          isPassed: test.status === 'passed',
          ...(test.status === 'passed' &&
            test.failureMessages.length > 0 && {
              flaky: `${path}:${test.location?.line ?? 1} ${test.fullName}`,
            }),
          command: `${run} -t ${quoted(literal(test.fullName))}`,
        }))
      const isBroken = status === 'failed' && tests.every(({ isPassed }) => isPassed)
      return isBroken ? [...tests, { title: path, isPassed: false, command: run }] : tests
    },
  )
  if (!success && results.every(({ isPassed }) => isPassed))
    results.push({
      title: 'an error outside of the tests',
      isPassed: false,
      command: 'npm run test:unit',
    })
  return results
}

/**
 * @typedef {{ attachments: { name: string, path?: string }[] }} Try
 * @typedef {{ title: string, file: string, line: number,
 *   tests: { status: string, results: Try[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Spec} spec */
const isRun = ({ tests }) => tests.some(({ status }) => status !== 'skipped')

/** @param {Spec} spec @param {string} around @param {string} log @returns {Result} */
function resultOf({ title, file, line, tests }, around, log) {
  const place = `e2e/${file}:${line}`
  const isPassed = tests.every(({ status }) => status !== 'unexpected')
  const isFlaky = tests.some(({ status }) => status === 'flaky')
  const attachments = tests.flatMap(({ results }) => results).flatMap((one) => one.attachments)
  const trace = attachments.find(({ name }) => name === 'trace')?.path
  return {
    title: `${around} ${title}`.trim(),
    isPassed,
    ...(isPassed && isFlaky && { flaky: `${place} ${title}` }),
    command: `npm run test:e2e -- ${place}`,
    ...(!isPassed && { log, ...(trace && { trace: relative('.', trace) }) }),
  }
}

/** @param {Suite} suite @param {string} log @param {string} [around] @returns {Result[]} */
const resultsIn = (suite, log, around = '') => [
  ...(suite.specs ?? []).filter(isRun).map((spec) => resultOf(spec, around, log)),
  ...(suite.suites ?? []).flatMap((inner) => resultsIn(inner, log, `${around} ${inner.title}`)),
]

/**
 * @param {string} file a report of Playwright's JSON reporter, beside the log of the server
 * @returns {Result[]} one per test, and one for each error outside of the tests
 */
export function readBrowserReport(file) {
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const log = join(dirname(file), 'server.log')
  return [
    ...resultsIn({ title: '', suites }, log),
    .../** @type {{ message?: string }[]} */ (errors).map(({ message = '' }) => ({
      title: message.split('\n', 1)[0] ?? '',
      isPassed: false,
      command: 'npm run test:e2e',
      log,
    })),
  ]
}
