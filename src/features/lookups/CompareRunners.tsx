import { useState } from 'react'
import { type Facts, fetchScore } from '../../api/lookups.ts'
import type { Score } from '../../api/score.ts'
import { useText } from '../../i18n/useText.ts'
import { askAsHuman } from './askAsHuman.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { FactsForm } from './FactsForm.tsx'
import { LookupOutcome } from './LookupOutcome.tsx'
import { useSearch } from './useSearch.ts'

const WAYS = ['bib', 'documentNumber'] as const

/** Holds a result against that of another runner, whose two facts are needed too. */
export function CompareRunners({ score, raceId }: { score: Score; raceId: string }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const { state, search, again, reset } = useSearch((facts: Facts, manner) =>
    askAsHuman(manner, (how) => fetchScore({ raceId, facts, ...how })),
  )
  return (
    <section className="lookup-panel compare" aria-labelledby="compare-title">
      <h2 id="compare-title">{t('scores.compare')}</h2>
      <p className="compare__text">{t('scores.compare.text')}</p>
      {isOpen ? (
        <FactsForm isAsking={state.kind === 'asking'} ways={WAYS} onAsk={search} />
      ) : (
        <button type="button" className="button button--plain" onClick={() => setOpen(true)}>
          {t('scores.compare.open')}
        </button>
      )}
      <LookupOutcome state={state} onCancel={reset} onRetry={again}>
        {({ answer }) => <ComparisonTable own={score} other={answer} />}
      </LookupOutcome>
    </section>
  )
}
