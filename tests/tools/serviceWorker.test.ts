// @vitest-environment node
import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { cacheableFiles } from '../../tools/build/serviceWorker.ts'

const file = (source: string) => ({ type: 'asset', source }) as Rolldown.OutputAsset
const small = file('x')
const large = file('x'.repeat(65 * 1024))

const hash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`

test("the page's files and small ones are cached ahead, large ones on demand", () => {
  const bundle = {
    'index.html': file(
      '<script>import("/assets/site-0.js"),import("/assets/libraries-1.js")</script>',
    ),
    'assets/site-0.js': small,
    'assets/libraries-1.js': large,
    'assets/ContentPage-2.js': small,
    'assets/ContentPage-2.css': small,
    'assets/xlsx-3.js': large,
    'assets/logo-4.svg': small,
    'files/terms.js': small,
  }
  expect(cacheableFiles(bundle)).toEqual({
    app: '/assets/site-0.js',
    ahead: {
      '/assets/ContentPage-2.css': hash('x'),
      '/assets/ContentPage-2.js': hash('x'),
      '/assets/libraries-1.js': hash('x'.repeat(65 * 1024)),
      '/assets/site-0.js': hash('x'),
    },
    later: { '/assets/xlsx-3.js': hash('x'.repeat(65 * 1024)) },
  })
})

test('a page without a script of the site is an error', () => {
  expect(() => cacheableFiles({ 'index.html': file('<p>') })).toThrow('index.html')
})
