import type { Browser, Page } from '@playwright/test'
import { createZone } from '#domain/raceZone.ts'
import { datesIn, localTimeOf } from '#features/organiser/fileDates.ts'
import { configOf } from '#features/organiser/openedFile.ts'
import { MINUTE_MS } from '#lib/durations.ts'
import { expect, expectReady, test } from '../support/fixtures.ts'
import {
  type Example,
  EXAMPLES,
  linesIn,
  scrollThrough,
  sourceOf,
  stoppedPage,
  tryExample,
} from '../support/tryFile.ts'

const site = (page: Page) => page.frameLocator('iframe')

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
  await page.waitForLoadState('networkidle')
  const storedBefore = await page.evaluate(() => [JSON.stringify(localStorage), document.cookie])
  watch.requests.length = 0
  await openFile(page, 'race.json', sourceOf('trail'))
  await setMoment(page, '2025-01-20T10:00')
  await expect(site(page).getByText('Entries open soon')).toBeVisible()
  await setMoment(page, '2025-02-02T10:00')
  await expect(site(page).getByText('Entries open soon')).toBeHidden()

  // The check, and the MD5 of what can be published.
  await expect(page.getByText('Ready to publish.')).toBeVisible()
  await expect(page.getByText('543c0dcd4d45b0983a955c8bc799735d')).toBeVisible()

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

/** Compares the preview of an example with the site that `npm run try` serves. */
async function compare(
  browser: Browser,
  siteUrl: string,
  name: Example,
  languages: readonly string[],
  moments: number[],
) {
  let moment = 0
  const tried = await tryExample(siteUrl, name, () => moment)
  const [preview, real] = [await stoppedPage(browser), await stoppedPage(browser)]
  const zone = createZone(configOf(JSON.parse(sourceOf(name))).race?.timeZone)
  await real.setViewportSize({ width: 1440, height: 900 })
  const differences: string[] = []
  // On the same host, as some texts of the environment are those of one host.
  await openOrganiserPage(preview, tried.url)
  await openFile(preview, `${name}.json`, sourceOf(name))
  for (const language of languages) {
    await real.context().addCookies([{ name: 'language', value: language, url: tried.url }])
    await preview.getByRole('combobox', { name: 'Language' }).selectOption(language)
    for (moment of moments) {
      await tried.setClock(localTimeOf(moment, zone).replace('T', ' '))
      for (const route of ['/home', '/race-card', EXAMPLES[name].course]) {
        await real.goto('about:blank')
        await real.goto(`${tried.url}/#${route}`)
        await expectReady(real)
        await setMoment(preview, localTimeOf(moment, zone))
        await site(preview)
          .locator('html')
          .evaluate((_, hash) => {
            if (location.hash === hash) return
            delete document.documentElement.dataset['ready']
            location.hash = hash
          }, `#${route}`)
        await expect(site(preview).locator('html')).toHaveAttribute('data-ready', '')
        for (const shown of [site(preview), real]) await scrollThrough(shown)
        const difference = async () => {
          const [shown, expected] = [await linesIn(site(preview)), await linesIn(real)]
          const at = expected.findIndex((line, index) => line !== shown[index])
          if (at < 0 && shown.length === expected.length) return ''
          return `${shown.slice(at - 2, at + 3).join(' ')} | ${expected.slice(at - 2, at + 3).join(' ')}`
        }
        // Both load pictures and data at their own pace.
        await expect
          .poll(difference, { timeout: 10_000 })
          .toBe('')
          .catch(async () => {
            const at = new Date(moment).toISOString()
            differences.push(`${language} ${at} ${route}: ${(await difference()).slice(0, 500)}`)
          })
      }
    }
  }
  tried.close()
  for (const page of [preview, real]) await page.context().close()
  return differences
}

const momentsOf = (name: Example) => {
  const value: unknown = JSON.parse(sourceOf(name))
  const config = configOf(value)
  return datesIn(value, config, createZone(config.race?.timeZone)).map(({ ms }) => ms)
}

test('@core the preview shows what the tried site shows', async ({ browser, baseURL }) => {
  const moments = momentsOf('weekend').filter(
    (_, index, all) => index % Math.floor(all.length / 3) === 1,
  )
  expect(await compare(browser, baseURL ?? '', 'weekend', ['en'], moments.slice(0, 3))).toEqual([])
})

for (const name of Object.keys(EXAMPLES) as Example[])
  test(`@deep the preview of ${name} shows what the tried site shows at each of its dates`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(3_600_000)
    const moments = momentsOf(name).flatMap((ms) => [ms - MINUTE_MS, ms, ms + MINUTE_MS])
    const { languages } = EXAMPLES[name]
    expect(await compare(browser, baseURL ?? '', name, languages, moments)).toEqual([])
  })
