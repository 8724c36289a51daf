import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { openBrowser, showDrawing } from './browser.mjs'
import { writeAvif } from './encode.mjs'
import { editions, publicPath, readDrawing, readPictures } from './list.mjs'

const SITE_MARKS = /^(logo|ad-top|copyright-|partner-|qr-|empty|not-found|unbound|offline|favicon)/

/** @typedef {import('./list.mjs').Picture} Picture */
/** @typedef {import('./list.mjs').Edition} Edition */

/** @param {Picture} picture @param {Edition} edition */
function drawingOf({ name, source = name, box }, { drawings }) {
  const svg = readDrawing(source, drawings)
  return box
    ? svg.replace(
        /viewBox="[^"]*"/,
        `viewBox="${box.join(' ')}" preserveAspectRatio="xMidYMid slice"`,
      )
    : svg
}

/** A column of a phone's grid is 200 px wide, and its screen has two to three pixels for each. */
const PHONE_WIDTH = 400
const CRF = 24
/** Lower than `CRF`: artefacts are easier to see in small pictures. */
const SMALL_CRF = 22
/** The dense screen of a phone hides compression artefacts. */
const PHONE_CRF = 30
const JPEG_QUALITY = 84

/** @param {Picture} picture */
function sizesOf({ name, file, poster = file, small, smallWidth, phone, width, height }) {
  const isForPhones = name.endsWith('-h5')
  /** @param {string | undefined} address @param {number | undefined} wide @param {number} crf */
  const size = (address, wide, crf) =>
    address && wide
      ? [{ file: address, width: wide, height: Math.round((height * wide) / width), crf }]
      : []
  return [
    ...size(poster, width, isForPhones ? PHONE_CRF : CRF),
    ...size(small, smallWidth, SMALL_CRF),
    ...size(phone, PHONE_WIDTH, PHONE_CRF),
  ]
}

/** @param {Picture[]} pictures @param {Edition} edition */
async function render(pictures, edition) {
  const browser = await openBrowser()
  const page = await browser.newPage()
  for (const picture of pictures) {
    for (const { file, width, height, crf } of sizesOf(picture)) {
      await showDrawing(page, drawingOf(picture, edition), width, height)
      const path = publicPath(file)
      // Messengers show no AVIF.
      if (file.endsWith('.jpg'))
        writeFileSync(path, await page.screenshot({ type: 'jpeg', quality: JPEG_QUALITY }))
      else await writeAvif(await page.screenshot(), path, crf)
      console.log(`${file} ${Math.round(statSync(path).size / 1024)} KB`)
    }
  }
  await browser.close()
}

/** @param {Edition} edition */
function copyMarks({ drawings, files }) {
  const folder = new URL(`./${drawings}`, import.meta.url)
  const marks = readdirSync(folder).filter((file) => file.endsWith('.svg') && SITE_MARKS.test(file))
  for (const file of marks) {
    // The icon of the first race is the icon of the whole site.
    const address = drawings === '' && file === 'favicon.svg' ? '' : files
    copyFileSync(new URL(file, folder), publicPath(`${address}/${file}`))
  }
}

// `node artwork/render.mjs /kirigadake-2025/gallery` renders only files whose address begins so, and
// `render.mjs gallery banner` only names that start with these words.
const wanted = process.argv.slice(2)
/** @param {Picture} picture */
const isWanted = ({ name, file }) =>
  !file.endsWith('.svg') &&
  (!wanted.length || wanted.some((start) => name.startsWith(start) || file.startsWith(start)))

for (const edition of editions) {
  mkdirSync(publicPath(edition.files), { recursive: true })
  copyMarks(edition)
  const pictures = readPictures(edition).filter(isWanted)
  if (pictures.length > 0) await render(pictures, edition)
}
