import { useState } from 'react'
import { type Facts, fetchScore, type Lookup } from '../../api/lookups.ts'
import type { Score } from '../../api/score.ts'
import { ModuleType } from '../../api/siteConfig.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { askAsHuman } from './askAsHuman.ts'
import { FactsForm } from './FactsForm.tsx'
import { LookupFrame } from './LookupFrame.tsx'
import { LookupOutcome } from './LookupOutcome.tsx'
import { ResultsList } from './ResultsList.tsx'
import { ScoreAnswer } from './ScoreAnswer.tsx'
import { useLookup } from './useLookup.ts'
import { useRaceId } from './useRaceId.ts'

/** The result of one runner, by two facts; below it the list of all. */
export default function ScoreSearchPage() {
  const { t } = useText()
  const raceId = useRaceId()
  const { scoreSearchUrl } = useConfig()
  const { state, ask, reset } = useLookup<{ score: Score; lookup: Lookup }>()
  const [asked, setAsked] = useState<Facts>()

  const search = (facts: Facts) => {
    setAsked(facts)
    const lookup = { raceId, facts }
    ask(async (patience) => ({
      lookup,
      score: await askAsHuman(
        (proof) => fetchScore({ ...lookup, ...patience, ...proof }),
        patience.signal,
      ),
    }))
  }

  return (
    <LookupFrame
      moduleType={ModuleType.score}
      title={t('route.scoreSearch')}
      line={t('scores.line')}
      outsideUrl={scoreSearchUrl}
      form={<FactsForm isAsking={state.kind === 'asking'} onAsk={search} />}
    >
      <LookupOutcome state={state} onCancel={reset} onRetry={() => asked && search(asked)}>
        {({ score, lookup }) => <ScoreAnswer key={score.bib} score={score} lookup={lookup} />}
      </LookupOutcome>
      <ResultsList raceId={raceId} />
    </LookupFrame>
  )
}
