// @vitest-environment node
import { expect, test } from 'vitest'
import type { Rolldown } from 'vite'
import { filesAhead } from '../../tools/serviceWorker.ts'

const file = (source: string) => ({ type: 'asset', source }) as Rolldown.OutputAsset
const small = file('x')
const large = file('x'.repeat(65 * 1024))

test('the page’s own files and small ones are kept ahead, large and other ones are not', () => {
  const bundle = {
    'index.html': file('<script type="module" src="/assets/react-1.js"></script>'),
    'assets/react-1.js': large,
    'assets/ContentPage-2.js': small,
    'assets/ContentPage-2.css': small,
    'assets/xlsx-3.js': large,
    'assets/pdfjs/cmap.js': small,
    'assets/logo-4.svg': small,
    'files/terms.js': small,
  }
  expect(filesAhead(bundle)).toEqual([
    '/assets/ContentPage-2.css',
    '/assets/ContentPage-2.js',
    '/assets/react-1.js',
  ])
})
