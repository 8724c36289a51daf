// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { racePaths } from '#api/race/paths.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { websitePaths } from '#api/website/paths.ts'
import { editions } from '#sandbox/editions/editions.ts'
import { openSandbox } from '../openSandbox.ts'

const raceIds = editions.map(({ raceId }) => raceId)

test.each(raceIds)('the services answer for %s on every host', async (raceId) => {
  for (const host of ['www.race.test', 'trail.race.test', 'weekend.race.test']) {
    const { get, post } = await openSandbox({ host })
    expect(await post(websitePaths.raceInfo, { raceId })).toMatchObject({
      code: 0,
      data: { raceId },
    })
    const form = await get(`${signupPaths.form}?raceId=${raceId}&kind=post`)
    expect(form).toMatchObject({ code: 0, data: { formId: `${raceId}-post` } })
    const results = await get(`${racePaths.results}?raceId=${raceId}`)
    expect([0, 3101]).toContain((results as { code: number }).code)
    const query = { raceId, queryType: 1, name: 'nobody', cardNumber: '000000' }
    expect(await post(racePaths.query, query)).toMatchObject({ code: 3004 })
  }
})

test.each([
  ['trail.race.test', 'kirigadake-2025'],
  ['trail.localhost', 'kirigadake-2025'],
  ['weekend.race.test', 'pontarva-2027'],
  ['weekend.localhost', 'pontarva-2027'],
])('%s is bound to %s and serves its configuration', async (host, raceId) => {
  const { ask, get, locate } = await openSandbox({ host })
  expect(await get(`${websitePaths.raceByDomain}?domainName=${host}`)).toMatchObject({
    data: { raceId },
  })
  const { uri } = await locate(host)
  expect(uri).toContain(`/site-config/${raceId}.`)
  expect((await ask(uri)).status).toBe(200)
})

test('each race has its own clock and stops', async () => {
  const trail = await openSandbox({ host: 'trail.race.test' })
  const dateAt = async (host: string) =>
    (await trail.sandbox.fetch(new Request(`http://${host}${basicPaths.countries}`))).headers.get(
      'date',
    )
  expect(await dateAt('trail.race.test')).toContain('15 Feb 2025')
  await trail.post('/__sandbox/clock', { now: 'race-day' })
  expect(await dateAt('trail.localhost')).toMatch(/^Fri, 23 May 2025 12:30/)
  expect(await dateAt('www.race.test')).toContain('15 Aug 2024')
  expect((await trail.send('/__sandbox/clock', { now: 'ballot-day' })).status).toBe(400)
  await trail.post('/__sandbox/reset', {})
  expect(await dateAt('trail.race.test')).toContain('15 Feb 2025')
})

test('sandbox files outside the editions name no race', () => {
  const files = readdirSync('sandbox', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.m?ts$/.test(file) && !file.startsWith('editions/') && !file.startsWith('editions\\'),
  )
  expect(files.length).toBeGreaterThan(60)
  const names = /yanling|kirigadake|pontarva|燕岭|霧ヶ岳|雾之岳|青峡|柿子岭|clear ?lake|马拉松/i
  const naming = files.filter((file) => names.test(readFileSync(`sandbox/${file}`, 'utf8')))
  expect(naming).toEqual([])
})
