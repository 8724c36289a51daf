import type { RunnerResult } from '#api/race/runnerResult.ts'
import type { TextKey } from '#i18n/locales/zh/index.ts'

const REASONS = ['cutCourse', 'otherRunner', 'twoChips', 'missedCutOff'] as const

/**
 * The sentence about a run without a result: its reason, or what its state means. `hasSplits`: a table
 * of splits follows, which the sentence must not contradict.
 */
export function stateNote(
  { state, reason }: Pick<RunnerResult, 'state' | 'reason'>,
  hasSplits: boolean,
): TextKey | undefined {
  if (!state || state === 'finished') return undefined
  const known = REASONS.find((candidate) => candidate === reason)
  if (known === 'missedCutOff' && !hasSplits) return 'results.reason.missedCutOff.noSplits'
  if (known) return `results.reason.${known}`
  if (state === 'dnf' && !hasSplits) return 'results.state.dnf.text.noSplits'
  // The splits are shown, as a runner who did start needs them to object. The usual sentence says that
  // nothing was recorded, which would contradict them.
  if (state === 'dns' && hasSplits) return undefined
  return `results.state.${state}.text`
}
