import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { spread } from './rows.mjs'

/** @import { Row } from './rows.mjs' */

const FILE = new URL('recorded.json', import.meta.url)

/** A figure may exceed the recorded one by this factor. */
const MARGIN = 1.05

/** @param {number} value */
const rounded = (value) => Number(value.toPrecision(4))

/** @param {boolean} isWorse @param {boolean} isBetter */
function verdictOf(isWorse, isBetter) {
  if (isWorse) return 'worse'
  return isBetter ? 'better' : 'same'
}

/**
 * The compared values: those of the row, or their ratios to the floor. @param {Row} row
 */
function figuresOf({ name, values, per, perName }) {
  const compared = per ? values.map((value, i) => value / (per[i] ?? NaN)) : values
  return {
    name: perName ? `${name.replace(/, ms$/, '')} / ${perName}` : name,
    ...spread(compared),
  }
}

/** The smallest significant difference of a row's compared values. @param {Row} row */
const stepOf = ({ step = 0, per }) => step / (per ? spread(per).median : 1)

/**
 * Each compared row with its recorded figure. "Worse" means more than 5 % above it, and by more
 * than the row's step; "better" is the opposite.
 * @param {Row[]} rows @param {Record<string, number>} recorded
 */
export const compare = (rows, recorded) =>
  rows
    .filter(({ isCompared }) => isCompared)
    .map((row) => {
      const { name, median } = figuresOf(row)
      const now = rounded(median)
      const before = recorded[name]
      if (before === undefined) return { name, now, verdict: 'not recorded' }
      /** @param {number} more @param {number} less */
      const isAbove = (more, less) => more > less * MARGIN && more - less > stepOf(row)
      const verdict = verdictOf(isAbove(now, before), isAbove(before, now))
      return { name, recorded: before, now, verdict }
    })

/**
 * Records the figures that later runs are compared with.
 * @param {Row[]} rows @param {number} rounds @param {string} browser its name and version
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

/**
 * Each compared row beside the same row of an older build, measured in the same rounds. "Worse"
 * means that its median is above all figures of the older build, by more than the row's step, and
 * more than 5 % above their median; "better" is the opposite.
 * @param {Row[]} rows @param {Row[]} oldRows
 */
export const compareBuilds = (rows, oldRows) =>
  rows.flatMap((row, index) => {
    const oldRow = oldRows[index]
    if (!row.isCompared || !oldRow) return []
    const { name, median } = figuresOf(row)
    const old = figuresOf(oldRow)
    const figures = {
      name,
      old: rounded(old.median),
      'old, spread': `${rounded(old.least)} to ${rounded(old.most)}`,
      now: rounded(median),
    }
    if (Number.isNaN(old.median)) return [{ ...figures, verdict: 'not measured' }]
    const step = stepOf(row)
    const isWorse = median > old.median * MARGIN && median > old.most && median - old.median > step
    const isBetter =
      median * MARGIN < old.median && median < old.least && old.median - median > step
    return [{ ...figures, verdict: verdictOf(isWorse, isBetter) }]
  })

/** Prints the comparison with an older build. Returns true if a row is worse.
 * @param {Row[]} rows @param {Row[]} oldRows
 */
export function printAgainst(rows, oldRows) {
  const compared = compareBuilds(rows, oldRows)
  console.table(Object.fromEntries(compared.map(({ name, ...rest }) => [name, rest])))
  return compared.some(({ verdict }) => verdict === 'worse')
}
