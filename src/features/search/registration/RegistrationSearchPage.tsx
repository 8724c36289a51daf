import type { DocumentCredentials } from '#api/race/credentials.ts'
import { fetchRegistrationStatuses } from '#api/race/queries.ts'
import { raceNow } from '#domain/raceDates.ts'
import { addTexts } from '#i18n/i18n.ts'
import { search as en } from '#i18n/locales/en/search.ts'
import { search as zh } from '#i18n/locales/zh/search.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import { withCaptcha } from '#stores/withCaptcha.ts'
import { QueryForm } from '../QueryForm.tsx'
import { SearchOutcome } from '../SearchOutcome.tsx'
import { SearchPage } from '../SearchPage.tsx'
import { useSearch } from '../useSearch.ts'
import { ballotStep } from './ballotStep.ts'
import { OwnSignups } from './OwnSignups.tsx'
import { RegistrationResult } from './RegistrationResult.tsx'

addTexts({ zh, en })

/** A bib is no credential here, as anybody can read it off a runner's chest. */
const SECOND_FIELDS = ['documentNumber'] as const

/** Ballot result, bib and refund of each sign-up of a person, by name and document number. */
export default function RegistrationSearchPage() {
  const { t } = useText()
  const { id: raceId, zone } = useRace()
  const { state, search, retry, reset } = useSearch((credentials: DocumentCredentials, options) =>
    withCaptcha(options, (searchOptions) =>
      fetchRegistrationStatuses({ raceId, credentials, ...searchOptions }),
    ),
  )
  return (
    <SearchPage
      moduleType={ModuleType.registration}
      title={t('route.registrationSearch')}
      subtitle={t('search.registration.line')}
      form={
        <div>
          <QueryForm
            isPending={state.kind === 'pending'}
            secondFields={SECOND_FIELDS}
            onSearch={(credentials) => 'cardNumber' in credentials && search(credentials)}
          />
          <OwnSignups />
        </div>
      }
    >
      <SearchOutcome
        state={state}
        onCancel={reset}
        onRetry={retry}
        announce={({ answer }) => {
          const states = answer.map((one) => t(ballotStep(one, raceNow(zone), zone).name))
          return t('search.found.state', { state: states.join(t('search.found.list')) })
        }}
      >
        {({ answer, requested }) =>
          answer.map((status) => (
            <RegistrationResult
              key={status.signupNo}
              status={status}
              request={{
                raceId,
                credentials: requested,
                signupNo: answer.length > 1 ? status.signupNo : undefined,
              }}
            />
          ))
        }
      </SearchOutcome>
    </SearchPage>
  )
}
