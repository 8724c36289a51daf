import { readdirSync, readFileSync } from 'node:fs'
import { BUILD_FOLDER } from '../../tools/buildFolder.mjs'
import { expect, expectReady, LANGUAGES, test } from '../support/fixtures.ts'
import * as files from '../support/officeFiles.ts'

/** Features newer than the oldest browsers in `tools/browsers.ts`, by owner. */
const NEWER = {
  Array: ['fromAsync'],
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  'Uint8Array.prototype': ['toSorted', 'toReversed', 'with', 'toHex', 'toBase64', 'setFromHex'],
  Uint8Array: ['fromHex', 'fromBase64'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  Promise: ['withResolvers', 'try'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf'],
  'Element.prototype': ['togglePopover', 'setHTMLUnsafe', 'setHTML', 'moveBefore'],
  Document: ['parseHTMLUnsafe', 'parseHTML'],
  'Document.prototype': ['startViewTransition'],
  RegExp: ['escape'],
  Math: ['sumPrecise', 'f16round'],
  Error: ['isError'],
  globalThis: ['Iterator', 'Float16Array', 'scheduler', 'navigation'],
}

/** Runs in the page, and before the script of each worker. */
function forget(newer: Record<string, string[]>) {
  for (const [owner, names] of Object.entries(newer)) {
    const target = owner
      .split('.')
      .reduce<object | undefined>(
        (from, name) => (from ? (Reflect.get(from, name) as object | undefined) : from),
        globalThis,
      )
    if (target) for (const name of names) Reflect.deleteProperty(target, name)
  }
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object
  for (const name of Object.getOwnPropertyNames(iterator))
    if (name !== 'constructor') Reflect.deleteProperty(iterator, name)
}

test.describe('a browser without any feature newer than the oldest supported one', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(forget, NEWER)
    await page.route(/\/assets\/[\w.-]*worker[\w.-]*\.js$/, async (route) => {
      const response = await route.fetch()
      const script = await response.text()
      await route.fulfill({
        response,
        body: `(${forget.toString()})(${JSON.stringify(NEWER)});${script}`,
      })
    })
  })

  for (const language of LANGUAGES) {
    test(`shows the site in ${language}: home, documents, results, and the login before sign-up`, async ({
      page,
      open,
    }) => {
      for (const path of ['home', 'race-information/race-route', 'score-search']) {
        await open(`/#/${path}`, language)
        await expect(page.getByRole('navigation').first()).toBeVisible()
        await expect(page.locator('.shell-outdated')).toBeHidden()
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      }
      await open('/#/post', language)
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    })
  }

  test('shows a PDF', async ({ page, open }) => {
    await page.route('**/edition-2024/files/*.pdf', (route) =>
      route.fulfill({ body: files.pdf(1), contentType: 'application/octet-stream' }),
    )
    await open('/#/race-information/race-route')
    await page.locator('.SafeHtml_safeHtml a[href$=".pdf"]').first().click()
    await expect(page.getByRole('dialog').getByText('Sheet 1')).toBeVisible()
  })
})

test.describe('an older browser', () => {
  test('shows a message in both languages, even if nothing else works @core', async ({ page }) => {
    // Simulates a browser that supports neither the styles nor the script's syntax.
    await page.route('**/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replaceAll('container-type', 'unknown-type')
        .replace('<script', '<script type="unknown"')
      await route.fulfill({ response, body })
    })
    await page.goto('/#/home')
    await expect(page.getByText('您的浏览器版本过旧')).toBeVisible()
    await expect(page.getByText('Your browser is too old for this site')).toBeVisible()
  })

  for (const [owner, feature] of [
    ['Object', 'hasOwn'],
    // Safari before 16.4, which runs neither the site search nor file previews.
    ['window', 'CompressionStream'],
  ] as const) {
    test(`without ${feature} shows the message above whatever works`, async ({
      page,
      expectAccessible,
    }) => {
      await page.addInitScript(
        ([from, name]) => Reflect.deleteProperty(from === 'window' ? window : Object, name),
        [owner, feature] as const,
      )
      await page.goto('/#/image-collection')
      await expectReady(page)
      await expect(page.getByText('您的浏览器版本过旧')).toBeVisible()
      await expectAccessible()
    })
  }

  test('shows no message in a supported browser', async ({ page, open }) => {
    await open('/#/home')
    await expect(page.locator('.shell-outdated')).toBeHidden()
  })
})

test('scripts that run in workers use nothing newer than the oldest browsers support', () => {
  const calls = Object.entries(NEWER).flatMap(([owner, names]) =>
    names.map((name) =>
      owner.endsWith('.prototype') ? `\\.${name}\\(` : `\\b${owner}\\.${name}\\b`,
    ),
  )
  const newer = new RegExp(calls.join('|'))
  const workers = readdirSync(`${BUILD_FOLDER}/assets`).filter((name) => /worker.*\.js$/.test(name))
  expect(workers.length).toBeGreaterThan(3)
  // The PDF reader includes its own polyfills, and is run above.
  for (const name of workers.filter((each) => !each.startsWith('pdf.')))
    expect(
      newer.exec(readFileSync(`${BUILD_FOLDER}/assets/${name}`, 'utf8'))?.[0],
      name,
    ).toBeUndefined()
})
