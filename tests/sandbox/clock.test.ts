// @vitest-environment node
import { expect, test } from 'vitest'
import { parseMoment } from '#sandbox/clock.ts'
import { yanling2024 } from '#sandbox/editions/yanling-2024/edition.ts'
import { openSandbox } from './openSandbox.ts'

test.each([
  ['race-day', '2024-09-21T23:30:00.000Z'],
  ['2024-09-22T00:00:00Z', '2024-09-22T00:00:00.000Z'],
  ['2024-09-22T00:00:00.5-11:00', '2024-09-22T11:00:00.500Z'],
  ['2024-09-22 08:00:00', '2024-09-22T00:00:00.000Z'],
  ['2024-09-22T08:00', '2024-09-22T00:00:00.000Z'],
  ['2024-09-22', '2024-09-21T16:00:00.000Z'],
  [1_726_963_200_000, '2024-09-22T00:00:00.000Z'],
  ['1726963200000', '2024-09-22T00:00:00.000Z'],
])('%s is parsed', (value, iso) => {
  expect(new Date(parseMoment(yanling2024, value) ?? NaN).toISOString()).toBe(iso)
})

const NOT_MOMENTS = [
  undefined,
  null,
  '',
  'tomorrow',
  '2024-13-01',
  '2024-09-22T25:00',
  -1,
  NaN,
  1e20,
  '275761-01-01',
  {},
  ['race-day'],
  'toString',
  '__proto__',
]

test.each(NOT_MOMENTS)('%j is rejected with a message', async (now) => {
  const { send } = await openSandbox()
  const response = await send('/__sandbox/clock', { now })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    msg: 'now must be an ISO date, epoch ms or one of before-sign-up, sign-up-open, last-day, before-ballot, ballot-day, kit-pick-up, race-day, race-under-way, day-after, ten-days-after.',
  })
})

test('every stop sets the clock, which keeps running from there', async () => {
  const { ask, post } = await openSandbox()
  for (const [name, { at }] of Object.entries(yanling2024.clock.stops)) {
    const response = await post('/__sandbox/clock', { now: name })
    const minute = new Date(`${at}+08:00`).toISOString().slice(0, 17)
    expect(response).toMatchObject({ now: expect.stringContaining(minute) })
  }
  expect((await ask('/__sandbox')).headers.get('date')).toMatch(/^Thu, 03 Oct 2024 07:00/)
})
