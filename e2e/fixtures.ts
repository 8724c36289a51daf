import { test as base, expect, type Page, type Request } from '@playwright/test'
import { expectAccessible, expectCleanText, expectInvariants } from './invariants.ts'

export type Language = 'zh' | 'en'
export const LANGUAGES: Language[] = ['zh', 'en']

/** Marks the site's own reports; everything else in the console is a fault (I1). */
const REPORT = '[site]'
/** The browser's own word for what a test made fail: an answer, or the service worker. */
const FAILED_RESOURCE =
  /^(?:Failed to load (resource|module script)|Service Worker registration|Refused to apply style from '\S+' because its MIME type)/
/** The tests of a fault begin with its number. */
const FAULT = /^F\d\d /

interface Watch {
  /** Words of the site's reports that a test expects; others fail it. */
  reports: string[]
  /** Every request the page made. */
  requests: Request[]
}

/** What left for the wire: the address, and the headers that are looked at (I6). */
interface Sent {
  url: string
  token?: string
  referer?: string
}

interface Fixtures {
  watch: Watch
  /** Opens a route in a language and waits until it stands. */
  open: (path: string, language?: Language) => Promise<void>
  /** No serious finding of axe on what is on the screen. */
  expectAccessible: () => Promise<void>
  /** Nothing on the screen is a raw key, `undefined`, `{{` and the like (I5). */
  expectCleanText: () => Promise<void>
}

async function setLanguage(page: Page, language: Language, url: string) {
  await page.context().addCookies([{ name: 'language', value: language, url }])
}

export const test = base.extend<Fixtures>({
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
          (words) => text.startsWith(REPORT) && text.includes(words),
        )
        if (!isExpected) faults.push(`${message.type()}: ${text}`)
      })
      await use(watch)
      if (FAULT.test(title) && page.url().startsWith('http')) await expectInvariants(page)
      const port = new URL(baseURL ?? '').port
      const sent: Sent[] = watch.requests.map((request) => ({
        url: request.url(),
        ...request.headers(),
      }))
      // A test's own short one could stand anywhere by chance.
      const tokens = new Set(sent.flatMap(({ token = '' }) => (token.length > 8 ? token : [])))
      for (const { url, token, referer = '' } of sent) {
        const { host, search, pathname } = new URL(url)
        const isApi = /^\/(website|user|basic|race)-center\//.test(pathname) && host.endsWith(port)
        const isTold = [...tokens].some((one) => url.includes(one) || referer.includes(one))
        if ((token && !isApi) || isTold || /token/i.test(search))
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
      // An address that differs in its hash only would not load the page anew.
      if (page.url() !== 'about:blank') await page.goto('about:blank')
      await page.goto(url)
      await expectReady(page)
    })
  },
  expectAccessible: async ({ page }, use) => use(() => expectAccessible(page)),
  expectCleanText: async ({ page }, use) => use(() => expectCleanText(page)),
})

/** The route's page, or a screen in its place, has rendered. */
export const expectReady = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 30_000 })

export { expect }
