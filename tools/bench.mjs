/**
 * Benchmarks the home page against two floors: its HTML, styles, logo and first picture without
 * script, and the minimal page possible with React and its router (`bench/reactFloor`). Cold and
 * returning visits of all three are interleaved, so that other load on the machine affects them
 * equally. Ratios are taken within a round and compared with those in `bench/recorded.json`.
 *
 * `npm run bench [-- rounds] [-- --record]`. Exits with 1 if a row is worse than recorded.
 * `BENCH_PORT` is the first of three ports (4174), `BENCH_DIR` the build folder (`.cache/bench`).
 */
import { chromium } from '@playwright/test'
import { servePages } from './bench/pages.mjs'
import { printComparison, writeRecord } from './bench/record.mjs'
import { BROWSER_ARGS, needBrowser } from './browser.mjs'
import { BUSY, isBusy, printFigures, rowsOf } from './bench/figures.mjs'
import {
  measureClicks,
  measureContent,
  measureLines,
  measureVisit,
  prepareReturn,
} from './bench/measure.mjs'
import { measureLogin } from './bench/measureLogin.mjs'
import { measureSearches } from './bench/measureSearches.mjs'
import { measureSignup } from './bench/measureSignup.mjs'
import { measureTasks } from './bench/measureTasks.mjs'

const TIMEOUT_MS = 180_000

const words = process.argv.slice(2)
const isRecorded = words.includes('--record')
const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 7)
const pages = await servePages({
  folder: process.env.BENCH_DIR ?? '.cache/bench',
  port: Number(process.env.BENCH_PORT ?? 4174),
})
const { floor, react, site } = pages.urls
const KINDS = /** @type {const} */ ([
  { name: 'floor', url: floor, hasScript: false, keepsConfig: false },
  { name: 'react', url: react, hasScript: true, keepsConfig: false },
  { name: 'site', url: site, hasScript: true, keepsConfig: true },
])

/** @import { BrowserContext, BrowserContextOptions } from '@playwright/test' */
/** @import { Round, Visits } from './bench/figures.mjs' */

const executablePath = await needBrowser()
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
const browserName = `${executablePath}, version ${browser.version()}`

/**
 * @template T @param {(context: BrowserContext) => Promise<T>} measure
 * @param {BrowserContextOptions} options
 */
async function inContext(measure, options = { serviceWorkers: 'block' }) {
  const context = await browser.newContext(options)
  // Generous, so that a busy machine produces figures instead of a timeout.
  context.setDefaultTimeout(TIMEOUT_MS)
  try {
    return await measure(context)
  } finally {
    await context.close()
  }
}

/**
 * @param {number} round determines which page goes first
 * @returns {Promise<Round>}
 */
async function measureRound(round) {
  const visits = /** @type {Visits} */ ({})
  let clicks = { loaded: NaN, notLoaded: NaN }
  const first = round % KINDS.length
  for (const kind of [...KINDS.slice(first), ...KINDS.slice(0, first)]) {
    const { name, url, hasScript } = kind
    await inContext(
      async (context) => {
        const cold = await measureVisit(context, url, hasScript)
        await prepareReturn(context, url, kind)
        visits[name] = { cold, again: await measureVisit(context, url, hasScript) }
        if (name === 'site') clicks = await measureClicks(context, url)
      },
      { viewport: { width: 1440, height: 900 } },
    )
  }
  return {
    visits,
    clicks,
    lines: await inContext((context) => measureLines(context, react)),
    content: await inContext((context) => measureContent(context, site)),
    login: await inContext((context) => measureLogin(context, site)),
    searches: await inContext((context) => measureSearches(context, site)),
    strokes: await inContext((context) => measureSignup(context, site)),
    tasks: await inContext((context) => measureTasks(context, site)),
  }
}

/** @type {Round[]} */
const rounds = []
let isWorse = false
try {
  await Promise.all(KINDS.map(({ url }) => fetch(url)))
  for (let round = 0; round < count; round++) {
    rounds.push(await measureRound(round))
    console.log(`round ${round + 1} of ${count}`)
  }
  const rows = rowsOf(rounds, pages.folders)
  printFigures(rows)
  console.log(`browser: ${browserName}`)
  if (isRecorded) writeRecord(rows, count, browserName)
  else isWorse = printComparison(rows)
  if (isBusy(rounds)) console.log(BUSY)
} finally {
  await browser.close()
  await pages.close()
}
process.exit(isWorse ? 1 : 0)
