import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { renderHome } from '../renderHome.tsx'

freshSiteEachTest()

/** Elements of the first viewport that are highlighted as the next step. */
const nextSteps = (container: HTMLElement) =>
  within(container)
    .queryAllByTestId('next-step')
    .map((step) => step.textContent)

test.each([
  ['before-sign-up', /^报名须知/],
  ['sign-up-open', /^立即报名/],
  ['last-day', /^立即报名/],
  ['before-ballot', /^报名查询/],
  ['ballot-day', /^报名查询/],
  ['kit-pick-up', /^比赛日/],
  ['race-day', /^比赛日/],
  ['race-under-way', /^比赛日/],
  ['day-after', /^成绩查询/],
  ['ten-days-after', /^成绩查询/],
])('at %s there is one next step', async (now, name) => {
  const { container } = await renderHome({ now })
  expect(nextSteps(container)).toEqual([expect.stringMatching(name)])
})

test('photos are next while the results are not published', async () => {
  const { container } = await renderHome({ now: '2024-09-23 10:00' })
  expect(nextSteps(container)).toEqual([expect.stringMatching(/^照片查询/)])
})

test('a page without content is no step', async () => {
  const { container } = await renderHome({ now: 'race-day', change: { raceGuide: undefined } })
  expect(nextSteps(container)).toEqual([expect.stringMatching(/^报名查询/)])
})

test('the cards keep their order', async () => {
  await renderHome({ now: 'day-after' })
  const cards = within(screen.getByRole('region', { name: '报名与查询' })).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent?.slice(0, 4))).toEqual([
    '立即报名',
    '报名查询',
    '成绩查询',
    '照片查询',
  ])
})
