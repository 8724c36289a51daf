/** Which checks there are, and which suite runs them. */

import { readBrowserReport, readUnitReport } from './reports.mjs'

/**
 * @import { Result } from './reports.mjs'
 *
 * One check: its command, and how to read its test report, if any.
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} command a program of the project and its arguments
 * @property {(report: string) => Result[]} [read]
 * @property {BrowserTests} [tests] those that it runs
 *
 * The browser tests of a check: of some projects, with one of the tags or none of them.
 * @typedef {object} BrowserTests
 * @property {('site' | 'phone' | 'zoomed' | 'deployment')[]} projects
 * @property {string[]} [with]
 * @property {string[]} [without]
 *
 * Checks that run in parallel, within a time budget.
 * @typedef {object} Part
 * @property {string} name
 * @property {number} budget seconds on two otherwise idle cores
 * @property {('browser' | 'nginx')[]} [needs]
 * @property {Check[]} checks
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {number} budget seconds on two otherwise idle cores
 * @property {number} limit minutes after which it is stopped
 * @property {Record<string, string>} [env]
 * @property {boolean} [hasFaultTable]
 * @property {Part[]} parts
 */

/** A run with this many failed browser tests is stopped: something is wrong in all of them. */
const MAX_FAILURES = 10

/** @param {string} name @param {string[]} args @returns {Check} */
const unit = (name, ...args) => ({
  name,
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', ...args],
  read: readUnitReport,
})

/** @param {string} name @param {BrowserTests} tests @returns {Check} */
const browser = (name, tests) => ({
  name,
  command: [
    ...['playwright', 'test', '--max-failures', String(MAX_FAILURES)],
    ...tests.projects.flatMap((project) => ['--project', project]),
    ...(tests.with ? ['--grep', tests.with.join('|')] : []),
    ...(tests.without ? ['--grep-invert', tests.without.join('|')] : []),
  ],
  read: readBrowserReport,
  tests,
})

/** @type {Part} */
export const build = {
  name: 'build',
  budget: 30,
  checks: [{ name: 'build', command: ['vite', 'build', '--mode', 'test', '--logLevel', 'warn'] }],
}

/** @type {Part[]} */
const standard = [
  {
    name: 'static checks',
    budget: 60,
    checks: [
      { name: 'types', command: ['tsc', '-b', '--force'] },
      { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
      { name: 'format', command: ['oxfmt', '--list-different'] },
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
  { name: 'unit tests', budget: 240, checks: [unit('unit tests')] },
  build,
  {
    name: 'browser journeys',
    budget: 260,
    needs: ['browser'],
    checks: [browser('browser journeys', { projects: ['site'], with: ['@core'] })],
  },
]

/** @type {Part[]} */
const rest = [
  {
    name: 'browser tests',
    budget: 2200,
    needs: ['browser'],
    checks: [
      browser('browser tests', { projects: ['site'], without: ['@core', '@deep', '@screens'] }),
    ],
  },
  {
    name: 'narrow windows',
    budget: 200,
    needs: ['browser'],
    checks: [browser('narrow windows', { projects: ['phone', 'zoomed'] })],
  },
  {
    name: 'deployment',
    budget: 120,
    needs: ['browser', 'nginx'],
    checks: [browser('deployment', { projects: ['deployment'] })],
  },
]

/** @type {Part[]} */
const deep = [
  { name: 'fuzz', budget: 800, checks: [unit('fuzz', 'tests/fuzz')] },
  { name: 'crowd', budget: 60, checks: [unit('crowd', 'tests/load')] },
  build,
  {
    name: 'browser fuzz',
    budget: 180,
    needs: ['browser'],
    checks: [browser('browser fuzz', { projects: ['site'], with: ['@deep'] })],
  },
  {
    name: 'load',
    budget: 120,
    needs: ['browser', 'nginx'],
    checks: [{ name: 'load', command: ['node', 'tools/load/load.mjs'] }],
  },
]

/** @type {Suite[]} */
export const suites = [
  { name: 'standard', budget: 600, limit: 25, parts: standard },
  {
    name: 'all',
    budget: 4500,
    limit: 100,
    env: { TEST_ALL: '1' },
    hasFaultTable: true,
    parts: [...standard, ...rest],
  },
  { name: 'deep', budget: 3000, limit: 70, env: { DEEP: '1' }, parts: deep },
]
