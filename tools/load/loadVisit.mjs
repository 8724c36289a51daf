import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, needBrowser } from '../browser.mjs'

const QUIET_MS = 3000
const SERVICE = /^\/[a-z]+-center\//
const FILE = /^\/(?:config|i18n|site-config|uploads|photos)\//
/** Headers that HTTP clients set themselves. */
const OWN_HEADERS = /^(?::|host$|connection$|content-length$|sec-|if-)/

/** @typedef {import('./loadVisitor.mjs').Asked} Asked */

/** Totals from the lines of nginx's log. @param {string[]} lines */
function figures(lines) {
  const seen = lines.map((line) => {
    const [, , path = '', , bytes = '0'] = line.split(' ')
    return { path, bytes: Number(bytes) }
  })
  /** @param {typeof seen} some */
  const sum = (some) => ({
    requests: some.length,
    bytes: some.reduce((total, { bytes }) => total + bytes, 0),
  })
  return {
    ...sum(seen),
    service: sum(seen.filter(({ path }) => SERVICE.test(path))),
    files: sum(seen.filter(({ path }) => FILE.test(path))),
  }
}

/**
 * Opens the home page twice in a browser. Returns what the server logged, including the service
 * worker's files, and all requests of the first visit, starting with the page.
 * @param {{ url: string, log: () => string[] }} nginx
 */
export async function seeVisit(nginx) {
  const browser = await chromium.launch({ executablePath: await needBrowser(), args: BROWSER_ARGS })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  /** @type {Asked[]} */
  const requests = []
  let isFirst = true
  context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url())
    const isPages = isFirst && request.serviceWorker() === null && origin === nginx.url
    if (!isPages || requests.some(({ path }) => path === pathname + search)) return
    const headers = Object.entries(request.headers()).filter(([name]) => !OWN_HEADERS.test(name))
    requests.push({
      method: request.method(),
      path: pathname + search,
      headers: { ...Object.fromEntries(headers), 'accept-encoding': 'gzip, deflate, br' },
      body: request.postData() ?? undefined,
    })
  })
  const visit = async () => {
    const before = nginx.log().length
    const page = await context.newPage()
    await page.goto(nginx.url)
    await page.locator('html[data-ready]').waitFor()
    await page.waitForLoadState('networkidle')
    await wait(QUIET_MS)
    await page.close()
    return figures(nginx.log().slice(before))
  }
  const first = await visit()
  isFirst = false
  const returning = await visit()
  await browser.close()
  return { first, returning, requests }
}
