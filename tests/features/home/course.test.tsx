import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { publish } from '#tests/support/publish.ts'
import { renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { block } from './renderHome.tsx'

freshSiteEachTest()

const [full, half] = yanling2024.raceItems ?? []
const kids = { itemId: 'kids', name: '亲子跑', distanceKm: 1 }
const chosen = (area: Pick<ReturnType<typeof block>, 'getAllByRole'>) =>
  area
    .getAllByRole('radio')

    .map((choice) => [choice.closest('label')?.textContent, (choice as HTMLInputElement).checked])

test('an event without a course is not offered beside those that have one', async () => {
  publish({ raceItems: [kids, full, half] })
  await renderSite()
  await screen.findByRole('region', { name: '路线' })
  expect(chosen(block('路线'))).toEqual([
    ['马拉松 42.195 公里', true],
    ['半程马拉松 21.0975 公里', false],
  ])
})

test('without any course the picture is shown, and each event with its facts', async () => {
  publish({ raceItems: [kids, { ...full, courseUrl: '' }] })
  await renderSite()
  await screen.findByRole('region', { name: '路线' })
  expect(chosen(block('路线'))).toHaveLength(2)
  expect(block('路线').getByRole('img', { name: /^路线图：/ })).toBeVisible()
})

test('without a course and without a picture there is no such block', async () => {
  publish({ raceItems: [kids], courseMap: undefined })
  await renderSite()
  await screen.findByRole('region', { name: '快速查询' })
  expect(screen.queryByRole('region', { name: '路线' })).not.toBeInTheDocument()
})

const coursePage = (path: string, event: string) => ({
  path,
  component: 'document view',
  meta: { title: path, dataPath: `raceInformation.${path}`, event },
})

test.each([
  ['half', ['马拉松 42.195 公里', false], ['半程马拉松 21.0975 公里', true]],
  ['full', ['马拉松 42.195 公里', true], ['半程马拉松 21.0975 公里', false]],
])('a page shows the course of its event first: %s', async (event, ...choices) => {
  publish({
    raceItems: [full, half, kids],
    remoteAsyncRoutes: [coursePage('/night', event)],
    raceInformation: { '/night': { id: 'night', title: '夜跑' } },
  })
  await renderSite('#/night')
  const area = within(await screen.findByRole('region', { name: /路线图/ }))
  expect(chosen(area)).toEqual(choices)
})

test('a page of an event without a course has no map', async () => {
  publish({
    raceItems: [full, half, kids],
    remoteAsyncRoutes: [coursePage('/kids', 'kids')],
    raceInformation: { '/kids': { id: 'kids', title: '亲子跑' } },
  })
  await renderSite('#/kids')
  expect(await screen.findByRole('heading', { level: 1, name: '亲子跑' })).toBeVisible()
  expect(screen.queryByRole('radio', { name: /马拉松/ })).not.toBeInTheDocument()
})
