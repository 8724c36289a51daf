import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { spread } from './figures.mjs'

/** @import { Row } from './figures.mjs' */

const FILE = new URL('recorded.json', import.meta.url)

/** A figure may exceed the recorded one by this factor. */
const MARGIN = 1.05

/**
 * The compared value: the median of the values, or of their ratios to the floor. @param {Row} row
 */
function figureOf({ name, values, per, perName }) {
  const compared = per ? values.map((value, i) => value / (per[i] ?? NaN)) : values
  return {
    name: perName ? `${name.replace(/, ms$/, '')} / ${perName}` : name,
    now: Number(spread(compared).median.toPrecision(4)),
  }
}

/**
 * Each compared row with its recorded figure. "Worse" means more than 5 % above it, and by more
 * than the row's step; "better" is the opposite.
 * @param {Row[]} rows @param {Record<string, number>} recorded
 */
export const compare = (rows, recorded) =>
  rows
    .filter(({ isCompared }) => isCompared)
    .map((row) => {
      const { name, now } = figureOf(row)
      const before = recorded[name]
      if (before === undefined) return { name, now, verdict: 'not recorded' }
      const least = (row.step ?? 0) / (row.per ? spread(row.per).median : 1)
      /** @param {number} more @param {number} less */
      const isAbove = (more, less) => more > less * MARGIN && more - less > least
      const verdict = isAbove(now, before) ? 'worse' : isAbove(before, now) ? 'better' : 'same'
      return { name, recorded: before, now, verdict }
    })

/**
 * Records the figures that later runs are compared with.
 * @param {Row[]} rows @param {number} rounds @param {string} browser its path and version
 */
export function writeRecord(rows, rounds, browser) {
  const figures = Object.fromEntries(compare(rows, {}).map(({ name, now }) => [name, now]))
  writeFileSync(FILE, `${JSON.stringify({ rounds, browser, figures }, null, 2)}\n`)
  console.log(`recorded: ${FILE.pathname}`)
}

/**
 * A record's browser and figures; older records do not name their browser.
 * @param {string} text @returns {{ browser: string, figures: Record<string, number> }}
 */
export const readRecord = (text) => ({ browser: 'not named', figures: {}, ...JSON.parse(text) })

/**
 * Prints the comparison with the record. Returns true if a row is worse; one without a record is
 * not.
 * @param {Row[]} rows @param {ReturnType<typeof readRecord>} record
 */
export function printComparison(
  rows,
  record = readRecord(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '{}'),
) {
  const compared = compare(rows, record.figures)
  console.log(`browser of the record: ${record.browser}`)
  const table = compared.map(({ name, ...rest }) => [name, rest])
  console.table(Object.fromEntries(table), ['recorded', 'now', 'verdict'])
  return compared.some(({ verdict }) => verdict === 'worse')
}
