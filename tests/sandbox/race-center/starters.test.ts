// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PinnedRunner as Pinned } from '#sandbox/editions/runnerTypes.ts'
import { yanling2024 } from '#sandbox/editions/yanling-2024/edition.ts'
import { pinned } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import { currentRaceOf, findRace, itemOf, type Race } from '#sandbox/race-center/races.ts'
import type { Result } from '#sandbox/race-center/results/ranking.ts'
import { checkDigit } from '#sandbox/race-center/runners/cardNumbers.ts'
import { makeField } from '#sandbox/race-center/runners/starters.ts'

const hms = (hours: number, minutes: number, seconds: number) =>
  hours * 3600 + minutes * 60 + seconds
const years = [2022, 2023, 2024].map((year) => findRace(`yanling-${year}`) as Race)
const fields = years.map((race) => ({ year: race.year, race, ...makeField(race) }))
const [of2022, of2023, of2024] = fields
const { entrants, draw, drawList, results } = of2024 ?? makeField(currentRaceOf(yanling2024))
const ranked = (field: Result[], itemId: string, sex: number) =>
  field.filter((run) => run.itemId === itemId && run.person.sex === sex && run.places.overall)
const gunOf = (run: Result | undefined) => run?.gun ?? 0

test('9,000 have a bib, 3,000 of them for the marathon, and all bibs and document numbers differ', () => {
  expect(results).toHaveLength(9000)
  expect(results.filter(({ itemId }) => itemId === 'full')).toHaveLength(3000)
  expect(new Set(results.map(({ bib }) => bib)).size).toBe(9000)
  expect(new Set(entrants.map(({ person }) => person.cardNumber)).size).toBe(entrants.length)
  expect(entrants.filter(({ bib }) => bib)).toHaveLength(9000)
})

test('ID card numbers match birth date, sex and check digit', () => {
  const cards = entrants.filter(({ person }) => person.cardType === 'idCard')
  expect(cards.length).toBeGreaterThan(10_000)
  const wrong = cards.filter(({ person: { cardNumber, birth, sex } }) => {
    const isRight =
      cardNumber[17] === checkDigit(cardNumber.slice(0, 17)) &&
      cardNumber.slice(6, 14) === birth.replaceAll('-', '') &&
      Number(cardNumber[16]) % 2 === (sex === 1 ? 1 : 0)
    return !isRight
  })
  expect(wrong).toEqual([])
  expect(checkDigit('11010519491231002')).toBe('X')
})

test('nobody is too young for the event', () => {
  const young = entrants.filter(
    ({ person, itemId }) =>
      2024 - Number(person.birth.slice(0, 4)) < itemOf(yanling2024, itemId).minimumAge,
  )
  expect(young).toEqual([])
})

test('one man beats the record of 2024, no woman does', () => {
  const [man, second] = ranked(results, 'full', 1)
  const [woman] = ranked(results, 'full', 2)
  expect(gunOf(man)).toBeLessThan(hms(2, 28, 5))
  expect(gunOf(second)).toBeGreaterThan(hms(2, 28, 5))
  expect(gunOf(woman)).toBeGreaterThan(hms(2, 43, 56))
  expect(results.filter(({ isRecord }) => isRecord)).toEqual([man])
})

test('the record times were run in the years before', () => {
  expect(gunOf(ranked(of2023?.results ?? [], 'full', 1)[0])).toBe(hms(2, 28, 5))
  expect(gunOf(ranked(of2022?.results ?? [], 'full', 2)[0])).toBe(hms(2, 43, 56))
})

test.each(fields)('$year: times are within the cut-offs and places go by gun time', (of) => {
  const field = of.results
  for (const item of yanling2024.items) {
    const order = field.filter((run) => run.itemId === item.itemId && run.places.overall)
    const guns = order.map(gunOf)
    expect(guns).toEqual(guns.toSorted((a, b) => a - b))
    expect(order.map(({ places }) => places.overall?.place)).toEqual(order.map((_, i) => i + 1))
    expect(guns.at(-1)).toBeLessThanOrEqual(item.cutOffSeconds)
    expect(guns.at(-1)).toBeGreaterThan(item.cutOffSeconds - 600)
    expect(order.every(({ gun, net }) => (gun ?? 0) > (net ?? 0))).toBe(true)
  }
  const share = (state: string) => field.filter((run) => run.state === state).length / field.length
  expect(share('finished')).toBeGreaterThan(0.85)
  for (const state of ['dnf', 'dns', 'dsq']) expect(share(state)).toBeGreaterThan(0)
})

test('a missing mat costs the place, and only that mat is blank', () => {
  const missing = results.filter(({ missingMats }) => missingMats.length > 0)
  expect(missing.length).toBeGreaterThan(30)
  for (const { passings, missingMats, places, reason, gun } of missing) {
    expect(gun).toBeGreaterThan(0)
    expect([places.overall, reason]).toEqual([undefined, 'missingMat'])
    const blank = passings.filter(({ net }) => net === null).map(({ km }) => km)
    expect(blank).toEqual(missingMats)
  }
})

test('splits increase from mat to mat and end with the result', () => {
  for (const { passings, net, state } of results) {
    const nets = passings.flatMap((passing) => passing.net ?? [])
    expect(nets).toEqual(nets.toSorted((a, b) => a - b))
    if (state === 'finished') expect(nets.at(-1)).toBe(net)
  }
})

test('hashing the ballot list gives the published fingerprint', () => {
  expect(createHash('sha256').update(drawList).digest('hex')).toBe(draw.fingerprint)
  // Published, so it may only change together with the seed.
  expect(drawList.split('\n')[0]).toMatch(/^full\t1\tYL24\d{6}\tdrawn$/)
  const lines = drawList.trimEnd().split('\n')
  expect(lines).toHaveLength((draw.entries.full ?? 0) + (draw.entries.half ?? 0))
  expect(lines.filter((line) => line.startsWith('full') && line.endsWith('drawn'))).toHaveLength(
    draw.drawn.full ?? 0,
  )
  expect(new Set(lines.map((line) => line.split('\t')[2])).size).toBe(lines.length)
})

test('pinned people have the expected event, fate and bib', () => {
  for (const each of Object.values<Pinned>(pinned)) {
    const found = entrants.filter(({ person }) => person.cardNumber === each.cardNumber)
    expect(found, each.name).toMatchObject([{ itemId: each.itemId, fate: each.fate }])
    if (each.bib) expect(found[0]?.bib).toBe(each.bib)
  }
  const card = pinned.drawn.cardNumber
  const bibs = fields.map((of) => of.results.find(({ person }) => person.cardNumber === card)?.bib)
  expect(bibs).toEqual(['D2904', 'B1310', 'B1226'])
  const earlier: Pinned = pinned.drawn
  expect(Object.keys(earlier.earlier ?? {})).toEqual(['2022', '2023'])
})

test('a fifth of the runners of earlier years return', () => {
  const cards = new Set(results.map(({ person }) => person.cardNumber))
  for (const of of fields.slice(0, 2)) {
    const again = of.results.filter(({ person }) => cards.has(person.cardNumber))
    expect(again.length / of.results.length).toBeCloseTo(0.2, 1)
  }
})
