import type { Score } from '#api/race/score.ts'
import type { TextKey } from '#i18n/locales/zh/index.ts'

const REASONS = ['cutCourse', 'otherRunner', 'twoChips', 'missedCutOff'] as const

/**
 * What is said about a run without a result: its reason, or what its state means. `hasSplits` tells
 * whether a table of splits follows, as no sentence may contradict it.
 */
export function stateNote(
  { state, reason }: Pick<Score, 'state' | 'reason'>,
  hasSplits: boolean,
): TextKey | undefined {
  if (!state || state === 'finished') return undefined
  const known = REASONS.find((candidate) => candidate === reason)
  if (known === 'missedCutOff' && !hasSplits) return 'scores.reason.missedCutOff.noSplits'
  if (known) return `scores.reason.${known}`
  if (state === 'dnf' && !hasSplits) return 'scores.state.dnf.text.noSplits'
  // The state is what counts, but the splits stay: who did run needs them to object, and a sentence
  // that there is no record of the runner would be wrong above them.
  if (state === 'dns' && hasSplits) return undefined
  return `scores.state.${state}.text`
}
