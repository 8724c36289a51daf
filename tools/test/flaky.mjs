/** The browser tests that passed only at a later try, one line for each time: `date file:line title`. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build, part } from './suites.mjs'

/** @import { Part, Suite } from './suites.mjs' */

export const FLAKY_LIST = '.cache/flaky.txt'
const TIMES = 10
const LIMIT_MINUTES = 60

/** @param {string[]} tests each as `file:line title` @param {string} [list] */
export function addFlaky(tests, list = FLAKY_LIST) {
  const day = new Date().toISOString().slice(0, 10)
  mkdirSync(dirname(list), { recursive: true })
  appendFileSync(list, tests.map((test) => `${day} ${test}\n`).join(''))
}

/**
 * @param {string} [list]
 * @returns {{ location: string, title: string, times: number }[]} each test once; its location is
 *   `file:line`, as it was when the test was last listed
 */
export function readFlaky(list = FLAKY_LIST) {
  const text = existsSync(list) ? readFileSync(list, 'utf8') : ''
  /** @type {Map<string, { location: string, title: string, times: number }>} */
  const tests = new Map()
  for (const [, file = '', line, title = ''] of text.matchAll(/^\S+ (\S+):(\d+) (.+)$/gm)) {
    const key = `${file} ${title}`
    tests.set(key, { location: `${file}:${line}`, title, times: (tests.get(key)?.times ?? 0) + 1 })
  }
  return [...tests.values()]
}

/** @param {string} location @returns {Part[]} */
function repetitionsOf(location) {
  if (location.startsWith('e2e/')) {
    const command = `playwright test --workers 1 --retries 0 --repeat-each ${TIMES} ${location}`
    return [part(location, LIMIT_MINUTES * 60, command, 'browser')]
  }
  const command = `vitest run --maxWorkers 1 ${location}`
  return Array.from({ length: TIMES }, (_, i) =>
    part(`${location} ${i + 1}`, LIMIT_MINUTES * 60, command),
  )
}

/**
 * A suite that repeats tests ten times, with one worker, without retries and beside a busy core:
 * those named, or those on the list, which it prints. Browser tests get a new sandbox for each location.
 * @param {string[]} named each a file, or `file:line`
 * @returns {Suite}
 */
export function flakySuite(named) {
  const listed = readFlaky()
  for (const { location, title, times } of listed)
    console.log(`listed ${times} × ${location} ${title}`)
  const locations = named.length > 0 ? named : listed.map(({ location }) => location)
  if (locations.length === 0) console.log(`No test is named, and none is in ${FLAKY_LIST}.`)
  const repetitions = locations.flatMap(repetitionsOf)
  const hasBrowserTest = locations.some((location) => location.startsWith('e2e/'))
  return {
    name: 'flaky',
    budget: LIMIT_MINUTES * 60,
    limit: LIMIT_MINUTES,
    isBesideBusyCore: true,
    parts: hasBrowserTest ? [build, ...repetitions] : repetitions,
  }
}
