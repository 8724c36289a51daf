import { useState } from 'react'
import { type Facts, fetchRegistrationStatus, type Lookup } from '../../api/lookups.ts'
import type { RegistrationStatus } from '../../api/registration.ts'
import { ModuleType } from '../../api/siteConfig.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { askAsHuman } from './askAsHuman.ts'
import { FactsForm } from './FactsForm.tsx'
import { LookupFrame } from './LookupFrame.tsx'
import { LookupOutcome } from './LookupOutcome.tsx'
import { RegistrationAnswer } from './RegistrationAnswer.tsx'
import { useLookup } from './useLookup.ts'
import { useRaceId } from './useRaceId.ts'

/** Ballot result, bib and refund of one sign-up, by two facts. */
export default function RegistrationSearchPage() {
  const { t } = useText()
  const raceId = useRaceId()
  const { registrationSearchUrl } = useConfig()
  const { state, ask, reset } = useLookup<{ status: RegistrationStatus; lookup: Lookup }>()
  const [asked, setAsked] = useState<Facts>()

  const search = (facts: Facts) => {
    setAsked(facts)
    const lookup = { raceId, facts }
    ask(async (patience) => ({
      lookup,
      status: await askAsHuman(
        (proof) => fetchRegistrationStatus({ ...lookup, ...patience, ...proof }),
        patience.signal,
      ),
    }))
  }

  return (
    <LookupFrame
      moduleType={ModuleType.registration}
      title={t('route.registrationSearch')}
      line={t('lookups.registration.line')}
      outsideUrl={registrationSearchUrl}
      form={<FactsForm isAsking={state.kind === 'asking'} onAsk={search} />}
    >
      <LookupOutcome state={state} onCancel={reset} onRetry={() => asked && search(asked)}>
        {({ status, lookup }) => (
          <RegistrationAnswer key={status.signupNo} status={status} lookup={lookup} />
        )}
      </LookupOutcome>
    </LookupFrame>
  )
}
