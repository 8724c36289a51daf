import type { Score } from '#api/race/score.ts'
import type { Translate } from '#i18n/i18n.ts'
import { listText } from './listText.ts'

/** What a screen reader says about results: each state, with its year if there are several. */
export function announceScores(
  scores: (Pick<Score, 'state'> & { yearText?: string })[],
  t: Translate,
): string {
  const states = scores.map(({ state, yearText = '' }) => {
    const text = t(`scores.state.${state ?? 'unknown'}`)
    return scores.length > 1 ? `${yearText} ${text}`.trim() : text
  })
  return t('search.found.state', { state: listText(states, t) })
}
