import { useId, useState } from 'react'
import type { Facts } from '../../api/lookups.ts'
import { ModuleType } from '../../api/siteConfig.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { FactsForm } from './FactsForm.tsx'
import { fetchYears } from './fetchYears.ts'
import { LookupFrame } from './LookupFrame.tsx'
import { LookupOutcome } from './LookupOutcome.tsx'
import { ResultsList } from './ResultsList.tsx'
import { useRaceId } from '../../stores/raceId.ts'
import { useSearch } from './useSearch.ts'
import { YearsAnswer } from './YearsAnswer.tsx'

/** A runner's results over the years, by two facts; below them the list of a race. */
export default function MultipleScoreSearchPage() {
  const { t, language } = useText()
  const yearId = useId()
  const boundTo = useRaceId()
  const { multipleSearchRaceList: races } = useConfig()
  const [chosen, setChosen] = useState('')
  const all = races.length > 0 ? races.map(({ raceId }) => raceId) : [boundTo]

  const { state, search, again, reset } = useSearch((facts: Facts, manner) =>
    fetchYears(chosen ? [chosen] : all, facts, manner),
  )

  return (
    <LookupFrame
      moduleType={ModuleType.score}
      title={t('route.multipleScoreSearch')}
      line={t('scores.years.line')}
      form={
        <FactsForm isAsking={state.kind === 'asking'} onAsk={search}>
          <div className="fact-field facts__year">
            <label htmlFor={yearId} className="fact-field__label">
              {t('scores.years.year')}
            </label>
            <select
              id={yearId}
              className="fact-field__input"
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">{t('scores.years.all')}</option>
              {races.map((race) => (
                <option key={race.raceId} value={race.raceId}>
                  {race.year ?? localized(race, 'raceName', language)}
                </option>
              ))}
            </select>
          </div>
        </FactsForm>
      }
    >
      <LookupOutcome state={state} onCancel={reset} onRetry={again}>
        {({ answer }) => <YearsAnswer years={answer} />}
      </LookupOutcome>
      <ResultsList raceId={chosen || boundTo} />
    </LookupFrame>
  )
}
