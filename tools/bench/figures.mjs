import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** @import { Visit } from './measure.mjs' */

/**
 * @typedef {Record<'cold' | 'again' | 'phone', Visit>} Start first and returning visit, and on a phone
 * @typedef {Record<'floor' | 'react' | 'site', Start>} Visits
 * @typedef {{
 *   visits: Visits,
 *   clicks: { loaded: number, notLoaded: number },
 *   lines: number,
 *   content: { news: number, longDocument: number, longestTask: number },
 *   login: { loginIdle: number, loginCold: number },
 *   searches: Awaited<ReturnType<typeof import('./measureSearches.mjs').measureSearches>>,
 *   strokes: number[],
 *   tasks: { language: number, search: number, workbook: number },
 * }} Round
 *
 * One figure. `per` holds what the same rounds measured on the React floor, and `perName` its name:
 * the figure is compared with earlier ones as a ratio to it. `step` is the smallest significant
 * difference, in the unit of `values`. `isCompared` is false for figures that another row contains
 * as a ratio.
 * @typedef {{ name: string, values: number[], digits: number, bar?: number, isCompared: boolean,
 *   per?: number[], perName?: string, step?: number }} Row
 */

const BARS = {
  coldLargest: 1.6,
  coldFirst: 1.1,
  againLargest: 1.45,
  phoneLargest: 1.5,
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

/** Browsers report key stroke durations in steps of 8 ms, and frames arrive every 17 ms. */
const STROKE_MS = 8
const FRAME_MS = 17
/** Noise in the blocked time (ms), and an invisible layout shift. */
const BLOCKED_MS = 10
const SHIFT = 0.001

export const BUSY =
  'The floor itself varied by more than a quarter: this machine was busy; run it again.'

/** @param {number[]} values */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const median =
    sorted.length % 2
      ? (sorted[middle] ?? NaN)
      : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
  return { median, least: sorted[0] ?? NaN, most: sorted.at(-1) ?? NaN }
}

/** @param {string} folder @param {Visit} visit */
const gzipKb = (folder, { scriptFiles }) =>
  scriptFiles
    .map((file) => gzipSync(readFileSync(folder + file), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0) / 1000

/** @param {Round[]} rounds */
export function isBusy(rounds) {
  const { least, most } = spread(rounds.map(({ visits }) => visits.floor.cold.largestPaint))
  return most > least * 1.25
}

/**
 * The figures of several rounds, in print order.
 * @param {Round[]} rounds @param {{ site: string, react: string }} folders of the built pages
 * @returns {Row[]}
 */
export function rowsOf(rounds, folders) {
  /** @typedef {(round: Round) => number} Take */
  /** @param {string} name @param {Take} take @param {Partial<Row>} [rest] @returns {Row} */
  const row = (name, take, rest) => ({
    name,
    values: rounds.map(take),
    digits: 0,
    isCompared: true,
    ...rest,
  })
  /** @param {string} name @param {(visits: Visits) => number} take */
  const time = (name, take) => row(name, ({ visits }) => take(visits), { isCompared: false })
  /** @param {string} name @param {(visits: Visits) => number} take @param {number} [bar] */
  const ratio = (name, take, bar) => row(name, ({ visits }) => take(visits), { digits: 2, bar })

  const byProcessor = { per: rounds.map(({ lines }) => lines), perName: '2,000 lines' }
  const byNetwork = {
    per: rounds.map(({ visits }) => visits.react.cold.ready),
    perName: 'React floor ready',
  }
  const strokes = rounds.flatMap((round) => round.strokes.map((ms) => ({ ms, lines: round.lines })))

  return [
    time('floor, cold: first paint, ms', ({ floor }) => floor.cold.firstPaint),
    time('floor, cold: largest paint, ms', ({ floor }) => floor.cold.largestPaint),
    time('floor, returning: largest paint, ms', ({ floor }) => floor.again.largestPaint),
    time('React floor, cold: ready, ms', ({ react }) => react.cold.ready),
    time('React floor, returning: ready, ms', ({ react }) => react.again.ready),
    row(
      'React floor, script, KB gzip',
      ({ visits: { react } }) => gzipKb(folders.react, react.cold),
      {
        digits: 1,
        isCompared: false,
      },
    ),
    row('React floor, 2,000 lines, painted, ms', ({ lines }) => lines, { isCompared: false }),
    time('floor, phone: largest paint, ms', ({ floor }) => floor.phone.largestPaint),
    time('cold: first paint, ms', ({ site }) => site.cold.firstPaint),
    time('cold: largest paint, ms', ({ site }) => site.cold.largestPaint),
    time('cold: ready, ms', ({ site }) => site.cold.ready),
    time('phone: first paint, ms', ({ site }) => site.phone.firstPaint),
    time('phone: largest paint, ms', ({ site }) => site.phone.largestPaint),
    time('phone: ready, ms', ({ site }) => site.phone.ready),
    time('returning: largest paint, ms', ({ site }) => site.again.largestPaint),
    time('returning: ready, ms', ({ site }) => site.again.ready),
    ratio(
      'cold: first paint / floor',
      ({ site, floor }) => site.cold.firstPaint / floor.cold.firstPaint,
      BARS.coldFirst,
    ),
    ratio(
      'cold: largest paint / floor',
      ({ site, floor }) => site.cold.largestPaint / floor.cold.largestPaint,
      BARS.coldLargest,
    ),
    ratio(
      'returning: largest paint / floor',
      ({ site, floor }) => site.again.largestPaint / floor.again.largestPaint,
      BARS.againLargest,
    ),
    ratio(
      'phone: first paint / floor',
      ({ site, floor }) => site.phone.firstPaint / floor.phone.firstPaint,
    ),
    ratio(
      'phone: largest paint / floor',
      ({ site, floor }) => site.phone.largestPaint / floor.phone.largestPaint,
      BARS.phoneLargest,
    ),
    ratio('phone: ready / React floor', ({ site, react }) => site.phone.ready / react.phone.ready),
    ratio('cold: ready / React floor', ({ site, react }) => site.cold.ready / react.cold.ready),
    ratio(
      'returning: ready / React floor',
      ({ site, react }) => site.again.ready / react.again.ready,
    ),
    row('script before ready, KB gzip', ({ visits: { site } }) => gzipKb(folders.site, site.cold), {
      digits: 1,
      bar: BARS.scriptKb,
    }),
    row('requests before ready', ({ visits: { site } }) => site.cold.requests),
    row('layout shift, cold', ({ visits: { site } }) => site.cold.shift, {
      digits: 4,
      bar: BARS.shift,
      step: SHIFT,
    }),
    row('layout shift, returning', ({ visits: { site } }) => site.again.shift, {
      digits: 4,
      bar: BARS.shift,
      step: SHIFT,
    }),
    row('layout shift, phone', ({ visits: { site } }) => site.phone.shift, {
      digits: 4,
      bar: BARS.shift,
      step: SHIFT,
    }),
    row('blocked until 1 s after ready, cold, ms', ({ visits: { site } }) => site.cold.blocked, {
      bar: BARS.blocked,
      step: BLOCKED_MS,
      ...byProcessor,
    }),
    row(
      'longest task later, when idle, ms',
      ({ visits: { site } }) => site.cold.longestLater,
      byProcessor,
    ),
    row('heap after collection, MB', ({ visits: { site } }) => site.cold.heapMb, {
      digits: 1,
      bar: BARS.heapMb,
    }),
    row('menu click to painted page, loaded, ms', ({ clicks }) => clicks.loaded, {
      bar: BARS.loaded,
      ...byProcessor,
    }),
    row('menu click to painted page, not loaded, ms', ({ clicks }) => clicks.notLoaded, {
      bar: BARS.notLoaded,
      ...byNetwork,
    }),
    row('login click to drawer, after idle, ms', ({ login }) => login.loginIdle, {
      bar: BARS.loginIdle,
      ...byProcessor,
    }),
    row('login click to drawer, cold, ms', ({ login }) => login.loginCold, {
      bar: BARS.loginCold,
      ...byNetwork,
    }),
    row('2,000 news, painted, ms', ({ content }) => content.news, {
      bar: BARS.news,
      ...byProcessor,
    }),
    row('500 KB document, first painted, ms', ({ content }) => content.longDocument, {
      bar: BARS.longDocument,
      ...byProcessor,
    }),
    row('500 KB document, longest task, ms', ({ content }) => content.longestTask, {
      bar: BARS.longestTask,
      ...byProcessor,
    }),
    row('search, click to painted answer, ms', ({ searches }) => searches.score, byProcessor),
    row('9,000 results, answer to painted page, ms', ({ searches }) => searches.results, {
      bar: BARS.lists,
      ...byProcessor,
    }),
    row('9,000 results, nodes', ({ searches }) => searches.resultNodes, { bar: BARS.nodes }),
    row('10,000 photos, answer to painted grid, ms', ({ searches }) => searches.photos, {
      bar: BARS.lists,
      ...byProcessor,
    }),
    row('10,000 photos, nodes', ({ searches }) => searches.photoNodes, { bar: BARS.nodes }),
    row('10,000 photos scrolled, longest frame, ms', ({ searches }) => searches.longestFrame, {
      bar: BARS.frame,
      step: FRAME_MS,
      ...byProcessor,
    }),
    row('key stroke in a form of 200 fields, painted, ms', () => NaN, {
      values: strokes.map(({ ms }) => ms),
      bar: BARS.stroke,
      step: STROKE_MS,
      ...byProcessor,
      per: strokes.map((one) => one.lines),
    }),
    row('language switch, painted, ms', ({ tasks }) => tasks.language, byProcessor),
    row('site search, 2,000 news, longest task, ms', ({ tasks }) => tasks.search, byProcessor),
    row(
      'workbook of a million cells, longest task, ms',
      ({ tasks }) => tasks.workbook,
      byProcessor,
    ),
  ]
}

/** Prints medians and spreads next to their limits. @param {Row[]} rows */
export function printFigures(rows) {
  /** @type {Record<string, Record<string, string>>} */
  const table = {}
  for (const { name, values, digits, bar } of rows) {
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
  console.table(table)
}
