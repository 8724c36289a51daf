// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const REVISION = /chromium-(\d+)/.exec(chromium.executablePath())?.[1]
const SHELL = `chromium_headless_shell-${REVISION}/chrome-headless-shell-linux64/chrome-headless-shell`

/** A program that stands for a browser, in the folder of Playwright's builds. */
function install(name: string, exitCode = 0) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(path, 0o755)
  return path
}

/** The browser that is found, in a process of its own: Playwright reads its folder once. */
function foundBrowser(variables: Record<string, string> = {}) {
  const script = `import { findBrowser } from './tools/support/browser.mjs'; console.log(findBrowser())`
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, PLAYWRIGHT_BROWSERS_PATH: folder, ...variables }
  const args = ['--input-type=module', '-e', script]
  return execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim()
}

test('CHROMIUM_PATH goes before the build of the lock file, and that before installed ones', () => {
  const shell = install(SHELL)
  expect(foundBrowser()).toBe(shell)
  const other = install('other')
  expect(foundBrowser({ CHROMIUM_PATH: other })).toBe(other)
  expect(foundBrowser({ CHROMIUM_PATH: join(folder, 'missing') })).toBe(shell)
})

test('without the build of the lock file, an installed one is taken', () => {
  install(SHELL.replace(`-${REVISION}`, '-1'))
  expect(foundBrowser()).not.toContain(folder)
})

test.runIf(process.platform === 'linux')('a build that does not start is passed over', () => {
  install(SHELL, 127)
  expect(foundBrowser()).not.toContain(folder)
})
