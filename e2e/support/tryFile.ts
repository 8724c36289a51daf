import { readFileSync } from 'node:fs'
import type { Browser, FrameLocator, Page } from '@playwright/test'
import { editionFromFile } from '#sandbox/editions/from-file/edition.ts'
import { serveSandbox } from './ownSandbox.ts'

export const EXAMPLES = {
  smallest: { languages: ['en'], course: '/rules' },
  marathon: { languages: ['zh', 'en'], course: '/race-information/race-route' },
  trail: { languages: ['en', 'ja', 'zh'], course: '/race-information/race-route' },
  weekend: { languages: ['en', 'pt'], course: '/events/half-marathon/course' },
} as const
export type Example = keyof typeof EXAMPLES

export const sourceOf = (name: Example) => readFileSync(`docs/examples/${name}.json`, 'utf8')

/** The site of an example with services of its own, as `npm run try` serves it, at a moment. */
export const tryExample = (site: string, name: Example, stoppedAt: () => number) =>
  serveSandbox(site, 'try.localhost', {
    stoppedAt,
    editions: [editionFromFile(`docs/examples/${name}.json`).edition],
  })

/** A page whose clock stands still, so that two of them show the same. */
export async function stoppedPage(browser: Browser) {
  const context = await browser.newContext({
    // The preview stands beside the check.
    viewport: { width: 2200, height: 1300 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => localStorage.setItem('scheme', 'light'))
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2026-06-01T12:00:00Z'))
  return page
}

/**
 * What a site shows: the elements, attributes and texts of its page, a line each, without what differs between
 * two addresses, and between two renderings of the same page.
 */
export const linesIn = (site: Page | FrameLocator): Promise<string[]> =>
  site.locator('#root').evaluate((root) => {
    const plain = (text: string) =>
      text
        .replaceAll(location.origin, '')
        .replaceAll(/blob:[^"]*/g, '')
        // Ids of React, and of the race.
        .replaceAll(/\b_r_\w+_|(?:preview|try)(?=[-.])/g, '')
    return [...root.querySelectorAll('*')].flatMap((element) => [
      element.tagName,
      ...[...element.attributes]
        .filter(
          ({ name }) => !/^(?:style|id|for|aria-(?:labelledby|controls|describedby))$/.test(name),
        )
        .map(({ name, value }) => plain(`${name}=${value}`))
        .toSorted(),
      ...[...element.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => `${node.nodeValue}`),
    ])
  })

/** Scrolls to the end of a page, as parts of it are drawn when they come into view. */
export const scrollThrough = (site: Page | FrameLocator): Promise<void> =>
  site.locator('html').evaluate(async (html) => {
    for (let y = 0; y < html.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
