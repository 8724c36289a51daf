import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, needBrowser } from '../support/browser.mjs'

const QUIET_MS = 3000
const SERVICE = /^\/[a-z]+-center\//
const FILE = /^\/(?:config|i18n|site-config|uploads|photos)\//
/** Headers that HTTP clients set themselves. */
const OWN_HEADERS = /^(?::|host$|connection$|content-length$|sec-|if-)/

/** @typedef {{ method: string, path: string, headers: Record<string, string>, body?: string }} Asked */

/** What a visit asked for, from the lines of nginx's log. @param {string} name @param {string[]} lines */
function printVisit(name, lines) {
  const requests = lines.map((line) => line.split(' '))
  const sum = (/** @type {RegExp} */ wanted) => {
    const some = requests.filter(([, , path = '']) => wanted.test(path))
    const bytes = some.reduce((total, [, , , , size]) => total + Number(size ?? 0), 0)
    return { requests: some.length, size: `${Math.round(bytes / 1000)} KB` }
  }
  const [all, services, files] = [sum(/^/), sum(SERVICE), sum(FILE)]
  console.log(
    `${name}: ${all.requests} requests, ${all.size}; ` +
      `of them to the services ${services.requests}, ${services.size}; ` +
      `to the file host ${files.requests}, ${files.size}`,
  )
}

/**
 * Opens the home page twice in a browser and prints what the server logged, including the service
 * worker's files.
 * @param {{ url: string, log: () => string[] }} nginx
 * @returns {Promise<Asked[]>} all that the page of the first visit asked for, the page first
 */
export async function recordVisit(nginx) {
  const browser = await chromium.launch({ executablePath: await needBrowser(), args: BROWSER_ARGS })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  /** @type {Map<string, Asked>} */
  const requests = new Map()
  let isFirst = true
  context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url())
    const path = pathname + search
    const isPages = isFirst && request.serviceWorker() === null && origin === nginx.url
    if (!isPages || requests.has(path)) return
    const headers = Object.entries(request.headers()).filter(([name]) => !OWN_HEADERS.test(name))
    requests.set(path, {
      method: request.method(),
      path,
      headers: { ...Object.fromEntries(headers), 'accept-encoding': 'gzip, deflate, br' },
      body: request.postData() ?? undefined,
    })
  })
  for (const name of ['first visit', 'the next one']) {
    const before = nginx.log().length
    const page = await context.newPage()
    await page.goto(nginx.url)
    await page.locator('html[data-ready]').waitFor()
    await page.waitForLoadState('networkidle')
    await wait(QUIET_MS)
    await page.close()
    printVisit(name, nginx.log().slice(before))
    isFirst = false
  }
  await browser.close()
  console.log(`asked for by the page of the first visit itself: ${requests.size}`)
  return [...requests.values()]
}
