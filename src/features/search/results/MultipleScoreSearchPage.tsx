import { useState } from 'react'
import type { Credentials } from '#api/race/credentials.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import { searchState } from '#site-config/searchState.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import { QuerySelect } from '../QueryField.tsx'
import { QueryForm } from '../QueryForm.tsx'
import { SearchOutcome } from '../SearchOutcome.tsx'
import { SearchPage } from '../SearchPage.tsx'
import { useSearch } from '../useSearch.ts'
import { announceResults } from './announceResults.ts'
import { ResultsList } from './ResultsList.tsx'
import { fetchYears } from './years/fetchYears.ts'
import { yearLabel } from './years/yearLabel.ts'
import { YearsResult } from './years/YearsResult.tsx'

/** The credentials and the chosen race; '' for all races. */
interface YearsQuery {
  credentials: Credentials
  raceId: string
}

/**
 * A runner's results over the years, with the results list of a race below. Until this year's
 * results are published, it shows earlier years.
 */
export default function MultipleScoreSearchPage() {
  const { t, languages } = useText()
  const { id: boundTo } = useRace()
  const config = useConfig()
  const { isOpen } = searchState(config, ModuleType.score)
  const races = config.multipleSearchRaceList.filter(({ raceId }) => isOpen || raceId !== boundTo)
  const all = races.length > 0 ? races.map(({ raceId }) => raceId) : [boundTo]
  const [chosen, setChosen] = useState('')
  const [credentials, setCredentials] = useState<Credentials>()
  const listed = races.find(({ raceId }) => raceId === chosen) ?? (isOpen ? undefined : races[0])

  const { state, search, retry, reset } = useSearch((requested: YearsQuery, options) =>
    fetchYears(requested.raceId ? [requested.raceId] : all, requested.credentials, options),
  )
  const ask = (entered: Credentials) => {
    setCredentials(entered)
    search({ credentials: entered, raceId: chosen })
  }
  // A result always belongs to the year selected above it.
  const choose = (raceId: string) => {
    setChosen(raceId)
    if (!credentials || state.kind === 'idle') return
    reset()
    search({ credentials, raceId })
  }

  return (
    <SearchPage
      moduleType={ModuleType.score}
      title={t('route.multipleScoreSearch')}
      subtitle={t(isOpen ? 'results.years.line' : 'results.years.line.past')}
      isOpenAnyway={races.length > 0}
      form={
        <QueryForm isPending={state.kind === 'pending'} onSearch={ask}>
          <QuerySelect
            label={t('results.years.year')}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t('results.years.all')}</option>
            {races.map((race, index) => (
              <option key={index} value={race.raceId}>
                {race.year ?? localized(race, 'raceName', languages)}
              </option>
            ))}
          </QuerySelect>
        </QueryForm>
      }
    >
      <SearchOutcome
        state={state}
        onCancel={reset}
        onRetry={retry}
        announce={({ answer }) =>
          announceResults(
            answer.map(({ result }) => ({
              state: result.state,
              yearText: yearLabel(result, config, languages),
            })),
            t,
          )
        }
      >
        {({ answer, requested }) => <YearsResult key={requested.raceId} years={answer} />}
      </SearchOutcome>
      {/* Another year has another number of pages. */}
      <ResultsList
        key={listed?.raceId ?? boundTo}
        raceId={listed?.raceId ?? boundTo}
        year={listed?.year}
      />
    </SearchPage>
  )
}
