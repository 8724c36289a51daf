/** Reads the reports of Vitest and Playwright. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * The outcome of a test.
 * @typedef {object} Result
 * @property {string} title including the enclosing titles
 * @property {boolean} isPassed
 * @property {string} [flaky] set if a later try passed: file, with its line where known, and title
 * @property {string} command runs this test only
 */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Escapes a text for use in a regular expression. @param {string} text */
const literal = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/**
 * `failureMessages` holds the errors of all tries, of a passed test too.
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion
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
            test.failureMessages.length > 0 && { flaky: `${path} ${test.fullName}` }),
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
 * @typedef {{ title: string, ok: boolean, file: string, line: number, tests: { status: string }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Spec} spec */
const isRun = ({ tests }) => tests.some(({ status }) => status !== 'skipped')

/** @param {Suite} suite @param {string} [around] @returns {Result[]} */
const resultsIn = (suite, around = '') => [
  ...(suite.specs ?? []).filter(isRun).map(({ title, file, line, tests }) => ({
    title: `${around} ${title}`.trim(),
    isPassed: tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    ...(tests.some(({ status }) => status === 'flaky') && {
      flaky: `e2e/${file}:${line} ${title}`,
    }),
    command: `npm run test:e2e -- e2e/${file}:${line}`,
  })),
  ...(suite.suites ?? []).flatMap((inner) => resultsIn(inner, `${around} ${inner.title}`)),
]

/**
 * @param {string} file a report of Playwright's JSON reporter
 * @returns {Result[]} one per test, and one for each error outside of the tests
 */
export function readBrowserReport(file) {
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return [
    ...resultsIn({ title: '', suites }),
    .../** @type {{ message?: string }[]} */ (errors).map(({ message = '' }) => ({
      title: message.split('\n', 1)[0] ?? '',
      isPassed: false,
      command: 'npm run test:e2e',
    })),
  ]
}
