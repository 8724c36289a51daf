import { type Facts, fetchScore } from '../../api/lookups.ts'
import { ModuleType } from '../../api/siteConfig.ts'
import { useText } from '../../i18n/useText.ts'
import { askAsHuman } from './askAsHuman.ts'
import { FactsForm } from './FactsForm.tsx'
import { LookupFrame } from './LookupFrame.tsx'
import { LookupOutcome } from './LookupOutcome.tsx'
import { ResultsList } from './ResultsList.tsx'
import { ScoreAnswer } from './ScoreAnswer.tsx'
import { useRaceId } from '../../stores/raceId.ts'
import { useSearch } from './useSearch.ts'

/** The result of one runner, by two facts; below it the list of all. */
export default function ScoreSearchPage() {
  const { t } = useText()
  const raceId = useRaceId()
  const { state, search, again, reset } = useSearch((facts: Facts, manner) =>
    askAsHuman(manner, (how) => fetchScore({ raceId, facts, ...how })),
  )
  return (
    <LookupFrame
      moduleType={ModuleType.score}
      title={t('route.scoreSearch')}
      line={t('scores.line')}
      form={<FactsForm isAsking={state.kind === 'asking'} onAsk={search} />}
    >
      <LookupOutcome state={state} onCancel={reset} onRetry={again}>
        {({ answer, asked }) => (
          <ScoreAnswer key={answer.bib} score={answer} lookup={{ raceId, facts: asked }} />
        )}
      </LookupOutcome>
      <ResultsList raceId={raceId} />
    </LookupFrame>
  )
}
