import { act, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, test } from 'vitest'
import { publish } from '../support/publish.ts'
import { renderSite, freshSiteEachTest } from '../support/renderSite.tsx'

freshSiteEachTest()

const languageSwitch = (name: string) => screen.getByRole('group', { name })
const choices = (name: string) =>
  within(languageSwitch(name))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

const JAPANESE = { race: { languages: ['ja', 'en', 'zh'], defaultLanguage: 'ja' } }

describe('a race that offers Japanese', () => {
  test('opens in its default language, and the switch offers its languages in its order', async () => {
    publish(JAPANESE)
    const { user } = await renderSite()
    expect(choices('言語')).toEqual(['日本語', 'English', '中文'])
    expect(screen.getByRole('button', { name: '日本語' })).toHaveAttribute('aria-pressed', 'true')
    expect(document.documentElement.lang).toBe('ja')
    expect(screen.getByRole('button', { name: 'ログイン' })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'English' }))
    await screen.findByRole('group', { name: 'Language' })
    expect(choices('Language')).toEqual(['日本語', 'English', '中文'])
    await waitFor(() => expect(Cookies.get('language')).toBe('en'))
    await user.click(screen.getByRole('button', { name: '日本語' }))
    expect(await screen.findByText('言語を切り替えました')).toBeVisible()
    await waitFor(() => expect(Cookies.get('language')).toBe('ja'))
  })

  test('keeps the language that the visitor chose', async () => {
    publish(JAPANESE)
    Cookies.set('language', 'zh')
    await renderSite()
    expect(document.documentElement.lang).toBe('zh-CN')
  })

  test('shows the organiser’s Japanese, and marks what falls back', async () => {
    publish({
      ...JAPANESE,
      websiteTitle: '青霞山径赛',
      websiteTitleEn: 'Qingxia Trail',
      websiteTitleJa: '青霞トレイル',
      keyDates: [
        { time: '2030-10-03', label: '比赛日', labelEn: 'Race day', labelJa: '大会当日' },
        { time: '2030-09-01', label: '公布结果', labelEn: 'Results of the ballot' },
        { time: '2030-08-01', label: '报名' },
      ],
    })
    await renderSite()
    expect(document.title).toBe('青霞トレイル')
    const dates = await screen.findByRole('list', { name: '主な日程' })
    expect(within(dates).getByText('大会当日')).not.toHaveAttribute('lang')
    expect(within(dates).getByText('Results of the ballot')).toHaveAttribute('lang', 'en')
    expect(within(dates).getByText('报名')).toHaveAttribute('lang', 'zh-CN')
  })

  test('has Japanese names for built-in pages, in the menu and as headings', async () => {
    publish({ ...JAPANESE, remoteAsyncRoutes: [] })
    await renderSite('#/race-information/race-rules')
    const menu = screen.getByRole('navigation', { name: 'メインメニュー' })
    expect(within(menu).getByRole('link', { name: 'ホーム' })).toBeVisible()
    expect(within(menu).getByRole('link', { name: /^大会情報/ })).toBeVisible()
    expect(
      await screen.findByText('このページの日本語版はまだありません。', { exact: false }),
    ).toBeVisible()
    await act(async () => {
      location.hash = '#/licensed-goods/mascot'
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'マスコット' })).toBeVisible()
  })
})

test('a race without a declaration offers Chinese and English, and ignores another choice', async () => {
  Cookies.set('language', 'ja')
  await renderSite()
  expect(choices('语言')).toEqual(['中文', 'English'])
  expect(document.documentElement.lang).toBe('zh-CN')
})

test('a declared language without texts of the site has the organiser’s, and the switch says so', async () => {
  publish({
    websiteTitle: '河岸跑',
    websiteTitleEn: 'Riverside Run',
    websiteTitlePt: 'Corrida da Margem',
    race: { languages: ['en', 'pt'], currency: 'EUR', timeZone: 'Europe/Lisbon' },
    raceItems: [
      { itemId: 'h', name: '半程', nameEn: 'Half', namePt: 'Meia', capacity: 4000, fee: 18 },
      { itemId: 'k', name: '亲子', nameEn: 'Kids', capacity: 300, fee: 0 },
    ],
    keyDates: [],
    texts: { pt: { 'home.signup.fee': 'Preço' } },
  })
  const { user } = await renderSite()
  const portuguese = screen.getByRole('button', { name: 'Português' })
  const says = 'The race’s own texts are in Português, menus and forms in English.'
  expect(portuguese).toHaveAccessibleDescription(says)
  await user.click(portuguese)
  expect(await screen.findByText(says)).toBeVisible()
  await waitFor(() => expect(Cookies.get('language')).toBe('pt'))
  expect(document.documentElement.lang).toBe('en')
  expect(document.title).toBe('Corrida da Margem')
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible()
  const events = within(screen.getByRole('table', { name: 'Fee and details of each event' }))
  expect(events.getByText('Meia')).toHaveAttribute('lang', 'pt')
  expect(events.getByText('Kids')).not.toHaveAttribute('lang')
  expect(events.getByRole('rowheader', { name: 'Preço' })).toBeVisible()
  expect(events.getByText('EUR 18')).toBeVisible()
  expect(events.getByText('4,000')).toBeVisible()
})

test('a race with one language has no switch', async () => {
  publish({ race: { languages: ['ja'] } })
  await renderSite()
  expect(screen.getByRole('link', { name: '本文へ移動' })).toBeVisible()
  expect(screen.queryByRole('group', { name: '言語' })).toBeNull()
})

test('a hotline and a course that are written in English only are shown', async () => {
  publish({
    hotLine: { phoneEn: '+351 200 000 327', hoursEn: 'Weekdays' },
    race: { languages: ['en'] },
    raceItems: [{ itemId: 'half', nameEn: 'Half marathon' }],
    courseMap: { pictureEn: '/pontarva-2027/town.svg' },
  })
  await renderSite('#/home')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: '+351 200 000 327' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'The course' })).toBeVisible()
})
