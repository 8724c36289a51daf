import type { Page } from '@playwright/test'
import { pages } from '#site-config/pages.ts'
import * as account from './account.ts'
import { changeConfig, serverTime } from './api.ts'
import { expect, type Language } from './fixtures.ts'
import { visitDayAfter } from './raceDay.ts'
import * as form from './signupForm.ts'

const NOW = '2024-08-15T14:20:00+08:00'

export interface Visit {
  page: Page
  language: Language
  open: (path: string, language?: Language) => Promise<void>
}

export interface Screen {
  name: string
  path: string
  /** Steps to take once the page has loaded. */
  then?: (visit: Visit) => Promise<void>
  /** On the day after the race, with its results and photos. */
  isAfter?: boolean
  /** Captures only the viewport, for overlays. */
  isWindow?: boolean
}

const button = ({ page, language }: Visit, zh: string, en: string) =>
  page.getByRole('button', { name: language === 'zh' ? zh : en, exact: true })

async function ask({ page, language }: Visit, name: string, number: string) {
  const search = page.getByRole('main').getByRole('form').first()
  await search.getByRole('textbox').nth(0).fill(name)
  await search.getByRole('textbox').nth(1).fill(number)
  await search.getByRole('button', { name: language === 'zh' ? '查询' : 'Search' }).click()
  await page.waitForLoadState('networkidle')
}

const answered =
  (name: string, number: string) =>
  (visit: Visit): Promise<void> =>
    ask(visit, name, number)

const logIn = async ({ page, language }: Visit, phone = '13800000004') => {
  await form.logInOnArrival(page, language, phone)
}

const content = [
  'race-information/race-rules',
  'race-information/registration-instructions',
  'race-information/race-route',
  'race-information/race-statement',
  'news-notice/race-news',
  'news-notice/activity-bulletin',
  'epidemic-prevention-instructions/epidemic-prevention-notice',
  'introduction/about-index',
  'introduction/cuisine',
  'introduction/light-of-canal',
  'about-us/race-Introduction',
  'about-us/contact-us',
  'licensed-goods/mascot',
  'licensed-goods/running-shoes',
  'licensed-goods/running-cap',
  'partners/sponsors',
  'article/eleven-villages',
  ...pages
    .filter(({ path, layout }) => layout === 'site' && path !== '/home')
    .map(({ path }) => path.slice(1)),
  'eligibility',
  'no-such-page',
]

/** Every page of the first race, and every state that a visitor can bring it to. */
export const SCREENS: Screen[] = [
  { name: 'home', path: 'home' },
  { name: 'home-after', path: 'home', isAfter: true },
  ...content.map((path) => ({ name: path.replaceAll('/', '-'), path })),
  { name: 'i18NDemos', path: 'i18NDemos', isWindow: true },
  {
    name: 'registration-search-hit',
    path: 'registration-search',
    then: answered('林知远', '180014'),
  },
  {
    name: 'registration-search-draft',
    path: 'registration-search',
    then: answered('林晓岚', '120022'),
  },
  {
    name: 'registration-search-miss',
    path: 'registration-search',
    then: answered('查无此人', '180014'),
  },
  {
    name: 'registration-search-empty-errors',
    path: 'registration-search',
    then: (visit) => ask(visit, '', ''),
  },
  {
    name: 'score-result',
    path: 'score-search',
    isAfter: true,
    then: answered('林知远', '180014'),
  },
  {
    name: 'score-result-dnf',
    path: 'score-search',
    isAfter: true,
    then: answered('石磊', '030013'),
  },
  {
    name: 'score-result-unranked',
    path: 'score-search',
    isAfter: true,
    then: answered('秦牧野', '050014'),
  },
  { name: 'race-ranking-after', path: 'race-ranking', isAfter: true },
  {
    name: 'score-years',
    path: 'multiple-score-search',
    isAfter: true,
    then: answered('林知远', '180014'),
  },
  {
    name: 'photos-found',
    path: 'image-search',
    isAfter: true,
    then: async (visit) => {
      const search = visit.page.getByRole('main').getByRole('form').first()
      await search.getByLabel(visit.language === 'zh' ? '参赛号' : 'Bib').fill('B1226')
      await search.getByLabel(visit.language === 'zh' ? '姓名' : 'name').fill('林知远')
      await search
        .getByRole('button', { name: visit.language === 'zh' ? '查询' : 'Search' })
        .click()
      await expect(visit.page.locator('li[aria-posinset] > button').first()).toBeVisible()
    },
  },
  ...[0, 1, 2, 3, 4].map((index) => ({
    name: `login-tab-${index}`,
    path: 'home',
    isWindow: true,
    then: async ({ page, language }: Visit) => {
      const drawer = await account.openDrawer(page, account.texts[language])
      const tab = drawer.getByRole('tab').nth(index)
      if ((await tab.count()) > 0) await tab.click()
    },
  })),
  {
    name: 'site-search',
    path: 'home',
    isWindow: true,
    then: async (visit) => {
      await visit.page
        .getByRole('banner')
        .getByRole('button', { name: visit.language === 'zh' ? '全站搜索' : 'Search the site' })
        .click()
      await visit.page
        .getByRole('dialog')
        .getByRole('textbox')
        .fill(visit.language === 'zh' ? '取包' : 'bag')
      await expect(visit.page.getByRole('dialog').locator('mark').first()).toBeVisible()
      await visit.page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'post-empty',
    path: 'post',
    then: async (visit) => {
      await form.forget(visit.page, '13800000004')
      await logIn(visit)
      await visit.page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'post-errors',
    path: 'post',
    then: async (visit) => {
      await form.forget(visit.page, '13800000005')
      await logIn(visit, '13800000005')
      await button(visit, form.TEXTS.zh.goOn, form.TEXTS.en.goOn).click()
      await expect(visit.page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    },
  },
  {
    name: 'post-confirm',
    path: 'post',
    then: async (visit) => {
      const { page, language } = visit
      const w = form.TEXTS[language]
      const phone = language === 'zh' ? '13800000006' : '13800000007'
      await form.forget(page, phone)
      await logIn(visit, phone)
      await form.leaveDraft(page, phone, { name: '林远山' })
      await form.fillSecrets(page, w, { number: '110101199003070011' })
      await page.getByRole('button', { name: w.search }).click()
      await page.waitForLoadState('networkidle')
      await form.signAndAgree(page, w, '林远山')
      await page.getByRole('button', { name: w.goOn }).click()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'direct',
    path: 'direct',
    then: async (visit) => {
      await form.forget(visit.page, '13800000008')
      await logIn(visit, '13800000008')
      await visit.page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'upload',
    path: 'upload',
    then: async (visit) => {
      await logIn(visit, '13800000004')
      await visit.page.waitForLoadState('networkidle')
    },
  },
  { name: 'organiser', path: 'organiser' },
  {
    name: 'organiser-example',
    path: 'organiser',
    then: async (visit) => {
      await button(visit, '越野赛', 'Trail race').click()
      const site = visit.page.frameLocator('iframe')
      await expect(site.locator('html[data-ready]')).toBeAttached()
      await expect(visit.page.getByText('MD5')).toBeVisible()
    },
  },
]

/** Opens a screen at its time and takes its steps. `closeDayAfter` is due after a file's tests. */
export async function openScreen(screen: Screen, visit: Visit): Promise<void> {
  const { page, language, open } = visit
  if (screen.isAfter) {
    await visitDayAfter(page)
  } else {
    await serverTime(page, NOW)
    if (screen.path === 'multiple-score-search')
      await changeConfig(page, (config) => {
        Object.assign(config['scoreSearch'] as object, { openStatus: true })
      })
  }
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
  await open(`/#/${screen.path}`, language)
  await screen.then?.(visit)
}

/** Scrolls through a long page to load all of it, and returns to the top. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        // A page in the background may draw no frame on a busy machine.
        setTimeout(resolve, 500)
      })
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
