/**
 * Records what a browser keeps of a visit to an earlier build: storage, cookies, the service worker
 * and the names of the files in its caches. `e2e/site/upgrade.spec.ts` gives each record to a new
 * browser and shows that the present build goes on from there.
 *
 * `node tools/recordEarlierVisit.mjs <git ref>` clones the commit, installs its packages, builds it
 * and visits it with its own sandbox; it writes `e2e/support/fixtures/visits/<commit>.json`. The
 * runner is one of the sandbox's, and the token of the login is left out. Needs git, the network
 * and a Chromium.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, needBrowser } from './support/browser.mjs'
import { cloneCommit } from './support/cloneCommit.mjs'
import { startPreview } from './support/startPreview.mjs'

/** @import { Page } from '@playwright/test' */

const FIXTURES = 'e2e/support/fixtures/visits'
const PHONE = '13800000011'
const PASSWORD = 'Marathon2024'

/** Chooses dark colours and English on the home page, and closes the advertisements. @param {Page} page */
async function visitHome(page) {
  await page.goto('/#/home')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Close the advertisement' }).click()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(() => caches.has('site-pictures'))
}

/** Logs in and fills in a part of the form. @param {Page} page */
async function startEntry(page) {
  await page.goto('/#/post')
  const drawer = page.getByRole('dialog', { name: 'Log in' })
  await drawer.getByRole('tab', { name: 'By password' }).click()
  await drawer.getByLabel('Phone number', { exact: true }).fill(PHONE)
  await drawer.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await drawer.getByRole('checkbox', { name: /I have read and agree/ }).check()
  await drawer.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('radio', { name: /^Half marathon/ }).check()
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('runner11@race.test')
  await page.getByRole('textbox', { name: /^Emergency contact(?!’s)/ }).fill('Lin Anran')
  await page.getByRole('radio', { name: /^20 September/ }).check()
  await page.getByText(/Saved at \d+:\d\d/).waitFor()
}

/** What the browser keeps. @param {Page} page */
async function readStored(page) {
  const stored = await page.evaluate(async () => {
    const pathsOf = async (/** @type {string} */ name) => {
      const requests = await (await caches.open(name)).keys()
      return requests.map(({ url }) => new URL(url).pathname)
    }
    const names = await caches.keys()
    const paths = await Promise.all(names.map(async (name) => [name, await pathsOf(name)]))
    return {
      localStorage: Object.fromEntries(Object.entries(localStorage)),
      sessionStorage: Object.fromEntries(Object.entries(sessionStorage)),
      caches: Object.fromEntries(paths),
      worker: await (await fetch('/sw.js')).text(),
    }
  })
  const cookies = await page.context().cookies()
  return { ...stored, cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) }
}

/** Takes the token out: no other sandbox knows it. @param {Record<string, string>} stored */
function withoutToken({ userData = '{}', ...stored }) {
  const others = Object.entries(stored).filter(([key]) => key !== 'token')
  const user = { ...JSON.parse(userData), token: '' }
  return { ...Object.fromEntries(others), userData: JSON.stringify(user) }
}

const [ref] = process.argv.slice(2)
if (!ref) throw new Error('usage: node tools/recordEarlierVisit.mjs <git ref>')
const work = mkdtempSync(join(tmpdir(), 'earlier-visit-'))
const folder = join(work, 'clone')
const commit = execFileSync('git', ['rev-parse', '--short=8', ref], { encoding: 'utf8' }).trim()
try {
  cloneCommit(folder, ref)
  execFileSync('npm', ['run', 'build', '--', '--mode', 'test', '--logLevel', 'warn'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const preview = await startPreview({ data: join(work, 'sandbox'), root: folder })
  const browser = await chromium.launch({
    executablePath: await needBrowser(),
    args: BROWSER_ARGS,
  })
  const page = await browser.newPage({ baseURL: preview.url, timezoneId: 'Asia/Shanghai' })
  await visitHome(page)
  await startEntry(page)
  const { localStorage, ...otherStores } = await readStored(page)
  await browser.close()
  await preview.stop()
  const record = { commit, localStorage: withoutToken(localStorage), ...otherStores }
  mkdirSync(FIXTURES, { recursive: true })
  writeFileSync(join(FIXTURES, `${commit}.json`), `${JSON.stringify(record, null, 2)}\n`)
} finally {
  rmSync(work, { recursive: true, force: true })
}
