import type { Page } from '@playwright/test'
import { handles } from '../../sandbox/prefixes.ts'
import { startSandbox, type Stop } from './ownSandbox.ts'

/** A separate sandbox with its own time for the race. The shared one is not affected. */
export async function openRaceDay(stop: Stop) {
  const { url, close } = await startSandbox('', 'localhost', stop)
  return {
    /** Routes all service and file host requests of a page to this sandbox. */
    visit: (page: Page) =>
      page.route(
        ({ pathname }) => handles(pathname),
        (route) => {
          const { pathname, search } = new URL(route.request().url())
          return route.continue({ url: `${url}${pathname}${search}` })
        },
      ),
    close,
  }
}
