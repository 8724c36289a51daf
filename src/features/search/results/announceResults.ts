import type { RunnerResult } from '#api/race/runnerResult.ts'
import type { Translate } from '#i18n/i18n.ts'
import { listText } from './listText.ts'

/** What a screen reader says about results: each state, with its year if there are several. */
export function announceResults(
  results: (Pick<RunnerResult, 'state'> & { yearText?: string })[],
  t: Translate,
): string {
  const states = results.map(({ state, yearText = '' }) => {
    const text = t(`results.state.${state ?? 'unknown'}`)
    return results.length > 1 ? `${yearText} ${text}`.trim() : text
  })
  return t('search.found.state', { state: listText(states, t) })
}
