import type { Page } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import { respond, changeConfig, dead, removeCourses } from '../support/api.ts'
import { expect, LANGUAGES, test } from '../support/fixtures.ts'
import { boxOf } from '../support/gestures.ts'

const COURSES = '**/edition-2024/course/*.geojson'

const block = (page: Page) => page.getByRole('region', { name: /^(?:路线|The course)$/ })
const map = (page: Page) => page.getByTestId('course-map')
/** The cut-off times on the profile. */
const cutOffs = (page: Page) =>
  page.getByTestId('course-profile').locator('text', { hasText: /^(?:关门|Cut-off)/ })
const slider = (page: Page) => page.getByRole('slider')

async function toCourse(page: Page) {
  await block(page).scrollIntoViewIfNeeded()
  await expect(map(page)).toBeVisible()
}

for (const language of LANGUAGES) {
  test(`the course is drawn and accessible in ${language}`, async ({
    page,
    open,
    expectCleanText,
    expectAccessible,
  }) => {
    await open('/#/home', language)
    await toCourse(page)
    await expect(map(page)).toHaveAccessibleName(language === 'zh' ? /青峡驿/ : /Qingxia Post/)
    await expect(cutOffs(page)).toHaveText([/11:15/, /14:25/])
    await expectCleanText()
    await expectAccessible()

    await page.getByRole('button', { name: /^(?:看点位表|Show as a table)$/ }).click()
    const finish = language === 'zh' ? '42.195 公里' : '42.195 km'
    await expect(page.getByRole('rowheader', { name: finish })).toBeAttached()
    await expectCleanText()
    await expectAccessible()
  })
}

test('picture and drawn course fill the same box, without a layout shift', async ({
  page,
  open,
}) => {
  const measured = deferred()
  await page.route(COURSES, async (route) => {
    await measured.promise
    await route.continue()
  })
  await open('/#/home')
  await block(page).scrollIntoViewIfNeeded()
  const pictures = block(page).getByRole('img')
  await expect(pictures).toHaveCount(2)
  await expect
    .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(2400)
  const facts = block(page).locator('dl')
  const boxes = () =>
    Promise.all(
      [facts.locator('..'), facts, page.getByRole('region', { name: '精彩视频' })].map((part) =>
        part.evaluate((element) => JSON.stringify(element.getBoundingClientRect())),
      ),
    )
  const before = await boxes()
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  measured.resolve()
  await expect(map(page)).toBeVisible()
  expect(await boxes()).toEqual(before)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts).toEqual([])
})

test('the course is not requested until its block is near the viewport', async ({
  page,
  open,
  watch,
}) => {
  await open('/#/home')
  await page.waitForLoadState('networkidle')
  const asked = () => watch.requests.filter((request) => /\/course\/|CourseMap/.test(request.url()))
  expect(asked()).toEqual([])
  await toCourse(page)
  expect(asked().map((request) => new URL(request.url()).pathname)).toEqual(
    expect.arrayContaining([
      '/edition-2024/course/full.geojson',
      '/edition-2024/course/half.geojson',
    ]),
  )
})

test('pointer and keys move one marker on map and profile', async ({ page, open }) => {
  await open('/#/home')
  await toCourse(page)
  const pointers = page.getByTestId('course-here')
  const texts = page.getByTestId('profile-text')

  const box = await slider(page).boundingBox()
  if (!box) throw new Error('no slider')
  await page.mouse.move(box.x + box.width * (31.5 / 42.195), box.y + box.height / 2)
  await expect(pointers).toHaveCount(2)
  await expect(texts).toHaveText('31.5 公里，海拔 421 米')

  const sheet = await map(page).boundingBox()
  if (!sheet) throw new Error('no map')
  await page.mouse.move(sheet.x + 990, sheet.y + 178)
  await expect(texts).toHaveText(/^21\.[01] 公里，海拔 26\d 米$/)
  await page.mouse.move(sheet.x + 600, sheet.y + 20)
  await expect(pointers).toHaveCount(0)
  await expect(texts).toHaveText('累计爬升 486 米，最高点 421 米')

  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(texts).toHaveText('0.0 公里，海拔 92 米')
  await page.keyboard.press('ArrowRight')
  await expect(texts).toHaveText('0.1 公里，海拔 92 米')
  await page.keyboard.press('End')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '42.2 公里，海拔 92 米')
})

test('the half marathon has its own course, files and facts', async ({ page, open }) => {
  await open('/#/home', 'en')
  await toCourse(page)
  await page.getByRole('radio', { name: /21.0975/ }).check({ force: true })
  await expect(page.getByTestId('profile-text')).toHaveText(
    '270 m of climbing, highest point 348 m',
  )
  await expect(cutOffs(page)).toHaveText(['Cut-off 11:15'])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the course as GPX' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('half.gpx')
})

test('symbols can be shown and hidden in the legend', async ({ page, open }) => {
  await open('/#/home')
  await toCourse(page)
  const toilets = map(page).locator('title', { hasText: /^厕所/ })
  await expect(toilets).toHaveCount(9)
  await page.getByRole('checkbox', { name: '厕所' }).click()
  await expect(toilets).toHaveCount(0)
})

test('Ctrl and the wheel zoom the map, which then has buttons and can be pulled', async ({
  page,
  open,
}) => {
  await open('/#/home', 'en')
  await toCourse(page)
  const line = map(page).getByTestId('course-line')
  const { width: whole } = await boxOf(line)
  const buttons = page.getByRole('button', { name: 'Zoom in' }).locator('..')
  await expect(buttons).toHaveCSS('opacity', '0')
  const { x, y } = await boxOf(map(page))
  await page.mouse.move(x + 600, y + 200)
  await page.mouse.wheel(0, -100)
  await page.keyboard.down('Control')
  for (let step = 0; step < 4; step += 1) await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await boxOf(line)).width).toBeGreaterThan(whole * 2)
  await expect(buttons).toHaveCSS('opacity', '1')

  const before = await boxOf(line)
  const at = await boxOf(map(page))
  await page.mouse.move(at.x + 600, at.y + 200)
  await page.mouse.down()
  await page.mouse.move(at.x + 500, at.y + 200, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await boxOf(line)).x).toBeLessThan(before.x - 70)
  await page.getByRole('button', { name: 'Whole course' }).click()
  await expect.poll(async () => (await boxOf(line)).width).toBeCloseTo(whole, 0)
})

test('a course in GPX is drawn', async ({ page, open }) => {
  const points = [40, 40.1, 40.2].map((lat) => `<trkpt lat="${lat}" lon="116"/>`).join('')
  const gpx = `<gpx><trk><trkseg>${points}</trkseg></trk></gpx>`
  await page.route(COURSES, respond(gpx, 200, 'application/gpx+xml'))
  await open('/#/home')
  await toCourse(page)
})

for (const [name, fault] of [
  ['missing', respond('<Error/>', 404, 'application/xml')],
  ['a page', respond('<html>', 200, 'text/html')],
  ['cut in the middle', respond('{"type":"FeatureCollection","features":[{"ty')],
  ['GPX cut in the middle', respond('<gpx><trk><trkseg><trkpt lat="40" lon="116"/>')],
  ['without a line', respond('{"features":[]}')],
] as const) {
  test(`if the course file is ${name}, the picture remains`, async ({
    page,
    open,
    expectCleanText,
  }) => {
    await page.route(COURSES, fault)
    await open('/#/home')
    const answered = page.waitForResponse(COURSES)
    await block(page).scrollIntoViewIfNeeded()
    await answered
    await expect(block(page).getByRole('img', { name: /青峡驿/ })).toBeVisible()
    await expect(map(page)).toHaveCount(0)
    await expect(page.getByTestId(/^toast-/)).toHaveCount(0)
    await expectCleanText()
  })
}

test('without the background the map is drawn without it; without its script the picture remains', async ({
  page,
  open,
}) => {
  await page.route('**/course-relief.avif', dead)
  await open('/#/home')
  await toCourse(page)
  await page.unrouteAll()
  await page.route('**/assets/CourseMap-*.js', dead)
  await page.reload()
  await block(page).scrollIntoViewIfNeeded()
  await expect(block(page).getByRole('img', { name: /青峡驿/ })).toBeVisible()
  await expect(map(page)).toHaveCount(0)
})

test('without a course in the configuration there is no course block', async ({ page, open }) => {
  await changeConfig(page, removeCourses)
  await open('/#/home')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(block(page)).toHaveCount(0)
})
