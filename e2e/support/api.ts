import type { Page, Route } from '@playwright/test'

export const RACE = '**/website-center/api/website/race?*'
export const CONFIG = '**/website-center/api/website/config?*'
export const CONFIG_FILE = '**/site-config/*'
export const RACE_INFO = '**/website-center/api/race/baseInfo'
export const COMMON_INFO = '**/basic-center/api/common/info'
export const CLOUD = '**/config/cz/index.json*'
export const TEXTS = '**/i18n/**'

export const respond =
  (body: string, status = 200, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, body, contentType })
export const dead = (route: Route) => route.abort('failed')

/** Serves the published configuration with changes. */
export async function changeConfig(page: Page, change: (config: Record<string, unknown>) => void) {
  await page.route(CONFIG_FILE, async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as Record<string, unknown>
    change(config)
    await route.fulfill({ json: config })
  })
}

/** Fixes the server time, as reported by the services. */
export async function serverTime(page: Page, iso: string) {
  await page.route('**/*-center/**', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), date: new Date(iso).toUTCString() }
    await route.fulfill({ response, headers })
  })
}

/** A change of the configuration: no event has a course. */
export function removeCourses(config: Record<string, unknown>): void {
  delete config['courseMap']
  for (const item of config['raceItems'] as { courseUrl?: string }[]) delete item.courseUrl
}
