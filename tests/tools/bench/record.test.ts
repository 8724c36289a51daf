// @vitest-environment node
import { expect, test, vi } from 'vitest'
import {
  compare,
  compareBuilds,
  printComparison,
  readRecord,
} from '../../../tools/bench/record.mjs'

const row = { name: 'nodes', values: [900, 1000, 1100], digits: 0, isCompared: true }
const verdicts = (rows: Parameters<typeof compare>[0], recorded: Record<string, number>) =>
  compare(rows, recorded).map(({ verdict }) => verdict)

test.each([
  [1000, 'same'],
  [953, 'same'],
  [952, 'worse'],
  [1049, 'same'],
  [1051, 'better'],
])('a median of 1000 after %d is %s', (recorded, verdict) => {
  expect(verdicts([row], { nodes: recorded })).toEqual([verdict])
})

test('times are compared relative to the baseline measured in the same round', () => {
  const time = { ...row, name: 'click, ms', values: [100, 400], per: [50, 200], perName: 'lines' }
  expect(compare([time], { 'click / lines': 1.9 })).toEqual([
    { name: 'click / lines', recorded: 1.9, now: 2, verdict: 'worse' },
  ])
})

test('differences within the measuring error are ignored', () => {
  const blocked = { ...row, values: [9], step: 10 }
  expect(verdicts([blocked], { nodes: 0 })).toEqual(['same'])
  expect(verdicts([{ ...blocked, values: [11] }], { nodes: 0 })).toEqual(['worse'])
  const perFloor = { ...row, name: 'frame, ms', values: [30], per: [100], perName: 'x', step: 17 }
  expect(verdicts([perFloor], { 'frame / x': 0.2 })).toEqual(['same'])
  expect(verdicts([perFloor], { 'frame / x': 0.1 })).toEqual(['worse'])
})

test('rows not to be compared are left out, new ones are marked', () => {
  expect(verdicts([{ ...row, isCompared: false }], {})).toEqual([])
  expect(verdicts([row], {})).toEqual(['not recorded'])
})

test('a record without its browser is read, and a row that is not recorded is not worse', () => {
  for (const print of ['log', 'table'] as const) vi.spyOn(console, print).mockReturnValue(undefined)
  const old = readRecord('{"rounds":7,"figures":{"nodes":900}}')
  expect(old).toMatchObject({ browser: 'not named', figures: { nodes: 900 } })
  expect(readRecord('{"browser":"/bin/x, version 1","figures":{}}').browser).toBe(
    '/bin/x, version 1',
  )
  expect(printComparison([row], old)).toBe(true)
  expect(printComparison([{ ...row, name: 'new' }], old)).toBe(false)
  expect(printComparison([row], readRecord('{}'))).toBe(false)
})

test.each([
  ['all of the old figures and 5 %', [100, 102, 104], [108, 109, 110], 'worse'],
  ['the middle of the old figures', [100, 102, 120], [108, 115, 119], 'same'],
  ['all of the old figures by less than 5 %', [100, 100, 101], [102, 103, 104], 'same'],
])('a median above %s is %s', (_, old, values, verdict) => {
  expect(compareBuilds([{ ...row, values }], [{ ...row, values: old }])).toMatchObject([
    { name: 'nodes', verdict },
  ])
})

test('a median below all figures of the older build is better; one it does not have is no verdict', () => {
  const old = [
    { ...row, values: [100, 110, 120] },
    { ...row, values: [NaN] },
  ]
  const now = { ...row, values: [80, 90, 95] }
  expect(compareBuilds([now, now], old).map(({ verdict }) => verdict)).toEqual([
    'better',
    'not measured',
  ])
})

test('builds are compared by their ratios to the floor, and not within the measuring error', () => {
  const time = { ...row, name: 'frame, ms', per: [100], perName: 'x', step: 17 }
  const verdictOf = (now: number) =>
    compareBuilds([{ ...time, values: [now] }], [{ ...time, values: [20] }])
  expect(verdictOf(36)).toMatchObject([{ name: 'frame / x', old: 0.2, verdict: 'same' }])
  expect(verdictOf(38)).toMatchObject([{ verdict: 'worse' }])
})
