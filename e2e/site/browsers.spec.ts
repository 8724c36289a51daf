import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { BUILD_FOLDER } from '../../tools/build/buildFolder.mjs'
import { GUARDED_USES } from '../support/browser-support/guardedFeatures.ts'
import { memberFeatures } from '../support/browser-support/memberFeatures.ts'
import { scriptFeatures } from '../support/browser-support/scriptFeatures.ts'
import { missingStyleFeatures } from '../support/browser-support/styleFeatures.ts'
import { lackingBrowsers, newerFeatures } from '../support/browser-support/supportData.ts'
import { expect, expectReady, LANGUAGES, test } from '../support/fixtures.ts'
import * as files from '../support/officeFiles.ts'

/** The browser of the tests enforces the policy that these belong to. */
const ENFORCED = /^trusted/i
/** Features newer than the oldest browsers in `tools/build/browsers.ts`, by owner. */
const NEWER = Object.fromEntries(
  Object.entries(newerFeatures())
    .filter(([owner]) => !ENFORCED.test(owner))
    .map(([owner, names]) => [owner, names.filter((name) => !ENFORCED.test(name))]),
)

const isLacking = (feature: string) => lackingBrowsers(feature.split('.')).length > 0

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
    await page.getByTestId('content').locator('a[href$=".pdf"]').first().click()
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
    await expect(page.getByText('This browser is too old for this site')).toBeVisible()
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

/** The built scripts and style sheets by name without hash; `index` is what the HTML has inline. */
function builtFiles() {
  const assets = readdirSync(`${BUILD_FOLDER}/assets`, { withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ name }) => ({
      name: name.replace(/-[\w-]{8}\.\w+$/, ''),
      type: extname(name),
      text: () => readFileSync(`${BUILD_FOLDER}/assets/${name}`, 'utf8'),
    }))
  const html = readFileSync(`${BUILD_FOLDER}/index.html`, 'utf8')
  const inline = [...html.matchAll(/<(script|style)[^>]*>([^<]+)<\/\1>/g)].map(
    ([, tag, text = '']) => ({
      name: 'index',
      type: tag === 'style' ? '.css' : '.js',
      text: () => text,
    }),
  )
  const worker = {
    name: 'sw',
    type: '.js',
    text: () => readFileSync(`${BUILD_FOLDER}/sw.js`, 'utf8'),
  }
  return [...assets, ...inline, worker]
}

test('built scripts and styles use nothing that a supported browser lacks, but for guarded uses @core', () => {
  const missing = builtFiles().flatMap(({ name, type, text }) => {
    const features = {
      '.js': () => [...scriptFeatures(text())].filter(isLacking),
      '.mjs': () => [...scriptFeatures(text())].filter(isLacking),
      '.css': () => [...missingStyleFeatures(text())],
    }[type]
    return (features?.() ?? []).map((feature) => ({ name, feature }))
  })
  const guards = ({ name, feature }: (typeof missing)[number]) =>
    GUARDED_USES.filter(
      ({ features, files: allowed }) =>
        features.some((each) => `${feature}.`.startsWith(`${each}.`)) &&
        (allowed?.test(name) ?? true),
    )
  expect(missing.filter((use) => guards(use).length === 0)).toEqual([])
  const needed = new Set(missing.flatMap(guards))
  expect(GUARDED_USES.filter((use) => !needed.has(use))).toEqual([])
})

/** Members that the site asks for before it uses them, or that do no harm where they are missing. */
const GUARDED_MEMBERS: Record<string, string> = {
  'api.Element.checkVisibility': 'trapFocus.ts asks for it first',
  'api.HTMLImageElement.fetchPriority': 'only says what to load first',
  'javascript.builtins.Array.toSorted': 'src/lib/chunks/polyfills.ts adds it',
  'javascript.builtins.Array.toSpliced': 'src/lib/chunks/polyfills.ts adds it',
}

test('the site’s own sources use no member that a supported browser lacks, but for guarded ones', () => {
  const missing = [...memberFeatures()].filter(([feature]) => isLacking(feature))
  expect(missing.filter(([feature]) => !(feature in GUARDED_MEMBERS))).toEqual([])
  expect(Object.keys(GUARDED_MEMBERS)).toEqual(missing.map(([feature]) => feature).toSorted())
})
