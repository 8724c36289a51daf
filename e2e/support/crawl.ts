import type { Page } from '@playwright/test'
import { goTo } from './fixtures.ts'

/** Pages that no link leads to. */
const UNLINKED = [
  ...['/post', '/confirm', '/direct', '/upload', '/eligibility', '/race-card', '/race-ranking'],
  ...['/registration-search', '/score-search', '/multiple-score-search', '/image-search'],
  ...['/certificate-check', '/image-collection', '/video-collection', '/i18NDemos'],
  ...['/user-agreement', '/privacy-policy', '/registration-agreement', '/not-a-page'],
]

/** Routes that the page links to, without sections, pages of a list and single pictures. */
export const linkedRoutes = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="#/"]')
    .evaluateAll((links) =>
      links.map((link) => (link.getAttribute('href') ?? '').slice(1).split('?', 1)[0] ?? ''),
    )

/** Visits the pages that no link leads to; with an account, these show other things. */
export async function visitUnlinked(page: Page, check: (path: string) => Promise<void>) {
  for (const path of ['/home', ...UNLINKED]) {
    await goTo(page, path)
    await check(path)
  }
}

/** Visits every page that a link leads to, and those that none does. Returns their routes. */
export async function crawl(page: Page, check: (path: string) => Promise<void>) {
  const paths = new Set(['/home', ...UNLINKED])
  // A set also iterates over what is added meanwhile.
  for (const path of paths) {
    await goTo(page, path)
    await check(path)
    for (const link of await linkedRoutes(page)) paths.add(link)
  }
  return paths
}
