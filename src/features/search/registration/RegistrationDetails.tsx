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
                { name: t('search.channel'), value: t(`search.channel.${channel}`) },
                { name: t('search.platform'), value: data(info.platform) },
                { name: t('search.phone'), value: info.phone },
                { name: t('search.group'), value: groupLabel(info.group, t) },
                { name: t('search.city'), value: data(localized(info, 'city', languages)) },
                { name: t('search.club'), value: data(info.club) },
                { name: t('search.clothing'), value: info.clothingSize },
                { name: t('search.appliedAt'), value: time(info.appliedAt) },
                { name: t('search.paidAt'), value: time(info.paidAt) },
                {
                  name: t('search.kitPlace'),
                  value: ifPlace(localized(info, 'kitPlace', languages)),
                },
                { name: t('search.kitFrom'), value: ifPlace(time(info.kitFrom)) },
                { name: t('search.kitTo'), value: ifPlace(time(info.kitTo)) },
              ]}
            />
          )
        }
      </SearchOutcome>
    </div>
  )
}
