import type { ReactNode } from 'react'
import type { DocumentCredentials } from '#api/race/credentials.ts'
import { fetchRegistrationInfo, type Query } from '#api/race/queries.ts'
import { hasPlace, type RegistrationInfo, type RegistrationStatus } from '#api/race/registration.ts'
import { DataText } from '#components/DataText.tsx'
import { RaceTime } from '#components/RaceTime.tsx'
import { Button } from '#components/ui/Button.tsx'
import { FactList } from '#components/ui/FactList.tsx'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { withCaptcha } from '#stores/withCaptcha.ts'
import { groupLabel } from '../results/groupLabel.ts'
import { SearchOutcome } from '../SearchOutcome.tsx'
import { useRestoredFocus } from '../useRestoredFocus.ts'
import styles from './RegistrationDetails.module.css'

interface Props {
  request: Query<DocumentCredentials>
  status: RegistrationStatus
}

/** The details given at sign-up, through whichever channel; loaded on request. */
export function RegistrationDetails({ request, status }: Props) {
  const { channel } = status
  const { t, languages } = useText()
  const { state, run, reset } = useRequest<RegistrationInfo | undefined>()
  const part = useRestoredFocus<HTMLDivElement>(state.kind)
  const show = () =>
    run((retries) =>
      withCaptcha(retries, (options) => fetchRegistrationInfo({ ...request, ...options, channel })),
    )
  const data = (value: string) => value && <DataText text={value} />
  const time = (value: string) => value && <RaceTime time={value} />
  const ifPlace = (value: ReactNode) => (hasPlace(status.state) ? value : '')
  return (
    <div ref={part} tabIndex={-1} className={styles.details}>
      {state.kind === 'idle' && (
        <Button variant="plain" onClick={show}>
          {t('search.details')}
        </Button>
      )}
      <SearchOutcome state={state} onCancel={reset} onRetry={show}>
        {(info) =>
          info && (
            <FactList
              details={[
                [t('search.channel'), t(`search.channel.${channel}`)],
                [t('search.platform'), data(info.platform)],
                [t('search.phone'), info.phone],
                [t('search.group'), groupLabel(info.group, t)],
                [t('search.city'), data(localized(info, 'city', languages))],
                [t('search.club'), data(info.club)],
                [t('search.clothing'), info.clothingSize],
                [t('search.appliedAt'), time(info.appliedAt)],
                [t('search.paidAt'), time(info.paidAt)],
                [t('search.kitPlace'), ifPlace(localized(info, 'kitPlace', languages))],
                [t('search.kitFrom'), ifPlace(time(info.kitFrom))],
                [t('search.kitTo'), ifPlace(time(info.kitTo))],
              ]}
            />
          )
        }
      </SearchOutcome>
    </div>
  )
}
