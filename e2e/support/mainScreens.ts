import type { Page } from '@playwright/test'
import * as account from './account.ts'
import { expect, expectReady, type Language } from './fixtures.ts'
import { visitDayAfter } from './raceDay.ts'

/** The screens with which each way of reading the site is tested. */
export const MAIN_SCREENS = [
  'home',
  'race-information/race-rules',
  'news-notice/race-news',
  'post',
  'login',
  // The last one: from here on, the page's services are those of the day after the race.
  'results',
] as const
type MainScreen = (typeof MAIN_SCREENS)[number]
/** The paths of those that are not named by it. */
const PATHS: Partial<Record<MainScreen, string>> = { login: 'home', results: 'race-ranking' }

/** Opens a screen in a language. `closeDayAfter` is due after a file's tests. */
export async function openScreen(
  page: Page,
  screen: MainScreen,
  language: Language,
  baseURL: string | undefined,
) {
  const url = new URL(baseURL ?? '').href
  await page.context().addCookies([{ name: 'language', value: language, url }])
  const path = PATHS[screen] ?? screen
  if (screen === 'results') {
    await visitDayAfter(page)
    // The clock that an earlier visit stored is that of another day.
    await page.evaluate(() => localStorage.clear())
  }
  // An address that differs only in its hash would not reload the page.
  await page.goto('about:blank')
  await page.goto(`${url}#/${path}`)
  await expectReady(page)
  await page.waitForLoadState('networkidle')
  if (screen === 'login') await account.openDrawer(page, account.texts[language])
  if (screen === 'results') await expect(page.getByRole('table').first()).toBeVisible()
}
