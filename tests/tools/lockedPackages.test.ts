// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  lockedPackages,
  PACKAGE_BUDGET,
  SCRIPTS_ALLOWED,
} from '../../tools/support/lockedPackages.mjs'

const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('an installation has few packages, and none runs a script', () => {
  const { count, withScript } = lockedPackages(lock, LINUX)
  expect(count).toBeGreaterThan(300)
  expect(count).toBeLessThanOrEqual(PACKAGE_BUDGET)
  expect(withScript.filter((name) => !SCRIPTS_ALLOWED.includes(name))).toEqual([])
})

test('packages for other platforms are not counted; all with scripts are listed', () => {
  const packages = {
    '': {},
    'node_modules/a': {},
    'node_modules/b': { os: ['darwin'], hasInstallScript: true },
    'node_modules/c': { os: ['!win32'], cpu: ['x64', 'arm64'] },
    'node_modules/d': { os: ['!linux'] },
    'node_modules/d/node_modules/@e/f': { libc: ['musl'], hasInstallScript: true },
  }
  expect(lockedPackages({ packages }, LINUX)).toEqual({ count: 2, withScript: ['b', '@e/f'] })
})
