import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type Request } from '@playwright/test'

export type Language = 'zh' | 'en'
export const LANGUAGES: Language[] = ['zh', 'en']

/** Marks the site's own reports; everything else in the console is a fault (I1). */
const REPORT = '[site]'
/** The browser's own word for what a test made fail: an answer, or the service worker. */
const FAILED_RESOURCE = /^(?:Failed to load (resource|module script)|Service Worker registration)/
const NOT_FOR_VISITORS = /\bundefined\b|\bnull\b|\bNaN\b|Invalid Date|\[object Object\]|\{\{/
const RAW_KEY =
  /\b(site|home|route|footer|gallery|demos|course|documents|officePreview|search|raceCard|login|humanCheck|lookups|photos|scores|agreements|signup|entry)\.[a-z]+(\.[a-zA-Z]+)*\b/

interface Watch {
  /** Words of the site's reports that a test expects; others fail it. */
  reports: string[]
  /** Every request the page made. */
  requests: Request[]
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
    async ({ page, baseURL }, use) => {
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
      const port = new URL(baseURL ?? '').port
      for (const request of watch.requests) {
        const { host, search, pathname } = new URL(request.url())
        const hasToken = 'token' in request.headers() || /token/i.test(search)
        const isApi = /^\/(website|user|basic|race)-center\//.test(pathname) && host.endsWith(port)
        if (hasToken && !isApi) faults.push(`token left for ${request.url()}`)
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
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      )
      expect(found).toEqual([])
    })
  },
  expectCleanText: async ({ page }, use) => {
    await use(async () => {
      const text = await page.evaluate(() => {
        const labels = Array.from(
          document.querySelectorAll('[alt],[title],[aria-label]'),
          (element) =>
            ['alt', 'title', 'aria-label']
              .map((name) => element.getAttribute(name) ?? '')
              .join(' '),
        )
        return [document.title, document.body.innerText, ...labels].join('\n')
      })
      expect(text).not.toMatch(NOT_FOR_VISITORS)
      expect(text).not.toMatch(RAW_KEY)
    })
  },
})

/** The route's page, or a screen in its place, has rendered. */
export const expectReady = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 30_000 })

export { expect }
