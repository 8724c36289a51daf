import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { formatRaceTime } from '#domain/raceDates.ts'
import { createZone } from '#domain/raceZone.ts'
import { MINUTE_MS } from '#lib/durations.ts'
import { visitTexts } from '#lib/jsonPath.ts'
import { expect, expectReady, goTo, test } from '../support/fixtures.ts'
import {
  type Example,
  EXAMPLES,
  linesIn,
  scrollThrough,
  sourceOf,
  stoppedPage,
  tryExample,
} from '../support/tryFile.ts'

/** Home with the sign-up card, a document, the race guide and the course. */
const TEXT_PAGES: Partial<Record<Example, string[]>> = {
  trail: ['/home', '/race-information/race-rules', '/race-card', EXAMPLES.trail.course],
  weekend: ['/home', '/entries/fees', '/race-card', EXAMPLES.weekend.course],
}

const site = (page: Page) => page.frameLocator('iframe')

/** Goes to a page of the previewed site. */
async function goInside(page: Page, route: string) {
  const html = site(page).locator('html')
  await html.evaluate((_, hash) => {
    if (location.hash === hash) return
    delete document.documentElement.dataset['ready']
    location.hash = hash
  }, `#${route}`)
  await expect(html).toHaveAttribute('data-ready', '')
}

async function openFile(page: Page, name: string, source: string) {
  await page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(source),
  })
  await expect(site(page).locator('html')).toHaveAttribute('data-ready', '')
}

const setMoment = async (page: Page, local: string) => {
  await page.getByLabel(/^Date and time/).fill(local)
  await expect(site(page).locator('html')).toHaveAttribute('data-ready', '')
}

/** The page as a browser without the dialog for files that can be read again. */
async function openOrganiserPage(page: Page, baseURL = '') {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'))
  await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await page.goto(`${baseURL}/#/organiser`)
  await expectReady(page)
}

test('@core a file is seen at a moment, and a text leads to its place and back', async ({
  page,
  baseURL,
  watch,
  expectAccessible,
}) => {
  await openOrganiserPage(page, baseURL)
  // The site itself caches its own configuration when it is idle.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('siteConfig'))).toBeTruthy()
  const storedBefore = await page.evaluate(() => [JSON.stringify(localStorage), document.cookie])
  watch.requests.length = 0
  await openFile(page, 'race.json', sourceOf('trail'))
  await setMoment(page, '2025-01-20T10:00')
  await expect(site(page).getByText('Entries open soon')).toBeVisible()
  await setMoment(page, '2025-02-02T10:00')
  await expect(site(page).getByText('Entries open soon')).toBeHidden()

  // The check, and the MD5 of what can be published.
  await expect(page.getByText('Ready to publish.')).toBeVisible()
  const md5 = createHash('md5').update(sourceOf('trail')).digest('hex')
  await expect(page.getByText(md5)).toBeVisible()

  await page.getByRole('button', { name: 'Find in the file' }).click()
  await site(page).getByRole('link', { name: 'News', exact: true }).first().click()
  const source = page.getByRole('textbox', { name: 'Contents of the file' })
  const selected = () =>
    source.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    )
  await expect.poll(selected).toBe('News')
  await expect(site(page).getByRole('heading', { level: 1 })).not.toHaveText('News')

  // Back: the cursor in a text marks it on the page.
  await source.evaluate((field: HTMLTextAreaElement) => {
    const at = field.value.indexOf('above the fog')
    field.setSelectionRange(at, at)
  })
  await source.press('ArrowRight')
  await expect(page.getByText('Marked on the page.')).toBeVisible()
  expect(
    await site(page)
      .locator('html')
      .evaluate(() => getSelection()?.toString()),
  ).toContain('above the fog')

  await expectAccessible()
  expect(await page.evaluate(() => [JSON.stringify(localStorage), document.cookie])).toEqual(
    storedBefore,
  )
  // Of the site in the frame: none to a service, and files only that the file names.
  const paths = watch.requests
    .filter((request) => request.frame().parentFrame() && request.url().startsWith('http'))
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => !/^\/(?:$|assets\/|neutral\/|favicon)/.test(path))
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !sourceOf('trail').includes(path))).toEqual([])
})

/** Lets the page open a file that it may read again, as some browsers do. */
const offerFile = (page: Page, name: string, source: string) =>
  page.addInitScript(
    ([fileName = '', text = '']) => {
      const saved = { file: new File([text], fileName, { lastModified: 1 }) }
      const handle = { kind: 'file', getFile: () => Promise.resolve(saved.file) }
      Object.assign(window, {
        showOpenFilePicker: () => Promise.resolve([handle]),
        save: (newText: string) => {
          saved.file = new File([newText], fileName, { lastModified: Date.now() })
        },
      })
    },
    [name, source],
  )

test('a file is opened by keyboard, and followed as it is saved', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
  const source = sourceOf('smallest')
  await offerFile(page, 'race.json', source)
  await page.goto(`${baseURL}/#/organiser`)
  const open = page.getByRole('button', { name: 'Open a file' })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('race.json · the preview follows when you save the file'),
  ).toBeVisible()
  await expect(site(page).getByRole('contentinfo')).toContainText('River Run 2027')
  await goInside(page, '/race-card')
  await expect(site(page).getByRole('heading', { level: 1, name: /guide/i })).toBeVisible()

  await page.evaluate(
    (text) => (window as unknown as { save: (text: string) => void }).save(text),
    source.replaceAll('River Run 2027', 'Lake Run 2027').replace('"fee": 12', '"fees": 12'),
  )
  await expect(site(page).getByRole('contentinfo')).toContainText('Lake Run 2027')
  // The page and the view stay.
  await expect(site(page).getByRole('heading', { level: 1, name: /guide/i })).toBeVisible()

  // Each finding leads to its place, and the tabs are chosen by arrow keys.
  const finding = page.getByRole('tabpanel').getByRole('button', { name: /fees/ })
  await finding.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Contents of the file' })
  await expect(field).toBeFocused()
  expect(
    await field.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    ),
  ).toContain('fees')
  await page.getByRole('tab', { name: 'File', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  const text = page.getByRole('tabpanel').getByRole('button', { name: 'Lake Run 2027' }).first()
  await text.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
})

test('what is handed over opens as it was left', async ({ page, baseURL }) => {
  await openOrganiserPage(page, baseURL)
  await page.getByRole('button', { name: 'Trail race' }).click()
  await setMoment(page, '2025-05-23T21:59')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja')
  await page.getByRole('combobox', { name: 'Width' }).selectOption('390')
  await page.getByRole('combobox', { name: 'Appearance' }).selectOption('dark')
  await expect(site(page).locator('html')).toHaveAttribute('lang', 'ja')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save preview' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('trail-preview.json')

  await page.reload()
  await expectReady(page)
  // Dropped beside the box, where a browser would open it in place of the page.
  const dropped = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'from-a-colleague.json'))
      return data
    },
    readFileSync(await download.path(), 'utf8'),
  )
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText(/^trail\.json/)).toBeVisible()
  await expect(page.getByLabel(/^Date and time/)).toHaveValue('2025-05-23T21:59')
  await expect(page.getByRole('combobox', { name: 'Width' })).toHaveValue('390')
  await expect(site(page).locator('html')).toHaveAttribute('lang', 'ja')
  await expect(site(page).locator('html')).toHaveAttribute('data-scheme', 'dark')
})

test('a file that is broken is told with its places, and the page goes on', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.reports.push('the configuration cannot be read', 'values that cannot be read')
  await openOrganiserPage(page, baseURL)
  const problem = page.getByRole('alert')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'race.json',
    mimeType: 'application/json',
    buffer: Buffer.from([0xc8, 0xfc, 0xca, 0xc2]),
  })
  await expect(problem.first()).toHaveText(/“race\.json” is not text in UTF-8/)

  await openFile(
    page,
    'race.json',
    sourceOf('weekend').replace('"raceItems": [', '"raceItems": ['.slice(0, -1)),
  )
  await expect(page.getByText(/mistakes? breaks? the site/)).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()

  // Each section is of another kind than it should be.
  const file = JSON.parse(sourceOf('weekend')) as Record<string, unknown>
  for (const [key, value] of Object.entries(file)) file[key] = typeof value === 'string' ? [1] : 'x'
  await openFile(page, 'race.json', JSON.stringify(file, null, 2))
  await expect(page.getByText(/mistakes? breaks? the site/)).toBeVisible()
  expect(await page.getByRole('tabpanel').getByRole('listitem').count()).toBeGreaterThan(10)

  await openFile(page, 'race.json', sourceOf('weekend'))
  await expect(page.getByText('Ready to publish.')).toBeVisible()
})

test('of the texts that pages take from the file, 95 in 100 lead to their place', async ({
  page,
  baseURL,
}) => {
  await openOrganiserPage(page, baseURL)
  for (const [name, routes] of Object.entries(TEXT_PAGES)) {
    const source = sourceOf(name as Example)
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    const texts: string[] = []
    visitTexts(JSON.parse(source), (text) => texts.push(plain(text.replaceAll(/<[^>]*>/g, '\n'))))
    await openFile(page, `${name}.json`, source)
    for (const route of routes) {
      await goInside(page, route)
      const shown = await site(page)
        .locator('#root')
        .evaluate((root) => {
          const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          for (let node = nodes.nextNode(); node; node = nodes.nextNode())
            if (node.nodeValue?.trim() && !node.parentElement?.closest('script, style, [hidden]'))
              found.push(node.nodeValue.replaceAll(/\s+/g, ' ').trim())
          return found
        })
      const ofFile = shown.filter((text) => texts.some((one) => one.includes(text)))
      await page.getByRole('tab', { name: 'File', exact: true }).click()
      await page.getByRole('tab', { name: 'Texts on the page' }).click()
      const listed = await page.getByRole('tabpanel').getByRole('button').allTextContents()
      expect(ofFile.length, `${name} ${route}`).toBeGreaterThan(20)
      const missing = ofFile.filter((text) => !listed.includes(text))
      expect(missing.length / ofFile.length, missing.join(' | ')).toBeLessThan(0.05)
    }
  }
})

/** The first difference between two sites, with all that is drawn when it comes into view; '' if there is none. */
async function differenceOf(preview: Page, real: Page): Promise<string> {
  for (const shown of [site(preview), real]) await scrollThrough(shown)
  const [shown, expected] = [await linesIn(site(preview)), await linesIn(real)]
  const at = expected.findIndex((line, index) => line !== shown[index])
  if (at < 0 && shown.length === expected.length) return ''
  const around = (lines: string[]) => lines.slice(Math.max(at - 2, 0), at + 3).join(' ')
  return `${around(shown)} | ${around(expected)}`.slice(0, 500)
}

/**
 * Compares the preview of an example with the site that `npm run try` serves, at some of the moments that the
 * page lists. Returns the differences.
 */
async function compare(
  browser: Browser,
  siteUrl: string,
  name: Example,
  languages: readonly string[],
  chosen: (dates: number[]) => number[],
) {
  let moment = 0
  const tried = await tryExample(siteUrl, name, () => moment)
  const [preview, real] = [await stoppedPage(browser), await stoppedPage(browser)]
  const { race } = JSON.parse(sourceOf(name)) as { race: { timeZone: string } }
  await real.setViewportSize({ width: 1440, height: 900 })
  const differences: string[] = []
  // On the same host, as some texts of the environment are those of one host.
  await openOrganiserPage(preview, tried.url)
  await openFile(preview, `${name}.json`, sourceOf(name))
  const options = preview.getByRole('combobox', { name: 'Dates in the file' }).locator('option')
  const dates = await options.evaluateAll((all) =>
    all.map((option) => Number(option.getAttribute('value'))).filter(Boolean),
  )
  expect(dates.length).toBeGreaterThan(2)
  for (const language of languages) {
    await real.context().addCookies([{ name: 'language', value: language, url: tried.url }])
    await preview.getByRole('combobox', { name: 'Language' }).selectOption(language)
    for (moment of chosen(dates)) {
      const local = formatRaceTime(moment, 'YYYY-MM-DD HH:mm', createZone(race.timeZone))
      await tried.setClock(local)
      await real.goto('about:blank')
      await real.goto(`${tried.url}/#/home`)
      await setMoment(preview, local.replace(' ', 'T'))
      for (const route of ['/home', '/race-card', EXAMPLES[name].course]) {
        await goTo(real, route)
        await goInside(preview, route)
        // Both load pictures and data at their own pace.
        await expect
          .poll(() => differenceOf(preview, real), { timeout: 10_000 })
          .toBe('')
          .catch(async () =>
            differences.push(`${language} ${local} ${route}: ${await differenceOf(preview, real)}`),
          )
      }
    }
  }
  tried.close()
  for (const page of [preview, real]) await page.context().close()
  return differences
}

test('@core the preview shows what the tried site shows', async ({ browser, baseURL }) => {
  const three = (dates: number[]) =>
    [0.2, 0.5, 0.9].flatMap((share) => dates[Math.floor(share * dates.length)] ?? [])
  expect(await compare(browser, baseURL ?? '', 'weekend', ['en'], three)).toEqual([])
})

for (const name of Object.keys(EXAMPLES) as Example[])
  test(`@deep the preview of ${name} shows what the tried site shows at each of its dates`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(3_600_000)
    const all = (dates: number[]) => dates.flatMap((ms) => [ms - MINUTE_MS, ms, ms + MINUTE_MS])
    const [first = 'en', ...others] = EXAMPLES[name].languages
    const differences = [
      ...(await compare(browser, baseURL ?? '', name, [first], all)),
      // What happens when does not depend on the language.
      ...(await compare(browser, baseURL ?? '', name, others, (dates) => dates)),
    ]
    expect(differences).toEqual([])
  })
