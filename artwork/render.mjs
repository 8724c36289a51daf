import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { openBrowser, showDrawing } from './browser.mjs'
import { writeAvif } from './encode.mjs'
import { publicPath, readDrawing, readPictures } from './list.mjs'

const SITE_MARKS = /^(logo|copyright-|partner-|qr-|empty-state|not-found|unbound|offline)/

/** @typedef {import('./list.mjs').Picture} Picture */

/** @param {Picture} picture */
function drawingOf({ name, source = name, box }) {
  const svg = readDrawing(source)
  return box
    ? svg.replace(
        /viewBox="[^"]*"/,
        `viewBox="${box.join(' ')}" preserveAspectRatio="xMidYMid slice"`,
      )
    : svg
}

/**
 * Small sizes are looked at closely in grids, tall ones are mostly flat.
 * @param {Picture} picture
 */
function sizesOf({ file, poster = file, small, smallWidth, width, height }) {
  const full = { file: poster, width, height, crf: 24 }
  if (!small || !smallWidth) return [full]
  return [full, { file: small, width: smallWidth, height: (height * smallWidth) / width, crf: 22 }]
}

/** @param {Picture[]} pictures */
async function render(pictures) {
  const browser = await openBrowser()
  const page = await browser.newPage()
  for (const picture of pictures) {
    for (const { file, width, height, crf } of sizesOf(picture)) {
      await showDrawing(page, drawingOf(picture), width, height)
      const path = publicPath(file)
      await writeAvif(await page.screenshot(), path, crf)
      console.log(`${file} ${Math.round(statSync(path).size / 1024)} KB`)
    }
  }
  await browser.close()
}

function copyMarks() {
  const folder = new URL('.', import.meta.url)
  const marks = readdirSync(folder).filter((file) => file.endsWith('.svg') && SITE_MARKS.test(file))
  for (const file of marks) copyFileSync(new URL(file, folder), publicPath(`/edition-2024/${file}`))
  copyFileSync(new URL('favicon.svg', folder), publicPath('/favicon.svg'))
}

// `node artwork/render.mjs gallery banner` renders only names that begin so.
const wanted = process.argv.slice(2)
mkdirSync(publicPath('/edition-2024'), { recursive: true })
copyMarks()
await render(
  readPictures().filter(
    ({ name, file }) =>
      !file.endsWith('.svg') && (!wanted.length || wanted.some((start) => name.startsWith(start))),
  ),
)
