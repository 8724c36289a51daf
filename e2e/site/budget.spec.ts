import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { BUILD_FOLDER } from '../../tools/build/buildFolder.mjs'
import { expect, test } from '../support/fixtures.ts'
import { shiftOf, watchShift } from '../support/layoutShift.ts'

/**
 * Limits on what is requested before the home page is ready, in KB as transferred (brotli),
 * slightly above the current figures. A change that adds to them must raise the limit deliberately.
 */
const SENT_KB = { HTML: 4.4, script: 128, styles: 7.9, responses: 36 }
const REQUESTS = 12
/** The same scripts from a server that supports only gzip. */
const SCRIPT_GZIP_KB = 147
/** The login drawer, loaded on demand, without the developer panel, which no published build has. */
const DRAWER_KB = 96.3
const SHIFT = 0.01
const LATER_ONLY = /antd|dompurify|mammoth|xlsx|pdfjs|axios/i

interface Sent {
  path: string
  bytes: number
}

declare global {
  interface Window {
    readyAt: number
  }
}

const kbOf = (files: Sent[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** One line per file, largest first: shown when a limit is exceeded. */
const listOf = (files: Sent[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)} ${path}`)
    .join('\n')

const packed = (paths: string[]): Sent[] =>
  paths.map((path) => ({
    path,
    bytes: gzipSync(readFileSync(`${BUILD_FOLDER}${path}`), { level: 9 }).length,
  }))

function kindOf(path: string) {
  if (path === '/') return 'HTML'
  if (path.endsWith('.js')) return 'script'
  if (path.endsWith('.css')) return 'styles'
  return /\.(?:avif|svg)$/.test(path) ? 'pictures' : 'responses'
}

/** Files requested before the page was ready, whenever they arrived. */
const sentBeforeReady = (page: Page) =>
  page.evaluate(() => {
    const types = ['navigation', 'resource']
    const entries = types.flatMap(
      (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
    )
    const sent = entries
      .filter(({ startTime }) => startTime <= window.readyAt)
      .map(({ name, encodedBodySize }): [string, number] => [
        new URL(name).pathname,
        encodedBodySize,
      ])
    return [...new Map(sent)].map(([path, bytes]): Sent => ({ path, bytes }))
  })

test('the home page stays within its size limits @core', async ({ page, open }) => {
  await watchShift(page)
  await page.addInitScript(() => {
    // Files that are loaded when the browser is idle must not be requested by the start, even on a
    // slow machine.
    window.requestIdleCallback = () => 0
    new MutationObserver(() => {
      if (document.documentElement.dataset.ready === '') window.readyAt ??= performance.now()
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
  })
  await open('/')
  await page.waitForLoadState('networkidle')
  const before = await sentBeforeReady(page)
  for (const { path } of before) expect(path).not.toMatch(LATER_ONLY)
  expect(before.length, listOf(before)).toBeLessThanOrEqual(REQUESTS)
  for (const [kind, bar] of Object.entries(SENT_KB)) {
    const files = before.filter(({ path }) => kindOf(path) === kind)
    expect(files, `no ${kind} before the page is ready`).not.toEqual([])
    expect(kbOf(files), `${kind}, KB as sent\n${listOf(files)}`).toBeLessThanOrEqual(bar)
  }
  const scripts = packed(before.map(({ path }) => path).filter((path) => path.endsWith('.js')))
  expect(kbOf(scripts)).toBeGreaterThan(50)
  expect(kbOf(scripts), `script, KB gzip\n${listOf(scripts)}`).toBeLessThanOrEqual(SCRIPT_GZIP_KB)
  expect(await shiftOf(page)).toBeLessThanOrEqual(SHIFT)
})

test('the HTML with its styles and start script is small @core', () => {
  const kb = brotliCompressSync(readFileSync(`${BUILD_FOLDER}/index.html`)).length / 1000
  expect(kb).toBeLessThanOrEqual(SENT_KB.HTML)
})

test("the drawer is small: the library's code for generating styles is not included @core", async ({
  page,
  open,
}) => {
  // Files loaded for later do not count towards the drawer; this one is asked for last.
  const forLater = page.waitForResponse(/\/country(?:\?|$)/)
  await open('/#/image-collection')
  await forLater
  await page.waitForLoadState('networkidle')
  const fetched = new Set<string>()
  page.on('response', (response) => fetched.add(new URL(response.url()).pathname))
  await page.getByRole('button', { name: '请登录' }).click()
  const button = page.getByRole('dialog').getByRole('button', { name: '登录', exact: true })
  await expect(button).toHaveCSS('height', '52px')
  // The password encryption loads once the drawer is open.
  const drawerFile = /^\/assets\/(?!encrypt|md5|DeveloperPanel).*\.(?:js|css)$/
  const files = [...fetched].filter((path) => drawerFile.test(path))
  const kb = kbOf(packed(files))
  expect(kb).toBeGreaterThan(50)
  expect(kb, listOf(packed(files))).toBeLessThanOrEqual(DRAWER_KB)
})
