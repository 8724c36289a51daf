import type { Page } from '@playwright/test'
import { pages } from '#site-config/pages.ts'
import { goTo } from './fixtures.ts'

/** The site's own pages, of which some have no link that leads to them, and a page that is none. */
const OWN_PAGES = ['/home', ...pages.map(({ path }) => path), '/not-a-page']

/** Routes that the page links to, without sections, pages of a list and single pictures. */
export const linkedRoutes = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="#/"]')
    .evaluateAll((links) =>
      links.map((link) => (link.getAttribute('href') ?? '').slice(1).split('?', 1)[0] ?? ''),
    )

/** Visits the site's own pages; with an account, these show other things. */
export async function visitOwnPages(page: Page, check: (path: string) => Promise<void>) {
  for (const path of new Set(OWN_PAGES)) {
    await goTo(page, path)
    await check(path)
  }
}

/** Visits the site's own pages and every page that a link leads to. Returns their routes. */
export async function crawl(page: Page, check: (path: string) => Promise<void>) {
  const paths = new Set(OWN_PAGES)
  // A set also iterates over what is added meanwhile.
  for (const path of paths) {
    await goTo(page, path)
    await check(path)
    for (const link of await linkedRoutes(page)) paths.add(link)
  }
  return paths
}
