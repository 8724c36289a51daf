// @vitest-environment node
import { expect, test } from 'vitest'
import { stateNote } from '#features/search/results/stateNote.ts'

test.each([
  ['finished', '', true, undefined],
  [undefined, 'cutCourse', true, undefined],
  ['dnf', '', true, 'results.state.dnf.text'],
  ['dnf', '', false, 'results.state.dnf.text.noSplits'],
  ['dnf', 'missedCutOff', true, 'results.reason.missedCutOff'],
  ['dnf', 'missedCutOff', false, 'results.reason.missedCutOff.noSplits'],
  ['dns', '', false, 'results.state.dns.text'],
  ['dns', '', true, undefined],
  ['dsq', 'doping', true, 'results.state.dsq.text'],
  ['dsq', 'twoChips', false, 'results.reason.twoChips'],
] as const)('%s with the reason %j, splits %s: %s', (state, reason, hasSplits, note) => {
  expect(stateNote({ state, reason }, hasSplits)).toBe(note)
})
