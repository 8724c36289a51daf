import type { Page } from '@playwright/test'
import { test as base } from './fixtures.ts'

/** The second race's host. Browsers resolve it without any configuration. */
export const TRAIL_HOST = 'trail.localhost'

/** Tests on the second race's host. */
export const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('//localhost', `//${TRAIL_HOST}`)),
})

/** Asks the sandbox of the page's host, as its operator. */
export const operate = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, json]) => {
      const headers = { 'content-type': 'application/json', accept: 'application/json' }
      await fetch(address, { method: 'POST', headers, body: json })
    },
    [`/__sandbox/${path}`, JSON.stringify(body)] as const,
  )
