import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

/** Before the page is ready (performance bars of the home page). */
const SCRIPT_KB = 130
const HTML_KB = 6
/** The account's drawer, when it is asked for. */
const DRAWER_KB = 95
const SHIFT = 0.01
const REQUESTS = 14
const LATER_ONLY = /antd|dompurify|mammoth|xlsx|pdfjs|axios/i

declare global {
  interface Window {
    shift: number
    readyAt: number
  }
}

test('the home page keeps to what can be counted', async ({ page, open }) => {
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver(() => {
      if (document.documentElement.dataset.ready === '') window.readyAt ??= performance.now()
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
  })
  await open('/')
  const before = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd <= window.readyAt)
      .map(({ name }) => new URL(name).pathname),
  )
  const scripts = before
    .filter((path) => path.endsWith('.js'))
    .map((path) => readFileSync(`dist${path}`))
  const kb = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000
  expect(kb).toBeGreaterThan(50)
  expect(kb).toBeLessThanOrEqual(SCRIPT_KB)
  for (const path of before) expect(path).not.toMatch(LATER_ONLY)
  expect(before.length + 1).toBeLessThanOrEqual(REQUESTS)

  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(SHIFT)
})

test('the HTML with its styles and start script is small', () => {
  const kb = brotliCompressSync(readFileSync('dist/index.html')).length / 1000
  expect(kb).toBeLessThanOrEqual(HTML_KB)
})

test('the drawer is small too: the library brings no code that makes styles', async ({
  page,
  open,
}) => {
  // What is loaded for later, the countries last, is none of the drawer's.
  const forLater = page.waitForResponse(/\/country(?:\?|$)/)
  await open('/#/image-collection')
  await forLater
  await page.waitForLoadState('networkidle')
  const fetched = new Set<string>()
  page.on('response', (response) => fetched.add(new URL(response.url()).pathname))
  await page.getByRole('button', { name: '请登录' }).click()
  const button = page.getByRole('dialog').getByRole('button', { name: '登录', exact: true })
  await expect(button).toHaveCSS('height', '52px')
  // What passwords are encrypted with follows when the drawer stands.
  const files = [...fetched].filter((path) => /^\/assets\/(?!encrypt).*\.(?:js|css)$/.test(path))
  const contents = files.map((path) => readFileSync(`dist${path}`))
  const kb = contents.reduce((sum, one) => sum + gzipSync(one, { level: 9 }).length, 0) / 1000
  expect(kb).toBeGreaterThan(50)
  expect(kb).toBeLessThanOrEqual(DRAWER_KB)
})
