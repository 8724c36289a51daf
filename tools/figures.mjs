import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** @import { Visit } from './measure.mjs' */

const BARS = {
  coldLargest: 1.6,
  coldReady: 1.3,
  coldFirst: 1.1,
  againLargest: 1.45,
  scriptKb: 130,
  shift: 0.01,
  blocked: 50,
  heapMb: 5,
  loaded: 50,
  notLoaded: 400,
  loginIdle: 350,
  loginCold: 1200,
  news: 200,
  longDocument: 1000,
  longestTask: 300,
  lists: 150,
  nodes: 1000,
  frame: 50,
  stroke: 50,
}

/** @param {number[]} values */
function spread(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const median =
    sorted.length % 2
      ? (sorted[middle] ?? NaN)
      : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
  return { median, least: sorted[0] ?? NaN, most: sorted.at(-1) ?? NaN }
}

/** @param {string[]} files */
const gzipKb = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`dist${file}`), { level: 9 }).length, 0) /
  1000

/**
 * Prints medians, spreads and ratios beside their bars.
 * @param {Record<string, Visit[]>} visits
 * @param {{ loaded: number, notLoaded: number }[]} clicks
 * @param {{ news: number, longDocument: number, longestTask: number }[]} content
 * @param {{ loginIdle: number, loginCold: number }[]} logins
 * @param {Awaited<ReturnType<typeof import('./measureLookups.mjs').measureLookups>>[]} lookups
 * @param {number[]} strokes
 */
export function printFigures(visits, clicks, content, logins, lookups, strokes) {
  const { floor = [], site = [], floorAgain = [], siteAgain = [] } = visits
  /** @type {Record<string, Record<string, string>>} */
  const table = {}
  /** @param {string} name @param {number[]} values @param {number} digits @param {number} [bar] */
  const row = (name, values, digits, bar) => {
    const { median, least, most } = spread(values)
    /** @param {number} value */
    const show = (value) => value.toFixed(digits)
    table[name] = {
      median: show(median),
      spread: `${show(least)} to ${show(most)}`,
      bar: bar === undefined ? '' : String(bar),
      held: bar === undefined ? '' : Number(show(median)) <= bar ? 'yes' : 'NO',
    }
  }
  /** @template T @param {T[]} list @param {keyof T} key */
  const pick = (list, key) => list.map((one) => Number(one[key]))
  /** @param {Visit[]} list @param {keyof Visit} key @param {Visit[]} base @param {keyof Visit} baseKey */
  const ratio = (list, key, base, baseKey) =>
    list.map((visit, i) => Number(visit[key]) / Number(base[i]?.[baseKey]))

  row('floor, cold: first paint, ms', pick(floor, 'firstPaint'), 0)
  row('floor, cold: largest paint, ms', pick(floor, 'largestPaint'), 0)
  row('floor, returning: largest paint, ms', pick(floorAgain, 'largestPaint'), 0)
  row('cold: first paint, ms', pick(site, 'firstPaint'), 0)
  row('cold: largest paint, ms', pick(site, 'largestPaint'), 0)
  row('cold: page ready, ms', pick(site, 'ready'), 0)
  row('returning: largest paint, ms', pick(siteAgain, 'largestPaint'), 0)
  row('returning: page ready, ms', pick(siteAgain, 'ready'), 0)
  row(
    'cold: largest paint / floor',
    ratio(site, 'largestPaint', floor, 'largestPaint'),
    2,
    BARS.coldLargest,
  )
  row(
    "cold: page ready / floor's largest paint",
    ratio(site, 'ready', floor, 'largestPaint'),
    2,
    BARS.coldReady,
  )
  row(
    'cold: first paint / floor',
    ratio(site, 'firstPaint', floor, 'firstPaint'),
    2,
    BARS.coldFirst,
  )
  row(
    'returning: largest paint / floor',
    ratio(siteAgain, 'largestPaint', floorAgain, 'largestPaint'),
    2,
    BARS.againLargest,
  )
  row(
    'script before ready, KB gzip',
    site.map(({ scriptFiles }) => gzipKb(scriptFiles)),
    1,
    BARS.scriptKb,
  )
  row('requests before ready', pick(site, 'requests'), 0)
  row('layout shift, cold', pick(site, 'shift'), 4, BARS.shift)
  row('layout shift, returning', pick(siteAgain, 'shift'), 4, BARS.shift)
  row('blocked until 1 s after ready, cold, ms', pick(site, 'blocked'), 0, BARS.blocked)
  row('longest task later, when idle, ms', pick(site, 'longestLater'), 0)
  row('heap after collection, MB', pick(site, 'heapMb'), 1, BARS.heapMb)
  row('menu click to painted page, loaded, ms', pick(clicks, 'loaded'), 0, BARS.loaded)
  row('menu click to painted page, not loaded, ms', pick(clicks, 'notLoaded'), 0, BARS.notLoaded)
  row('login click to drawer, after idle, ms', pick(logins, 'loginIdle'), 0, BARS.loginIdle)
  row('login click to drawer, cold, ms', pick(logins, 'loginCold'), 0, BARS.loginCold)
  row('2,000 news, painted, ms', pick(content, 'news'), 0, BARS.news)
  row('500 KB document, first painted, ms', pick(content, 'longDocument'), 0, BARS.longDocument)
  row('500 KB document, longest task, ms', pick(content, 'longestTask'), 0, BARS.longestTask)
  row('look-up, click to painted answer, ms', pick(lookups, 'score'), 0)
  row('9,000 results, answer to painted page, ms', pick(lookups, 'results'), 0, BARS.lists)
  row('9,000 results, nodes', pick(lookups, 'resultNodes'), 0, BARS.nodes)
  row('10,000 photos, answer to painted grid, ms', pick(lookups, 'photos'), 0, BARS.lists)
  row('10,000 photos, nodes', pick(lookups, 'photoNodes'), 0, BARS.nodes)
  row('10,000 photos scrolled, longest frame, ms', pick(lookups, 'longestFrame'), 0, BARS.frame)
  row('key stroke in a form of 200 fields, painted, ms', strokes, 0, BARS.stroke)
  console.table(table)
  const { least, most } = spread(pick(floor, 'largestPaint'))
  if (most > least * 1.25) {
    console.log(
      'The floor itself varied by more than a quarter: this machine was busy; run it again.',
    )
  }
}
