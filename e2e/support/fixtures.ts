import { randomBytes } from 'node:crypto'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { loadEnv } from 'vite'
import { expectAccessible, expectCleanText, expectInvariants } from './invariants.ts'

/** The languages of the first race. */
export type Language = 'zh' | 'en'
export type SiteLanguage = Language | 'ja'
/** The languages of the site's texts, and one that only an organiser's texts have. */
export type OfferedLanguage = SiteLanguage | 'pt'
export const LANGUAGES: Language[] = ['zh', 'en']

/** Prefix of the site's own reports. Anything else on the console is an error (I1). */
const REPORT = '[site]'
/**
 * The browser's own messages about failures that a test causes: a response, or the service worker.
 */
const FAILED_RESOURCE =
  /^(?:Failed to load (resource|module script)|Service Worker registration|Refused to apply style from '\S+' because its MIME type)/
/** It is kept for the organiser's tooling only; no call sends it. */
const { VITE_APP_ID: APP_ID = '' } = loadEnv('test', process.cwd())
/** Tests of a fault start with its number. */
const FAULT = /^F\d\d\b/

/**
 * Title suffix of tests that `npm test` runs: each feature once, with both languages covered across
 * the set.
 */
export const coreIf = (isCore: boolean) => (isCore ? ' @core' : '')

interface Watch {
  /** Parts of the site's reports that a test expects. Others fail it. */
  reports: string[]
  /** Every request the page made. */
  requests: Request[]
}

/** A request as sent: its address, its body, and the headers that are checked (I6). */
interface Sent {
  url: string
  body: string | null
  token?: string
  referer?: string
}

export interface Fixtures {
  watch: Watch
  /** Opens a route in a language and waits until it has rendered. */
  open: (path: string, language?: OfferedLanguage) => Promise<void>
  /** Expects no axe violations in the current screen. */
  expectAccessible: () => Promise<void>
  /** Expects no raw keys, `undefined`, `{{` or the like in the current screen (I5). */
  expectCleanText: () => Promise<void>
}

async function setLanguage(page: Page, language: OfferedLanguage, url: string) {
  await page.context().addCookies([{ name: 'language', value: language, url }])
}

/** A network address for tests, which no other try has. */
const newAddress = () => `10.${randomBytes(3).join('.')}`

export const test = base.extend<Fixtures>({
  // The sandbox limits requests by caller, and one try must not use up what the next one needs.
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': newAddress() }),
  watch: [
    async ({ page, baseURL }, use, { title }) => {
      const faults: string[] = []
      const watch: Watch = { reports: [], requests: [] }
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
      page.on('request', (request) => watch.requests.push(request))
      page.on('console', (message) => {
        const text = message.text()
        if (!['error', 'warning'].includes(message.type()) || FAILED_RESOURCE.test(text)) return
        const isExpected = watch.reports.some(
          (report) => text.startsWith(REPORT) && text.includes(report),
        )
        if (!isExpected) faults.push(`${message.type()}: ${text}`)
      })
      await use(watch)
      if (FAULT.test(title) && page.url().startsWith('http')) await expectInvariants(page)
      // The page may still be fetching through a route when the test ends.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      const port = new URL(baseURL ?? '').port
      const sent: Sent[] = watch.requests.map((request) => ({
        url: request.url(),
        body: request.postData(),
        ...request.headers(),
      }))
      if (JSON.stringify(sent).includes(APP_ID)) faults.push('the app id was sent')
      // A short token made up by a test could occur in a URL by chance.
      const tokens = new Set(sent.flatMap(({ token = '' }) => (token.length > 8 ? token : [])))
      for (const { url, token, referer = '' } of sent) {
        const { host, search, pathname } = new URL(url)
        const isApi = /^\/(website|user|basic|race)-center\//.test(pathname) && host.endsWith(port)
        const isShown = [...tokens].some((one) => url.includes(one) || referer.includes(one))
        if ((token && !isApi) || isShown || /token/i.test(search))
          faults.push(`token left for ${url}`)
      }
      expect(faults, 'console, exceptions, policy').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page, baseURL }, use) => {
    await use(async (path, language = 'zh') => {
      const url = new URL(path, baseURL).href
      await setLanguage(page, language, url)
      // An address that differs only in its hash would not reload the page.
      if (page.url() !== 'about:blank') await page.goto('about:blank')
      await page.goto(url)
      await expectReady(page)
    })
  },
  expectAccessible: async ({ page }, use) => use(() => expectAccessible(page)),
  expectCleanText: async ({ page }, use) => use(() => expectCleanText(page)),
})

/** Expects that the route's page, or a screen in its place, has rendered. */
export const expectReady = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', '')

/** Goes to a route within the page, as a link does. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    if (location.hash === hash) return
    delete document.documentElement.dataset['ready']
    location.hash = hash
  }, `#${path}`)
  await expectReady(page)
}

export { expect }
