import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** What Chromium needs to run as root, in a container, without calling home. */
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

/** Path of a Chromium: CHROMIUM_PATH, one that is installed, or Playwright's own; else undefined. */
export function findBrowser() {
  const { CHROMIUM_PATH } = process.env
  return [CHROMIUM_PATH, ...KNOWN_PLACES, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/** Finds a browser or lets Playwright fetch its own; ends the program with a plain word if neither works. */
export function needBrowser() {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium was found; Playwright fetches its own.')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const fetched = findBrowser()
  if (fetched) return fetched
  console.error(
    'No browser: install Chromium (Debian: apt-get install chromium fonts-noto-cjk), or set\n' +
      'CHROMIUM_PATH to one. It could not be fetched from this machine.',
  )
  process.exit(1)
}
