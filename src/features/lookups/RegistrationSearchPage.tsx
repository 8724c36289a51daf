import { type Facts, fetchRegistrationStatus } from '../../api/lookups.ts'
import { ModuleType } from '../../api/siteConfig.ts'
import { useText } from '../../i18n/useText.ts'
import { askAsHuman } from './askAsHuman.ts'
import { FactsForm } from './FactsForm.tsx'
import { LookupFrame } from './LookupFrame.tsx'
import { LookupOutcome } from './LookupOutcome.tsx'
import { RegistrationAnswer } from './RegistrationAnswer.tsx'
import { useRaceId } from '../../stores/raceId.ts'
import { useSearch } from './useSearch.ts'
import { addTexts } from '../../i18n/i18n.ts'
import * as lookupsTexts from '../../i18n/texts/lookups.ts'

addTexts(lookupsTexts)

/** Ballot result, bib and refund of one sign-up, by two facts. */
export default function RegistrationSearchPage() {
  const { t } = useText()
  const raceId = useRaceId()
  const { state, search, again, reset } = useSearch((facts: Facts, manner) =>
    askAsHuman(manner, (how) => fetchRegistrationStatus({ raceId, facts, ...how })),
  )
  return (
    <LookupFrame
      moduleType={ModuleType.registration}
      title={t('route.registrationSearch')}
      line={t('lookups.registration.line')}
      form={<FactsForm isAsking={state.kind === 'asking'} onAsk={search} />}
    >
      <LookupOutcome state={state} onCancel={reset} onRetry={again}>
        {({ answer, asked }) => (
          <RegistrationAnswer
            key={answer.signupNo}
            status={answer}
            lookup={{ raceId, facts: asked }}
          />
        )}
      </LookupOutcome>
    </LookupFrame>
  )
}
