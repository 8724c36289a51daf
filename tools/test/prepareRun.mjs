import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { ensureBrowser } from '../browser.mjs'
import { freePort } from '../startNginx.mjs'

const RESULTS = 'test-results'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Port, browser and folders of a run, so that runs beside each other do not meet.
 * @typedef {object} Run
 * @property {string} folder of its build, reports, traces and server logs
 * @property {boolean} hasBrowser
 * @property {Record<string, string | undefined>} env
 * @property {AbortSignal} signal aborted by Ctrl-C (`interrupted`) or at the time limit (`limit`)
 */

/**
 * Prepares a run, installing a browser where that is allowed. Removes what runs left more than a day
 * ago.
 * @param {number} limit minutes after which the run is stopped
 * @returns {Promise<Run>}
 */
export async function prepareRun(limit) {
  mkdirSync(RESULTS, { recursive: true })
  for (const name of readdirSync(RESULTS)) {
    const path = `${RESULTS}/${name}`
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true })
  }
  const started = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = mkdtempSync(`${RESULTS}/${started}-`)
  const browser = await ensureBrowser()
  const port = String(await freePort())

  const stop = new AbortController()
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(name, () => stop.abort('interrupted'))
  setTimeout(() => stop.abort('limit'), limit * 60_000).unref()
  return {
    folder,
    hasBrowser: Boolean(browser),
    env: {
      E2E_PORT: port,
      BUILD_DIR: `${folder}/build`,
      ...process.env,
      ...(browser && { CHROMIUM_PATH: browser }),
      TEST_RUN: folder,
    },
    signal: stop.signal,
  }
}
