import type { Page } from '@playwright/test'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { answer, changeConfig, dead } from './wire.ts'

const COURSES = '**/edition-2024/course/*.geojson'

const block = (page: Page) => page.locator('.course')
const map = (page: Page) => page.locator('.course-map__sheet')
const slider = (page: Page) => page.getByRole('slider')

async function toCourse(page: Page) {
  await block(page).scrollIntoViewIfNeeded()
  await expect(map(page)).toBeVisible()
}

for (const language of LANGUAGES) {
  test(`the course is drawn and read in ${language}`, async ({
    page,
    open,
    expectCleanText,
    expectAccessible,
  }) => {
    await open('/#/home', language)
    await toCourse(page)
    await expect(map(page)).toHaveAccessibleName(language === 'zh' ? /青峡驿/ : /Qingxia Post/)
    await expect(page.locator('.course-profile__cut-off')).toHaveText([/11:15/, /14:25/])
    await expectCleanText()
    await expectAccessible()

    await page.locator('.course-map__turn').click()
    await expect(page.getByRole('rowheader', { name: '42.195 km' })).toBeAttached()
    await expectCleanText()
    await expectAccessible()
  })
}

test('picture and drawn course fill the same box, and nothing moves', async ({ page, open }) => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(COURSES, async (route) => {
    await held
    await route.continue()
  })
  await open('/#/home')
  await block(page).scrollIntoViewIfNeeded()
  const pictures = block(page).getByRole('img')
  await expect(pictures).toHaveCount(2)
  await expect
    .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(2400)
  const boxes = () =>
    page.evaluate(() =>
      ['.course', '.course__facts', '.search-entry, .home-block--pine'].map((selector) =>
        JSON.stringify(document.querySelector(selector)?.getBoundingClientRect()),
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
  release()
  await expect(map(page)).toBeVisible()
  expect(await boxes()).toEqual(before)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts).toEqual([])
})

test('nothing of it is asked for before its block is near', async ({ page, open, watch }) => {
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

test('pointer and keys move one finger on map and profile', async ({ page, open }) => {
  await open('/#/home')
  await toCourse(page)
  const fingers = page.locator('.course-map__here')
  const words = page.locator('.course-profile__words')

  const box = await slider(page).boundingBox()
  if (!box) throw new Error('no slider')
  await page.mouse.move(box.x + box.width * (31.5 / 42.195), box.y + box.height / 2)
  await expect(fingers).toHaveCount(2)
  await expect(words).toHaveText('31.5 km，海拔 421 m')

  const sheet = await map(page).boundingBox()
  if (!sheet) throw new Error('no map')
  await page.mouse.move(sheet.x + 990, sheet.y + 178)
  await expect(words).toHaveText(/^21\.[01] km，海拔 26\d m$/)
  await page.mouse.move(sheet.x + 600, sheet.y + 20)
  await expect(fingers).toHaveCount(0)
  await expect(words).toHaveText('累计爬升 486 m，最高点 421 m')

  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(words).toHaveText('0.0 km，海拔 92 m')
  await page.keyboard.press('ArrowRight')
  await expect(words).toHaveText('0.1 km，海拔 92 m')
  await page.keyboard.press('End')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '42.2 公里，海拔 92 米')
})

test('the half has its own course, files and facts', async ({ page, open }) => {
  await open('/#/home', 'en')
  await toCourse(page)
  await page.getByRole('radio', { name: /21.0975/ }).check({ force: true })
  await expect(page.locator('.course-profile__words')).toHaveText(
    '270 m of climbing, highest point 348 m',
  )
  await expect(page.locator('.course-profile__cut-off')).toHaveText(['Cut-off 11:15'])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the course as GPX' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('half.gpx')
})

test('signs are shown and hidden by the legend', async ({ page, open }) => {
  await open('/#/home')
  await toCourse(page)
  const toilets = map(page).locator('.glyph__badge--toilet')
  await expect(toilets).toHaveCount(9)
  await page.getByRole('checkbox', { name: '厕所' }).click()
  await expect(toilets).toHaveCount(0)
})

for (const [name, fault] of [
  ['missing', answer('<Error/>', 404, 'application/xml')],
  ['a page', answer('<html>', 200, 'text/html')],
  ['cut in the middle', answer('{"type":"FeatureCollection","features":[{"ty')],
  ['without a line', answer('{"features":[]}')],
] as const) {
  test(`a course file that is ${name} leaves the picture`, async ({
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
    await expect(page.locator('.toast')).toHaveCount(0)
    await expectCleanText()
  })
}

test('a dead ground leaves a map without it; a dead drawing leaves the picture', async ({
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

test('without a course in the configuration the block is absent', async ({ page, open }) => {
  await changeConfig(page, (config) => delete config['courseMap'])
  await open('/#/home')
  await expect(page.locator('.home')).toBeVisible()
  await expect(block(page)).toHaveCount(0)
})
