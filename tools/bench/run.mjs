/**
 * Benchmarks the home page against two floors: its HTML, styles, logo and first picture without
 * script, and the minimal page possible with React and its router (`bench/react-floor`). Cold and
 * returning visits of all three are interleaved, so that other load on the machine affects them
 * equally. Ratios are taken within a round and compared with those in `bench/recorded.json`, or
 * with those of an older build that is measured in the same rounds.
 *
 * `npm run bench [-- rounds] [-- --record] [-- --against <git ref>]`. Exits with 1 if a row is worse.
 * `BENCH_PORT` is the first of four ports (4174), `BENCH_DIR` the build folder (`.cache/bench`).
 */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, needBrowser } from '../support/browser.mjs'
import { servePages } from './pages.mjs'
import { printAgainst, printComparison, writeRecord } from './record.mjs'
import { BUSY_WARNING, isBusy, printFigures, rowsOf } from './rows.mjs'
import { scenarios } from './scenarios.mjs'
import { inContext, measureLines, measureVisits } from './visit.mjs'

/** @import { Round, Visits } from './rows.mjs' */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' }, against: { type: 'string' } },
})
const { against } = values
const count = Number(positionals[0] ?? 7)
const pages = await servePages({
  folder: process.env.BENCH_DIR ?? '.cache/bench',
  port: Number(process.env.BENCH_PORT ?? 4174),
  against,
})
const executablePath = await needBrowser()
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
const browserName = `${basename(executablePath)}, version ${browser.version()}`
const WITHOUT_WORKER = /** @type {const} */ ({ serviceWorkers: 'block' })

/** All figures of what could not be measured. @type {any} */
const NOT_MEASURED = new Proxy({}, { get: () => NaN })
/** Parts that the older build cannot be measured at, because it has other elements. */
const notInOld = new Set()

/**
 * Measures a part of a build. One that fails in the older build is left out from then on.
 * @template T @param {string} build @param {string} part @param {() => Promise<T>} measure
 * @returns {Promise<T>}
 */
async function measurePart(build, part, measure) {
  if (build === 'site') return measure()
  if (notInOld.has(part)) return NOT_MEASURED
  try {
    return await measure()
  } catch (error) {
    console.log(`not measured at ${against}: ${part}. ${String(error)}`)
    notInOld.add(part)
    return NOT_MEASURED
  }
}

/**
 * One round of each build.
 * @param {number} round determines which page goes first
 * @returns {Promise<Record<string, Round>>} by the build's name
 */
async function measureRound(round) {
  /** @type {Record<string, Visits>} */
  const visits = {}
  const first = round % pages.kinds.length
  for (const kind of [...pages.kinds.slice(first), ...pages.kinds.slice(0, first)])
    visits[kind.name] = await measureVisits(browser, kind, (clicks) =>
      kind.isSite ? measurePart(kind.name, 'clicks', clicks) : NOT_MEASURED,
    )
  const { url: react = '' } = pages.kinds.find(({ name }) => name === 'react') ?? {}
  const lines = await inContext(browser, WITHOUT_WORKER, (context) => measureLines(context, react))
  const builds = pages.kinds.filter(({ isSite }) => isSite)
  /** @type {Record<string, any>} */
  const rounds = {}
  for (const { name, url } of round % 2 ? builds.toReversed() : builds) {
    rounds[name] = { ...visits, site: visits[name], lines }
    for (const [scenario, measure] of Object.entries(scenarios))
      rounds[name][scenario] = await measurePart(name, scenario, () =>
        inContext(browser, WITHOUT_WORKER, (context) => /** @type {any} */ (measure)(context, url)),
      )
  }
  return rounds
}

/** @type {Record<string, Round>[]} */
const rounds = []
const ofBuild = (/** @type {string} */ name) => rounds.flatMap((round) => round[name] ?? [])
let isWorse = false
try {
  await Promise.all(pages.kinds.map(({ url }) => fetch(url)))
  for (let round = 0; round < count; round++) {
    rounds.push(await measureRound(round))
    console.log(`round ${round + 1} of ${count}`)
  }
  const rows = rowsOf(ofBuild('site'))
  printFigures(rows)
  console.log(`browser: ${browserName}`)
  if (against) isWorse = printAgainst(rows, rowsOf(ofBuild('old')))
  if (values.record) writeRecord(rows, count, browserName)
  else if (!against) isWorse = printComparison(rows)
  if (isBusy(ofBuild('site'))) console.log(BUSY_WARNING)
} finally {
  await browser.close()
  await pages.close()
}
process.exit(isWorse ? 1 : 0)
