import { statSync } from 'node:fs'
import { openBrowser, showDrawing } from './browser.mjs'
import { writeVideo } from './encode.mjs'
import { publicPath, readDrawing, readPictures } from './list.mjs'
import { prepareStage } from './stage.mjs'
import { videoPlans } from './videoPlans.mjs'

const FPS = 24
const CRF = 33
const KBPS = 360

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} count
 */
async function* framesOf(page, count) {
  for (let frame = 0; frame < count; frame += 1) {
    await page.evaluate((t) => Reflect.get(window, 'pose')(t), frame / count)
    yield await page.screenshot()
  }
}

// `node artwork/videos.mjs video-03` makes only that video.
const wanted = process.argv.slice(2)
const browser = await openBrowser()
const page = await browser.newPage()
for (const { name, file, width, height, seconds = 0 } of readPictures()) {
  const plan = videoPlans[name]
  if (!plan || (wanted.length && !wanted.includes(name))) continue
  await showDrawing(page, readDrawing(name), width, height)
  await page.evaluate(prepareStage, plan)
  const path = publicPath(file)
  await writeVideo(framesOf(page, FPS * seconds), path, { fps: FPS, crf: CRF, kbps: KBPS })
  console.log(`${file} ${Math.round(statSync(path).size / 1024)} KB`)
}
await browser.close()
