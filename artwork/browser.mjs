import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
]

/** Opens Chromium: the one at CHROMIUM_PATH, the system's, or else Playwright's own. */
export function openBrowser() {
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)
  return chromium.launch({ args: FLAGS, ...(executablePath && { executablePath }) })
}

/**
 * Shows only this drawing, filling the window.
 * @param {import('@playwright/test').Page} page
 * @param {string} svg
 * @param {number} width
 * @param {number} height
 */
export async function showDrawing(page, svg, width, height) {
  await page.setViewportSize({ width, height })
  const style = `body{margin:0}svg{display:block;width:${width}px;height:${height}px}`
  await page.setContent(`<style>${style}</style>${svg}`)
}
