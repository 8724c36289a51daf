// @vitest-environment node
import { expect, test } from 'vitest'
import { stateNote } from '#features/search/results/stateNote.ts'

test.each([
  ['finished', '', true, undefined],
  [undefined, 'cutCourse', true, undefined],
  ['dnf', '', true, 'scores.state.dnf.text'],
  ['dnf', '', false, 'scores.state.dnf.text.noSplits'],
  ['dnf', 'missedCutOff', true, 'scores.reason.missedCutOff'],
  ['dnf', 'missedCutOff', false, 'scores.reason.missedCutOff.noSplits'],
  ['dns', '', false, 'scores.state.dns.text'],
  ['dns', '', true, undefined],
  ['dsq', 'doping', true, 'scores.state.dsq.text'],
  ['dsq', 'twoChips', false, 'scores.reason.twoChips'],
] as const)('%s with the reason %j, splits %s: %s', (state, reason, hasSplits, note) => {
  expect(stateNote({ state, reason }, hasSplits)).toBe(note)
})
