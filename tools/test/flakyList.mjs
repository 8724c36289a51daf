/** The tests that passed only at a later try, one line for each time: `date file:line title`. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

export const FLAKY_LIST = '.cache/flaky.txt'

/** @param {string[]} tests each as `file:line title` @param {string} [list] */
export function addFlaky(tests, list = FLAKY_LIST) {
  const day = new Date().toISOString().slice(0, 10)
  mkdirSync(dirname(list), { recursive: true })
  appendFileSync(list, tests.map((test) => `${day} ${test}\n`).join(''))
}

/**
 * @param {string} [list]
 * @returns {{ place: string, title: string, times: number }[]} each test once; its place is
 *   `file:line`, as it was when the test was last listed
 */
export function readFlaky(list = FLAKY_LIST) {
  const lines = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : []
  /** @type {Map<string, { place: string, title: string, times: number }>} */
  const tests = new Map()
  for (const line of lines) {
    const [, place, title] = /^\S+ (\S+:\d+) (.+)$/.exec(line) ?? []
    if (!place || !title) continue
    const key = `${place.replace(/:\d+$/, '')} ${title}`
    tests.set(key, { place, title, times: (tests.get(key)?.times ?? 0) + 1 })
  }
  return [...tests.values()]
}
