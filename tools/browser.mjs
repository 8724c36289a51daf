import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installDebianPackages, mayInstall } from './install.mjs'

/** The headless shell first: without a window to draw, it takes half of the time. */
const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Flags to run Chromium as root in a container, without background requests. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.test 127.0.0.1',
]

/** How to install a browser manually. */
export const BROWSER_HELP =
  'Install Chromium (Debian: apt-get install chromium-headless-shell fonts-noto-cjk), or set CHROMIUM_PATH to one.'

/**
 * A downloaded browser does not start without the required system libraries. Checked on Linux only:
 * on other systems this would open a window.
 * @param {string} path
 */
const starts = (path) =>
  process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

/** Path of a Chromium: CHROMIUM_PATH, or else a working installed one or Playwright's own. */
export function findBrowser() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  return [...KNOWN_PLACES, chromium.executablePath()].find(
    (path) => existsSync(path) && starts(path),
  )
}

/** Without fonts for Chinese and Japanese, their text is rendered as empty boxes. */
const hasFonts = () =>
  process.platform !== 'linux' ||
  ['zh', 'ja'].every((language) => {
    const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' })
    return stdout?.trim()
  })

/**
 * Finds a browser or, where allowed (see `mayInstall`), installs one with the fonts: Debian's
 * packages, or Playwright's own browser where there are none.
 * @returns {Promise<string | undefined>} the browser's path
 */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found && hasFonts()) return found
  const missing = found ? 'fonts for Chinese and Japanese' : 'a Chromium'
  if (!(await mayInstall(`The browser tests need ${missing}. Install it?`))) return found
  const fonts = hasFonts() ? [] : ['fonts-noto-cjk', 'fontconfig']
  installDebianPackages(found ? fonts : ['chromium-headless-shell', ...fonts])
  if (!findBrowser())
    spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 60_000,
    })
  if (!hasFonts()) console.log('No fonts for Chinese and Japanese: empty boxes in their place.')
  return findBrowser()
}

/** Path of a browser, as from `ensureBrowser`. Exits with a clear message if there is none. */
export async function needBrowser() {
  const path = await ensureBrowser()
  if (path) return path
  console.error(`No browser was found. ${BROWSER_HELP}`)
  process.exit(1)
}
