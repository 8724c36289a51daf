// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { racePaths } from '#api/race/paths.ts'
import { kirigadake2025 as edition } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { pinned } from '#sandbox/editions/kirigadake-2025/runners/pinned.ts'
import type { PinnedRunner } from '#sandbox/editions/runnerTypes.ts'
import { currentRaceOf } from '#sandbox/race-center/races.ts'
import { makeField } from '#sandbox/race-center/runners/starters.ts'
import { openAccounts } from '../openAccounts.ts'

const race = currentRaceOf(edition)
const { results } = makeField(race)
const reachedOf = (run: (typeof results)[number]) =>
  run.passings.findLast(({ gun }) => gun !== null)?.km ?? 0

test('900 people over three items, each with a bib of its own', () => {
  expect(results).toHaveLength(900)
  expect(new Set(results.map(({ bib }) => bib)).size).toBe(900)
  for (const { itemId } of edition.items) {
    expect(results.filter((run) => run.itemId === itemId)).toHaveLength(race.places[itemId] ?? 0)
  }
})

test.each(edition.items)('$itemId: runners who miss a cut-off do not continue', (item) => {
  const itemResults = results.filter((run) => run.itemId === item.itemId)
  for (const run of itemResults.filter(({ state }) => state === 'finished')) {
    expect(run.gun).toBeLessThanOrEqual(item.cutOffSeconds)
    for (const { km, seconds } of item.cutOffsOnTheWay) {
      const at = run.passings.find((passing) => passing.km === km)?.gun ?? 0
      expect(at).toBeLessThanOrEqual(seconds)
    }
  }
  for (const { km } of item.cutOffsOnTheWay) {
    const stopped = itemResults.filter(
      (run) => run.reason === 'missedCutOff' && reachedOf(run) === km,
    )
    expect(stopped.length).toBeGreaterThan(2)
    expect(stopped.every(({ state }) => state === 'dnf')).toBe(true)
  }
  const share = (state: string) =>
    itemResults.filter((run) => run.state === state).length / itemResults.length
  expect(share('finished')).toBeGreaterThan(0.5)
  expect(share('dns')).toBeGreaterThan(0.02)
})

test('pinned people ran as they should', () => {
  const runOf = ({ bib }: PinnedRunner) => results.find((run) => run.bib === bib)
  expect(runOf(pinned.winner)?.places.sex).toEqual({ place: 1, of: expect.any(Number) })
  expect(runOf(pinned.finisher)).toMatchObject({ state: 'finished' })
  for (const [who, km] of [
    [pinned.firstCutOff, 24],
    [pinned.secondCutOff, 58],
    [pinned.lateAtFinish, 93],
  ] as const) {
    const run = runOf(who)
    expect(run, who.name).toMatchObject({ state: 'dnf', reason: 'missedCutOff' })
    expect(run && reachedOf(run), who.name).toBe(km)
  }
  expect(runOf(pinned.missingMat)).toMatchObject({ reason: 'missingMat', missingMats: [32] })
  expect(runOf(pinned.dns)).toMatchObject({ state: 'dns' })
})

async function openResults() {
  const sandbox = await openAccounts({ host: 'trail.race.test' })
  await sandbox.post('/__sandbox/clock', { now: 'day-after' })
  const raceId = edition.raceId
  const facts = ({ name, bib }: PinnedRunner) => ({ raceId, name, bib })
  return { ...sandbox, raceId, facts }
}

test('score, certificate and photos of a finisher', async () => {
  const { ask, get, post, send, facts } = await openResults()
  const score = await post(racePaths.query, { ...facts(pinned.finisher), queryType: 4 })
  expect(score).toMatchObject({
    code: 0,
    data: { bib: 'A0128', itemId: '100k', publishedAt: '2025-05-25 12:00:00', state: 'finished' },
  })
  const code = v.parse(v.object({ data: v.object({ certificateCode: v.string() }) }), score).data
  expect(code.certificateCode).toMatch(/^KT2025-A0128-/)
  expect(await get(`${racePaths.certificateCheck}?code=${code.certificateCode}`)).toMatchObject({
    data: { isGenuine: true, raceNameJa: '霧ヶ岳トレイル2025' },
  })

  const certificate = await send(racePaths.query, { ...facts(pinned.finisher), queryType: 6 })
  const svg = await certificate.text()
  expect(svg).toContain('24:41:09')
  expect(svg).toContain('finished the 100 km of Kirigadake Trail 2025')

  const found = v.parse(
    v.object({
      data: v.object({
        total: v.number(),
        photos: v.array(v.looseObject({ url: v.string(), placeJa: v.string() })),
      }),
    }),
    await post(racePaths.photoSearch, facts(pinned.finisher)),
  ).data
  expect(found.total).toBeGreaterThan(5)
  expect(found.photos.map(({ placeJa }) => placeJa)).toContain('白鶴吊橋')
  expect(await (await ask(found.photos[0]?.url ?? '')).text()).toContain('>A0128</text>')
})

test('there is no list of a ballot to download, and results are in three languages', async () => {
  const { ask, get, raceId } = await openResults()
  expect(await get(`${racePaths.export}?raceId=${raceId}&type=draw`)).toMatchObject({ code: 3203 })
  for (const [language, name] of [
    ['en', 'Results.xlsx'],
    ['ja', '記録.xlsx'],
    ['zh', '成绩.xlsx'],
  ]) {
    const file = await ask(`${racePaths.export}?raceId=${raceId}&type=results&language=${language}`)
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain(name)
  }
})
