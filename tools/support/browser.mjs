import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { installDebianPackages, mayInstall } from './install.mjs'

/** Installed browsers. Without a window to draw, the headless shell takes half of the time. */
const KNOWN_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const DEBIAN_CHROMIUM = 'chromium-headless-shell'
const FONTS = ['fonts-noto-cjk', 'fontconfig']

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
  'Install one with `npm run install:browser`, or set CHROMIUM_PATH to a Chromium.'

/**
 * A downloaded browser does not start without the required system libraries. Checked on Linux only:
 * on other systems this would open a window.
 * @param {string} path
 */
const starts = (path) =>
  process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Where Playwright's builds of Chromium are, or would be: the headless shell, and the browser with
 * windows. The lock file fixes Playwright's version, and that the browser's.
 */
function playwrightBuilds() {
  const browser = chromium.executablePath()
  const folder = browser.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1')
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
    : []
  return [...files.filter((file) => /[/\\](?:chrome-)?headless[-_]shell$/.test(file)), browser]
}

/**
 * Path of a Chromium: CHROMIUM_PATH, or else Playwright's build, or else an installed one.
 */
export function findBrowser() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  return [...playwrightBuilds(), ...KNOWN_PLACES].find((path) => existsSync(path) && starts(path))
}

/** Without fonts for Chinese and Japanese, their text is rendered as empty boxes. */
const hasFonts = () =>
  process.platform !== 'linux' ||
  ['zh', 'ja'].every((language) => {
    const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' })
    return stdout?.trim()
  })

/** Downloads Playwright's build, some 100 MB, unless it is there. */
function installPlaywrightBuild() {
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  })
}

/** Installs those of Debian's packages that are missing. */
function installPackages() {
  const fonts = hasFonts() ? [] : FONTS
  const packages = findBrowser() ? fonts : [DEBIAN_CHROMIUM, ...fonts]
  if (packages.length > 0) installDebianPackages(packages)
  if (!hasFonts()) console.log('No fonts for Chinese and Japanese: empty boxes in their place.')
}

/**
 * Installs Playwright's build of Chromium, or Debian's where that cannot be fetched or does not
 * start, with the fonts.
 * @returns {string | undefined} the browser's path
 */
export function installBrowser() {
  installPlaywrightBuild()
  installPackages()
  return findBrowser()
}

/**
 * Finds a browser or, where allowed (see `mayInstall`), installs one with the fonts: Debian's
 * packages, or Playwright's build where there are none. The packages come first: a run of tests does
 * not wait for a download of 100 MB from a host that the machine may not reach.
 * @returns {Promise<string | undefined>} the browser's path
 */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found && hasFonts()) return found
  const missing = found ? 'fonts for Chinese and Japanese' : 'a Chromium'
  if (!(await mayInstall(`The browser tests need ${missing}. Install it?`))) return found
  installPackages()
  if (!findBrowser()) installPlaywrightBuild()
  return findBrowser()
}

/** Path of a browser, as from `ensureBrowser`. Exits with a clear message if there is none. */
export async function needBrowser() {
  const path = await ensureBrowser()
  if (path) return path
  console.error(`No browser was found. ${BROWSER_HELP}`)
  process.exit(1)
}
