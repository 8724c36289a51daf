import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { publish } from '../support/publish.ts'
import { operator, renderSite, freshSiteEachTest } from '../support/renderSite.tsx'

freshSiteEachTest()

const page = (path: string, dataPath: string, component = 'document view') => ({
  path,
  component,
  meta: { title: path, dataPath },
})
const group = (path: string, children: object[]) => ({
  path,
  component: 'layout',
  alwaysShow: true,
  meta: { title: path },
  children,
})
const inMain = () => within(screen.getByRole('main'))
const hrefOf = (name: string | RegExp) => inMain().getByRole('link', { name }).getAttribute('href')

test('links lead to where this race’s menu has a document', async () => {
  publish({
    searchConfigList: [],
    remoteAsyncRoutes: [
      group('/weekend', [
        page('course', 'raceInformation.raceRoute'),
        page('how', 'raceInformation.registrationInstructions'),
        page('latest', 'newsNotice.raceNews', 'document list view'),
      ]),
      page('/notices', 'newsNotice.activityBulletin', 'document list view'),
    ],
  })
  await operator.post('clock', { now: 'before-sign-up' })
  await renderSite()
  await screen.findByRole('region', { name: '路线' })
  expect(hrefOf(/^查看全部 赛事新闻/)).toBe('#/weekend/latest')
  expect(hrefOf(/^全部公告/)).toBe('#/notices')
  expect(await inMain().findByRole('link', { name: /^报名须知/ })).toHaveAttribute(
    'href',
    '#/weekend/how',
  )
  expect(
    inMain()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain('#/weekend/course')
})

test('a document that no page shows is not linked', async () => {
  publish({ raceInformation: { ...yanling2024.raceInformation, raceRoute: undefined } })
  await operator.post('clock', { now: 'before-sign-up' })
  await renderSite()
  await screen.findByRole('region', { name: '快速查询' })
  expect(
    inMain()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).not.toContain('#/race-information/race-route')
})

test('on the third level, breadcrumb and page buttons have every group above', async () => {
  publish({
    remoteAsyncRoutes: [
      group('/race', [
        page('rules', 'raceInformation.raceRules'),
        group('courses', [
          page('full', 'raceInformation.raceRoute'),
          page('half', 'raceInformation.raceStatement'),
        ]),
      ]),
    ],
  })
  await renderSite('#/race/courses/half')
  const steps = within(await screen.findByRole('navigation', { name: '当前位置' }))
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '首页',
    '/race',
    'courses',
    'half',
  ])
  const buttons = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')])
  expect(buttons('/race')).toEqual([
    ['rules', null],
    ['courses', 'true'],
  ])
  expect(buttons('courses')).toEqual([
    ['full', null],
    ['half', 'page'],
  ])
})

test('a document waits for its date: lists, notice line and its own page', async () => {
  const newsNotice = {
    activityBulletin: [
      { id: 'now', title: '领物安排', time: Date.parse('2024-08-10T10:00:00+08:00') },
      {
        id: 'later',
        title: '中签名单',
        time: Date.parse('2024-08-26T09:00:00+08:00'),
        publishFrom: Date.parse('2024-08-26T09:00:00+08:00'),
      },
    ],
  }
  publish({ newsNotice })
  const before = await renderSite('#/news-notice/activity-bulletin')
  expect(await screen.findByText('领物安排')).toBeVisible()
  expect(screen.queryByText('中签名单')).not.toBeInTheDocument()
  before.unmount()
  const emptyArticle = await renderSite('#/article/later')
  expect(await screen.findByRole('heading', { name: '内容正在准备' })).toBeVisible()
  emptyArticle.unmount()

  await operator.post('clock', { now: 'ballot-day' })
  await renderSite('#/article/later')
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: '中签名单' })).toBeVisible(),
  )
})
