/**
 * Times the home page against its floor: the same HTML, styles, logo and first picture without
 * script. Cold and returning visits of both are interleaved, so that what else the machine does
 * falls on all alike; ratios are taken within a round. `npm run bench [-- rounds]`.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { BROWSER_ARGS, needBrowser } from './browser.mjs'
import { measureClicks, measureContent, measureVisit, prepareReturn } from './measure.mjs'
import { measureLogin } from './measureLogin.mjs'
import { measureLookups } from './measureLookups.mjs'
import { measureSignUp } from './measureSignUp.mjs'
import { printFigures } from './figures.mjs'

const ROUNDS = Number(process.argv[2]) || 7
const SITE_PORT = 4174
const FLOOR_PORT = 4175
const SITE = `http://localhost:${SITE_PORT}/`
const FLOOR = `http://localhost:${FLOOR_PORT}/`

/** The built page without script, its logo and first picture in place. */
async function floorHtml() {
  const lookUp = await fetch(`${SITE}website-center/api/website/config?domainName=localhost`)
  const { data } = await lookUp.json()
  const config = await (await fetch(new URL(data.uri, SITE))).json()
  const html = await readFile('dist/index.html', 'utf8')
  return html
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<html ', '<html class="is-home" ')
    .replace('"shell" hidden', '"shell shell--ads"')
    .replace('"shell__logo" alt="" hidden', `"shell__logo" alt="" src="${config.logo}"`)
    .replace(
      '"shell__hero" alt="" width="1920" height="600" hidden',
      `"shell__hero" alt="" width="1920" height="600" fetchpriority="high" src="${config.carouselList[0].surfacePlotUrl}"`,
    )
}

await build({ mode: 'test', logLevel: 'error' })
const work = await mkdtemp(join(tmpdir(), 'bench-'))
process.env.SANDBOX_DATA = join(work, 'sandbox')
/** @param {number} port @param {string} outDir */
const serve = (port, outDir) =>
  preview({ mode: 'test', logLevel: 'error', build: { outDir }, preview: { port } })
const site = await serve(SITE_PORT, 'dist')
await cp('dist', join(work, 'floor'), { recursive: true })
await writeFile(join(work, 'floor/index.html'), await floorHtml())
const floor = await serve(FLOOR_PORT, join(work, 'floor'))
const browser = await chromium.launch({ executablePath: needBrowser(), args: BROWSER_ARGS })

/** @type {Record<string, import('./measure.mjs').Visit[]>} */
const visits = { floor: [], site: [], floorAgain: [], siteAgain: [] }
const clicks = []
const content = []
const logins = []
const lookups = []
/** @type {number[]} */
const strokes = []
try {
  await Promise.all([fetch(SITE), fetch(FLOOR)])
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? [FLOOR, SITE] : [SITE, FLOOR]
    for (const url of order) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const kind = url === SITE ? 'site' : 'floor'
      visits[kind]?.push(await measureVisit(context, url, kind === 'site'))
      await prepareReturn(context, url, kind === 'site')
      visits[`${kind}Again`]?.push(await measureVisit(context, url, kind === 'site'))
      if (kind === 'site') clicks.push(await measureClicks(context, url))
      await context.close()
    }
    const context = await browser.newContext({ serviceWorkers: 'block' })
    content.push(await measureContent(context, SITE))
    await context.close()
    const visitor = await browser.newContext({ serviceWorkers: 'block' })
    logins.push(await measureLogin(visitor, SITE))
    await visitor.close()
    const runner = await browser.newContext({ serviceWorkers: 'block' })
    lookups.push(await measureLookups(runner, SITE))
    await runner.close()
    const entrant = await browser.newContext({ serviceWorkers: 'block' })
    strokes.push(...(await measureSignUp(entrant, SITE)))
    await entrant.close()
    console.log(`round ${round + 1} of ${ROUNDS}`)
  }
  printFigures(visits, clicks, content, logins, lookups, strokes)
} finally {
  await browser.close()
  await site.close()
  await floor.close()
  await rm(work, { recursive: true })
}
process.exit(0)
