import type { Page } from '@playwright/test'
import { isSandboxPath } from '#sandbox/prefixes.ts'
import { startSandbox, type Stop } from './ownSandbox.ts'

/** A separate sandbox with its own time for the race. The shared one is not affected. */
export async function openRaceDay(stop: Stop) {
  const { url, close } = await startSandbox('', 'localhost', stop)
  return {
    /** Routes all service and file host requests of a page to this sandbox. */
    visit: (page: Page) =>
      page.route(
        ({ pathname }) => isSandboxPath(pathname),
        (route) => {
          const { pathname, search } = new URL(route.request().url())
          return route.continue({ url: `${url}${pathname}${search}` })
        },
      ),
    close,
  }
}

let dayAfter: ReturnType<typeof openRaceDay> | undefined

/** Shows a page the day after the race, which all tests of a file share. */
export async function visitDayAfter(page: Page) {
  dayAfter ??= openRaceDay('day-after')
  await (await dayAfter).visit(page)
}

/** To be called after all tests of a file. */
export async function closeDayAfter() {
  const opened = await dayAfter
  // A worker can run further tests of the file after these.
  dayAfter = undefined
  opened?.close()
}
