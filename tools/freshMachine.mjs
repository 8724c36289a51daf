/**
 * Measures a first installation: clones the last commit, installs and starts it, and reports the
 * number of packages, those that run or compile something on installation, and the time from `npm
 * start` to the first page. With a base, does the same for that git ref, in alternating runs.
 *
 * `npm run fresh-machine [-- runs] [-- --base <git ref>]`. Exits with 1 if a limit is exceeded.
 * `FRESH_PORT` is the port of the site (4177). Needs git, the network and a Chromium.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { spread } from './bench/rows.mjs'
import { BROWSER_ARGS, needBrowser } from './support/browser.mjs'
import { cloneCommit } from './support/cloneCommit.mjs'
import { PACKAGE_BUDGET, SCRIPTS_ALLOWED } from './support/lockedPackages.mjs'

/** @import { StdioOptions } from 'node:child_process' */

/** Maximum ratio of the time to the first page to that of the base. */
const RATIO_BAR = 1.2
const TIMEOUT_MS = 300_000
/** Only errors of started programs are shown. @type {StdioOptions} */
const STDIO = ['ignore', 'ignore', 'inherit']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' } },
})
const runs = Number(positionals[0] ?? 5)
const port = Number(process.env.FRESH_PORT ?? 4177)
const url = `http://localhost:${port}/`

/**
 * Installs a commit and counts its packages, and those that run or compile something.
 * @param {string} folder
 * @param {string} ref
 */
function install(folder, ref) {
  cloneCommit(folder, ref)
  const { packages } = JSON.parse(
    readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
  )
  const packageFolders = Object.keys(packages)
  const name = (/** @type {string} */ packageFolder) =>
    packageFolder.replace(/^.*node_modules\//, '')
  return {
    installed: packageFolders.length,
    withScript: packageFolders
      .filter((packageFolder) => packages[packageFolder].hasInstallScript)
      .map(name),
    compiled: packageFolders
      .filter((packageFolder) => existsSync(join(folder, packageFolder, 'binding.gyp')))
      .map(name),
  }
}

const browser = await chromium.launch({ executablePath: await needBrowser(), args: BROWSER_ARGS })

const answers = () =>
  fetch(`${url}favicon.svg`).then(
    () => true,
    () => false,
  )

/** Waits until the port is served, or no longer served. @param {boolean} isServed */
async function whenServed(isServed) {
  const end = Date.now() + TIMEOUT_MS
  while ((await answers()) !== isServed) {
    if (Date.now() > end) throw new Error(`${url} is ${isServed ? 'not served' : 'still served'}`)
    await wait(50)
  }
}

/**
 * Milliseconds from the first `npm start` after an installation until the page is ready.
 * @param {string} folder
 */
async function timeFirstPage(folder) {
  if (await answers()) throw new Error(`${url} is served by another program: set FRESH_PORT`)
  for (const cacheFolder of ['node_modules/.vite', '.sandbox'])
    await rm(join(folder, cacheFolder), { recursive: true, force: true })
  const page = await browser.newPage()
  const env = { ...process.env, PORT: String(port) }
  const start = performance.now()
  const server = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: STDIO })
  const ended = once(server, 'exit').then(() => {
    throw new Error('npm start ended by itself')
  })
  // Kill the process group: killing npm alone would leave the server running.
  const stop = () => void (server.pid && server.exitCode === null && process.kill(-server.pid))
  process.once('exit', stop)
  try {
    await Promise.race([whenServed(true), ended])
    await page.goto(url, { timeout: TIMEOUT_MS })
    await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: TIMEOUT_MS })
    return performance.now() - start
  } finally {
    process.off('exit', stop)
    stop()
    await page.close()
    await whenServed(false)
  }
}

const work = await mkdtemp(join(tmpdir(), 'fresh-machine-'))
let isWithinBars = true
try {
  const clones = ['HEAD', ...(values.base ? [values.base] : [])].map((ref, i) => {
    console.log(`${ref}: clone and npm ci`)
    const folder = join(work, String(i))
    return { ref, folder, times: /** @type {number[]} */ ([]), ...install(folder, ref) }
  })
  for (let round = 0; round < runs; round++)
    for (const { ref, folder, times } of round % 2 ? clones.toReversed() : clones) {
      const time = await timeFirstPage(folder)
      times.push(time)
      console.log(`${ref}: first page after ${time.toFixed(0)} ms`)
    }

  const table = clones.map(({ ref, installed, withScript, compiled, times }) => {
    const { median, least, most } = spread(times)
    const row = {
      packages: installed,
      'install scripts': withScript.join(' '),
      compiled: compiled.join(' '),
      'first page, ms': median.toFixed(0),
      spread: `${least.toFixed(0)} to ${most.toFixed(0)}`,
    }
    return [ref, row]
  })
  console.table(Object.fromEntries(table))

  const [head, base] = clones
  if (!head) throw new Error('nothing was installed')
  const foreign = head.withScript.filter((name) => !SCRIPTS_ALLOWED.includes(name))
  const ratios = base && head.times.map((time, i) => time / (base.times[i] ?? NaN))
  /** @type {[name: string, now: number, bar: number][]} */
  const bars = [
    ['packages', head.installed, PACKAGE_BUDGET],
    [`install scripts beside ${SCRIPTS_ALLOWED.join(', ')}`, foreign.length, 0],
    ['compiled packages', head.compiled.length, 0],
  ]
  if (ratios) bars.push([`first page / ${base.ref}`, spread(ratios).median, RATIO_BAR])
  isWithinBars = bars.every(([, now, bar]) => now <= bar)
  const limits = bars.map(([name, now, bar]) => [
    name,
    { now: Number(now.toFixed(2)), bar, held: now <= bar ? 'yes' : 'NO' },
  ])
  console.table(Object.fromEntries(limits))
} finally {
  await browser.close()
  await rm(work, { recursive: true, force: true })
}
process.exit(isWithinBars ? 0 : 1)
