/**
 * @import { Measured } from './scenarios.mjs'
 * @import { measureVisits } from './visit.mjs'
 *
 * @typedef {Awaited<ReturnType<typeof measureVisits>>} Visits
 * @typedef {{ floor: Visits, react: Visits, site: Visits, lines: number } & Measured} Round
 *
 * One figure. `per` holds what the same rounds measured on the React floor, and `perName` its name:
 * the figure is compared with earlier ones as a ratio to it. `step` is the smallest significant
 * difference, in the unit of `values`. `isCompared` is false for figures that another row contains
 * as a ratio.
 * @typedef {{ name: string, values: number[], digits: number, bar?: number, isCompared: boolean,
 *   per?: number[], perName?: string, step?: number }} Row
 *
 * How a row is made of rounds: `take` and `per` read a round's value.
 * @typedef {(round: Round) => number | number[]} Take
 * @typedef {Omit<Row, 'values' | 'per'> & { take: Take, per?: Take }} RowOf
 */

export const BUSY_WARNING =
  'The floor itself varied by more than a quarter: this machine was busy; run it again.'

const PAGES = { floor: 'floor, ', react: 'React floor, ', site: '' }
const VISITS = { cold: 'cold', again: 'returning', phone: 'phone' }
const TIMES = { firstPaint: 'first paint', largestPaint: 'largest paint', ready: 'ready' }

/** @typedef {keyof typeof VISITS} VisitName */
/** @typedef {keyof typeof TIMES} TimeName */

/** @param {keyof typeof PAGES} page @param {VisitName} visit @param {TimeName} time @returns {RowOf} */
const timeOf = (page, visit, time) => ({
  name: `${PAGES[page]}${VISITS[visit]}: ${TIMES[time]}, ms`,
  take: (round) => round[page][visit][time],
  digits: 0,
  isCompared: false,
})

/** A time of the site by that of a floor. @param {VisitName} visit @param {TimeName} time @param {number} [bar] @returns {RowOf} */
const ratio = (visit, time, bar) => {
  const floor = time === 'ready' ? 'react' : 'floor'
  return {
    name: `${VISITS[visit]}: ${TIMES[time]} / ${floor === 'react' ? 'React floor' : 'floor'}`,
    take: (round) => round.site[visit][time] / round[floor][visit][time],
    digits: 2,
    bar,
    isCompared: true,
  }
}

/** @param {string} name @param {Take} take @param {number} [bar] @param {number} [digits] @returns {RowOf} */
const figure = (name, take, bar, digits = 0) => ({ name, take, bar, digits, isCompared: true })

/** @param {RowOf} row */
const shown = (row) => ({ ...row, isCompared: false })

/** An invisible layout shift is none. @param {VisitName} visit @returns {RowOf} */
const shift = (visit) => ({
  ...figure(`layout shift, ${VISITS[visit]}`, ({ site }) => site[visit].shift, 0.01, 4),
  step: 0.001,
})

/** What depends on the processor. @param {string} name @param {Take} take @param {number} [bar] @param {number} [step] @returns {RowOf} */
const byProcessor = (name, take, bar, step) => ({
  ...figure(`${name}, ms`, take, bar),
  step,
  per: ({ lines }) => lines,
  perName: '2,000 lines',
})

/** What depends on the network. @param {string} name @param {Take} take @param {number} bar @returns {RowOf} */
const byNetwork = (name, take, bar) => ({
  ...figure(`${name}, ms`, take, bar),
  per: ({ react }) => react.cold.ready,
  perName: 'React floor ready',
})

/** In print order. The limits of differences are of noise, of a frame and of what browsers report. */
const ROWS = [
  timeOf('floor', 'cold', 'firstPaint'),
  timeOf('floor', 'cold', 'largestPaint'),
  timeOf('floor', 'again', 'largestPaint'),
  timeOf('react', 'cold', 'ready'),
  timeOf('react', 'again', 'ready'),
  shown(figure('React floor, script, KB gzip', ({ react }) => react.cold.scriptKb, undefined, 1)),
  shown(figure('React floor, 2,000 lines, painted, ms', ({ lines }) => lines)),
  timeOf('floor', 'phone', 'largestPaint'),
  timeOf('site', 'cold', 'firstPaint'),
  timeOf('site', 'cold', 'largestPaint'),
  timeOf('site', 'cold', 'ready'),
  timeOf('site', 'phone', 'firstPaint'),
  timeOf('site', 'phone', 'largestPaint'),
  timeOf('site', 'phone', 'ready'),
  timeOf('site', 'again', 'largestPaint'),
  timeOf('site', 'again', 'ready'),
  ratio('cold', 'firstPaint', 1.1),
  ratio('cold', 'largestPaint', 1.6),
  ratio('again', 'largestPaint', 1.45),
  ratio('phone', 'firstPaint'),
  ratio('phone', 'largestPaint', 1.5),
  ratio('phone', 'ready'),
  ratio('cold', 'ready'),
  ratio('again', 'ready'),
  figure('script before ready, KB gzip', ({ site }) => site.cold.scriptKb, 130, 1),
  figure('requests before ready', ({ site }) => site.cold.requests),
  shift('cold'),
  shift('again'),
  shift('phone'),
  byProcessor('blocked until 1 s after ready, cold', ({ site }) => site.cold.blocked, 50, 10),
  byProcessor('longest task later, when idle', ({ site }) => site.cold.longestLater),
  figure('heap after collection, MB', ({ site }) => site.cold.heapMb, 5, 1),
  byProcessor('menu click to painted page, loaded', ({ site }) => site.clicks.loaded, 50),
  byNetwork('menu click to painted page, not loaded', ({ site }) => site.clicks.notLoaded, 400),
  byProcessor('login click to drawer, after idle', ({ login }) => login.idle, 350),
  byNetwork('login click to drawer, cold', ({ login }) => login.cold, 1200),
  byProcessor('2,000 news, painted', ({ content }) => content.news, 200),
  byProcessor('500 KB document, first painted', ({ content }) => content.longDocument, 1000),
  byProcessor('500 KB document, longest task', ({ content }) => content.longestTask, 300),
  byProcessor('search, click to painted answer', ({ searches }) => searches.score),
  byProcessor('9,000 results, answer to painted page', ({ searches }) => searches.results, 150),
  figure('9,000 results, nodes', ({ searches }) => searches.resultNodes, 1000),
  byProcessor('10,000 photos, answer to painted grid', ({ searches }) => searches.photos, 150),
  figure('10,000 photos, nodes', ({ searches }) => searches.photoNodes, 1000),
  byProcessor('10,000 photos scrolled, longest frame', ({ searches }) => searches.frame, 50, 17),
  byProcessor('key stroke in a form of 200 fields, painted', ({ signup }) => signup.strokes, 50, 8),
  byProcessor('language switch, painted', ({ home }) => home.language),
  byProcessor('site search, 2,000 news, longest task', ({ home }) => home.siteSearch),
  byProcessor('workbook of a million cells, longest task', ({ preview }) => preview.workbook),
]

/** @param {number[]} values */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ index) => sorted[index] ?? NaN
  const middle = (sorted.length - 1) / 2
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2
  return { median, least: at(0), most: at(sorted.length - 1) }
}

/** @param {Round[]} rounds */
export function isBusy(rounds) {
  const { least, most } = spread(rounds.map(({ floor }) => floor.cold.largestPaint))
  return most > least * 1.25
}

/**
 * The figures of several rounds, in print order.
 * @param {Round[]} rounds
 * @returns {Row[]}
 */
export const rowsOf = (rounds) =>
  ROWS.map(({ take, per, ...rest }) => ({
    ...rest,
    values: rounds.flatMap(take),
    // Each of a round's values by that round's.
    per: per && rounds.flatMap((round) => [take(round)].flat().flatMap(() => per(round))),
  }))

/** Prints medians and spreads next to their limits. @param {Row[]} rows */
export function printFigures(rows) {
  const table = rows.map(({ name, values, digits, bar }) => {
    const { median, least, most } = spread(values)
    const show = (/** @type {number} */ value) => value.toFixed(digits)
    const isHeld = bar === undefined || Number(show(median)) <= bar
    const verdict = isHeld ? 'yes' : 'NO'
    return [
      name,
      {
        median: show(median),
        spread: `${show(least)} to ${show(most)}`,
        bar: bar === undefined ? '' : String(bar),
        held: bar === undefined ? '' : verdict,
      },
    ]
  })
  console.table(Object.fromEntries(table))
}
