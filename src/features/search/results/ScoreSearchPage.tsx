import type { Credentials } from '#api/race/credentials.ts'
import { fetchRunnerResult } from '#api/race/queries.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import { withCaptcha } from '#stores/withCaptcha.ts'
import { QueryForm } from '../QueryForm.tsx'
import { SearchOutcome } from '../SearchOutcome.tsx'
import { SearchPage } from '../SearchPage.tsx'
import { useSearch } from '../useSearch.ts'
import { announceResults } from './announceResults.ts'
import { ResultCard } from './ResultCard.tsx'
import { ResultsList } from './ResultsList.tsx'

/** One runner's result by two credentials, with the results list below. */
export default function ScoreSearchPage() {
  const { t } = useText()
  const { id: raceId } = useRace()
  const { state, search, retry, reset } = useSearch((credentials: Credentials, options) =>
    withCaptcha(options, (searchOptions) =>
      fetchRunnerResult({ raceId, credentials, ...searchOptions }),
    ),
  )
  return (
    <SearchPage
      moduleType={ModuleType.score}
      title={t('route.scoreSearch')}
      subtitle={t('results.line')}
      form={<QueryForm isPending={state.kind === 'pending'} onSearch={search} />}
    >
      <SearchOutcome
        state={state}
        onCancel={reset}
        onRetry={retry}
        announce={({ answer }) => announceResults([answer], t)}
      >
        {({ answer, requested }) => (
          <ResultCard
            key={answer.bib}
            result={answer}
            request={{ raceId, credentials: requested }}
          />
        )}
      </SearchOutcome>
      <ResultsList raceId={raceId} />
    </SearchPage>
  )
}
