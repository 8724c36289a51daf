import { useState } from 'react'
import type { Credentials } from '#api/race/credentials.ts'
import { fetchRunnerResult } from '#api/race/queries.ts'
import type { RunnerResult } from '#api/race/runnerResult.ts'
import { Button } from '#components/ui/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { useText } from '#i18n/useText.ts'
import { withCaptcha } from '#stores/withCaptcha.ts'
import { QueryForm } from '../../QueryForm.tsx'
import { SearchFormProvider } from '../../SearchFormProvider.tsx'
import { SearchOutcome } from '../../SearchOutcome.tsx'
import { useSearch } from '../../useSearch.ts'
import { announceResults } from '../announceResults.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import styles from './CompareRunners.module.css'

const SECOND_FIELDS = ['bib', 'documentNumber'] as const

/** Compares a result with another runner's, whose credentials are required too. */
export function CompareRunners({ result, raceId }: { result: RunnerResult; raceId: string }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const { state, search, retry, reset } = useSearch((credentials: Credentials, options) =>
    withCaptcha(options, (searchOptions) =>
      fetchRunnerResult({ raceId, credentials, ...searchOptions }),
    ),
  )
  return (
    <SearchFormProvider>
      <Card className={styles.compare} aria-labelledby="compare-title">
        <h2 id="compare-title">{t('results.compare')}</h2>
        <p className={styles.text}>{t('results.compare.text')}</p>
        {isOpen ? (
          <QueryForm
            isPending={state.kind === 'pending'}
            secondFields={SECOND_FIELDS}
            onSearch={search}
          />
        ) : (
          <Button variant="plain" onClick={() => setOpen(true)}>
            {t('results.compare.open')}
          </Button>
        )}
        <SearchOutcome
          state={state}
          onCancel={reset}
          onRetry={retry}
          announce={({ answer }) => announceResults([answer], t)}
        >
          {({ answer }) => <ComparisonTable result={result} other={answer} />}
        </SearchOutcome>
      </Card>
    </SearchFormProvider>
  )
}
