/**
 * Benchmarks the home page against two floors: its HTML, styles, logo and first picture without
 * script, and the minimal page possible with React and its router (`bench/reactFloor`). Cold and
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
import { servePages } from './bench/pages.mjs'
import { printAgainst, printComparison, writeRecord } from './bench/record.mjs'
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
const { floor, react, site, old } = pages.urls
const KINDS = [
  { name: 'floor', url: floor, hasScript: false, keepsConfig: false },
  { name: 'react', url: react, hasScript: true, keepsConfig: false },
  { name: 'site', url: site, hasScript: true, keepsConfig: true },
  ...(old ? [{ name: 'old', url: old, hasScript: true, keepsConfig: true }] : []),
]
/** The builds that are measured whole. */
const BUILDS = KINDS.filter(({ keepsConfig }) => keepsConfig)

/** @import { BrowserContext, BrowserContextOptions } from '@playwright/test' */
/** @import { Round } from './bench/figures.mjs' */

const executablePath = await needBrowser()
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
const browserName = `${basename(executablePath)}, version ${browser.version()}`

/**
 * @template T @param {(context: BrowserContext) => Promise<T>} measure
 * @param {BrowserContextOptions} options
 */
async function inContext(measure, options = { serviceWorkers: 'block' }) {
  const context = await browser.newContext(options)
  // Generous, so that a busy machine produces figures instead of a timeout.
  context.setDefaultTimeout(TIMEOUT_MS)
  // A script in the page would wait for ever for an element that the page does not have.
  const timer = setTimeout(() => void context.close(), TIMEOUT_MS)
  try {
    return await measure(context)
  } finally {
    clearTimeout(timer)
    await context.close()
  }
}

/** All figures of what could not be measured. @type {any} */
const NOT_MEASURED = new Proxy({}, { get: () => NaN })
/** Parts that the older build cannot be measured at, because it has other elements. */
const notInOld = new Set()

/**
 * Measures a part of a build. One that fails in the older build is left out from then on.
 * @template T @param {string} build @param {string} part @param {() => Promise<T>} measure
 * @param {T} nothing @returns {Promise<T>}
 */
async function measurePart(build, part, measure, nothing = NOT_MEASURED) {
  if (build === 'site') return measure()
  if (notInOld.has(part)) return nothing
  try {
    return await measure()
  } catch (error) {
    console.log(`not measured at ${against}: ${part}. ${String(error)}`)
    notInOld.add(part)
    return nothing
  }
}

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE_BROWSER = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
}

/** @typedef {{ visits: Round['visits']['site'], clicks: Round['clicks'] }} Start */

/** @param {(typeof KINDS)[number]} kind @returns {Promise<Start>} */
async function measureStart({ name, url, hasScript, keepsConfig }) {
  const visit = (/** @type {BrowserContext} */ context) => measureVisit(context, url, hasScript)
  const phone = await inContext(visit, PHONE_BROWSER)
  return inContext(async (context) => {
    const cold = await visit(context)
    await prepareReturn(context, url, { hasScript, keepsConfig })
    const again = await visit(context)
    const clicks = keepsConfig
      ? await measurePart(name, 'clicks', () => measureClicks(context, url))
      : NOT_MEASURED
    return { visits: { cold, again, phone }, clicks }
  }, DESKTOP)
}

/** @param {string} build @param {string} url */
async function measureRest(build, url) {
  /**
   * @template T @param {string} name
   * @param {(context: BrowserContext, url: string) => Promise<T>} measure @param {T} [nothing]
   */
  const part = (name, measure, nothing) =>
    measurePart(build, name, () => inContext((context) => measure(context, url)), nothing)
  return {
    content: await part('content', measureContent),
    login: await part('login', measureLogin),
    searches: await part('searches', measureSearches),
    strokes: await part('sign-up', measureSignup, []),
    tasks: await part('tasks', measureTasks),
  }
}

/**
 * One round of each build.
 * @param {number} round determines which page goes first
 * @returns {Promise<Round[]>}
 */
async function measureRound(round) {
  /** @type {Map<string, Start>} */
  const starts = new Map()
  const first = round % KINDS.length
  for (const kind of [...KINDS.slice(first), ...KINDS.slice(0, first)])
    starts.set(kind.name, await measureStart(kind))
  /** @param {string} name */
  const startOf = (name) => /** @type {Start} */ (starts.get(name))
  const lines = await inContext((context) => measureLines(context, react))
  /** @type {Round[]} */
  const figures = []
  for (const place of round % 2 ? [...BUILDS.keys()].toReversed() : BUILDS.keys()) {
    const { name = '', url = '' } = BUILDS[place] ?? {}
    const { visits, clicks } = startOf(name)
    const rest = await measureRest(name, url)
    figures[place] = {
      visits: { floor: startOf('floor').visits, react: startOf('react').visits, site: visits },
      clicks,
      lines,
      ...rest,
    }
  }
  return figures
}

/** @type {Round[][]} */
const rounds = []
let isWorse = false
try {
  await Promise.all(KINDS.map(({ url }) => fetch(url)))
  for (let round = 0; round < count; round++) {
    rounds.push(await measureRound(round))
    console.log(`round ${round + 1} of ${count}`)
  }
  const { folders } = pages
  const rows = rowsOf(
    rounds.flatMap(([now]) => now ?? []),
    folders,
  )
  printFigures(rows)
  console.log(`browser: ${browserName}`)
  if (against) {
    const before = rounds.flatMap(([, then]) => then ?? [])
    isWorse = printAgainst(rows, rowsOf(before, { ...folders, site: folders.old }))
  }
  if (values.record) writeRecord(rows, count, browserName)
  else if (!against) isWorse = printComparison(rows)
  if (isBusy(rounds.flatMap(([now]) => now ?? []))) console.log(BUSY)
} finally {
  await browser.close()
  await pages.close()
}
process.exit(isWorse ? 1 : 0)
