// @vitest-environment node
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test, vi } from 'vitest'
import { linksOf } from '#features/file-preview/pdf/pageLinks.ts'

vi.stubGlobal('location', new URL('https://www.race.test/'))

/** A PDF of two pages, 200 × 400 points; links stand on the first, one below the other. */
function pdfWith(links: string[]): Uint8Array<ArrayBuffer> {
  const rect = (at: number) => `/Rect [20 ${360 - 20 * at} 120 ${380 - 20 * at}]`
  const objects = [
    '<</Type /Catalog /Pages 2 0 R /Dests <</second [4 0 R /Fit] /gone [99 0 R /Fit]>>>>',
    '<</Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 200 400]>>',
    `<</Type /Page /Parent 2 0 R /Annots [${links
      .map((link, at) => `<</Type /Annot /Subtype /Link ${rect(at)} ${link}>>`)
      .join(' ')}]>>`,
    '<</Type /Page /Parent 2 0 R>>',
  ].map((body, at) => `${at + 1} 0 obj ${body} endobj`)
  return new TextEncoder().encode(
    `%PDF-1.7\n${objects.join('\n')}\ntrailer <</Root 1 0 R /Size 5>>\n%%EOF\n`,
  )
}
const uri = (address: string) => `/A <</S /URI /URI (${address})>>`

async function linksIn(links: string[]) {
  const task = getDocument({ data: pdfWith(links), verbosity: 0 })
  const pdf = await task.promise
  const found = await linksOf(pdf, await pdf.getPage(1))
  await task.destroy()
  return found
}

test('links lead outside, to a mail address or to a page, and have their place on it', async () => {
  const links = await linksIn([
    uri('https://tickets.example/a b'),
    uri('mailto:race@yanling.example'),
    '/Dest [4 0 R /Fit]',
    '/A <</S /GoTo /D (second)>>',
    '/Dest /second',
  ])
  expect(links.map(({ to }) => to)).toEqual([
    'https://tickets.example/a%20b',
    'mailto:race@yanling.example',
    2,
    2,
    2,
  ])
  expect(links[0]).toMatchObject({ left: 0.1, width: 0.5, height: 0.05 })
  expect(links[0]?.top).toBeCloseTo(0.05)
})

test('links to programs, scripts, files and missing pages are left out', async () => {
  expect(
    await linksIn([
      uri('javascript:alert\\(1\\)'),
      uri('file:///etc/passwd'),
      uri('ftp://files.example/a'),
      uri('data:text/html,x'),
      uri('mailto:'),
      uri('page.html'),
      '/A <</S /Launch /F (a.exe)>>',
      '/A <</S /JavaScript /JS (app.alert\\(1\\))>>',
      '/A <</S /GoToR /F (other.pdf) /D (second)>>',
      '/Dest /gone',
      '/Dest /unknown',
      '/Dest [99 0 R /Fit]',
      '/Dest [7 /Fit]',
      '',
    ]),
  ).toEqual([])
})
