// @vitest-environment node
import { expect, test } from 'vitest'
import { resultRow, runnerResultSchema } from '#api/race/runnerResult.ts'
import { parse } from '#lib/parse.ts'

const scoreOf = (fields: object) => parse(runnerResultSchema, fields)

test('splits stand in the order of the course, the first of each place', () => {
  const splits = [
    { km: 10, netSeconds: 3000 },
    { km: '5', netSeconds: 1500 },
    { km: 10.0001, netSeconds: 3142 },
    { km: -5, netSeconds: 1 },
    { km: 0, netSeconds: 0 },
    { netSeconds: 7 },
  ]
  expect(scoreOf({ splits }).splits.map(({ km, netSeconds }) => [km, netSeconds])).toEqual([
    [0, 0],
    [5, 1500],
    [10, 3000],
  ])
  expect(scoreOf({}).splits).toEqual([])
})

test('a missing mat is named once', () => {
  const missingMats = [35, '30', 35, 'x', -1, 21.0975, 35.000_000_1]
  expect(scoreOf({ missingMats }).missingMats).toEqual([21.0975, 30, 35])
})

test.each([0, -1, 1.5, 'x', null])('%j is no place', (place) => {
  const score = scoreOf({ places: { overall: { place, of: 9 } }, splits: [{ km: 5, place }] })
  expect([score.places.overall, score.splits[0]?.place]).toEqual([undefined, undefined])
  expect(parse(resultRow, { bib: 'B1', place }).place).toBeUndefined()
})

test('a place among fewer runners is a place alone', () => {
  const { places } = scoreOf({
    places: { overall: { place: 12, of: 3 }, sex: { place: '2', of: '2' }, group: { place: 1 } },
  })
  expect(places).toEqual({
    overall: { place: 12 },
    sex: { place: 2, of: 2 },
    group: { place: 1 },
  })
})

test.each([0, -5, 'x'])('a run of %j seconds and a bonus of as much are missing', (value) => {
  const score = scoreOf({ netSeconds: value, gunSeconds: value, recordBonus: value })
  expect([score.netSeconds, score.gunSeconds, score.recordBonus]).toEqual(Array.from({ length: 3 }))
})

test.each([undefined, '', 'tba', '2024/10/03', '2024-02-30 10:00'])(
  'a time of publication %j is missing',
  (time) => {
    const { publishedAt, officialAt } = scoreOf({ publishedAt: time, officialAt: time })
    expect([publishedAt, officialAt]).toEqual(['', ''])
  },
)
