import { fetchRegistrationInfo, type Lookup } from '../../api/lookups.ts'
import type { Channel, RegistrationInfo } from '../../api/registration.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { askAsHuman } from './askAsHuman.ts'
import { FactList } from '../../components/FactList.tsx'
import { groupWords } from './groupWords.ts'
import { LookupOutcome } from './LookupOutcome.tsx'
import { RaceTime } from '../../components/RaceTime.tsx'
import { useLookup } from './useLookup.ts'

interface Props {
  lookup: Lookup
  channel: Channel
}

/** What was given at sign-up, through whichever channel; asked for on its own. */
export function RegistrationDetails({ lookup, channel }: Props) {
  const { t, language } = useText()
  const { state, ask, reset } = useLookup<RegistrationInfo | undefined>()
  const show = () =>
    ask((patience) =>
      askAsHuman(patience, (how) => fetchRegistrationInfo({ ...lookup, ...how, channel })),
    )
  const time = (value: string) => value && <RaceTime time={value} />
  if (state.kind === 'idle') {
    return (
      <button type="button" className="button button--plain" onClick={show}>
        {t('lookups.details')}
      </button>
    )
  }
  return (
    <LookupOutcome state={state} onCancel={reset} onRetry={show}>
      {(info) =>
        info && (
          <FactList
            className="fact-list"
            facts={[
              [t('lookups.channel'), t(`lookups.channel.${channel}`)],
              [t('lookups.platform'), info.platform],
              [t('lookups.phone'), info.phone],
              [t('lookups.group'), groupWords(info.group, t)],
              [t('lookups.city'), info.city],
              [t('lookups.club'), info.club],
              [t('lookups.clothing'), info.clothingSize],
              [t('lookups.appliedAt'), time(info.appliedAt)],
              [t('lookups.paidAt'), time(info.paidAt)],
              [t('lookups.kitPlace'), localized(info, 'kitPlace', language)],
              [t('lookups.kitFrom'), time(info.kitFrom)],
              [t('lookups.kitTo'), time(info.kitTo)],
            ]}
          />
        )
      }
    </LookupOutcome>
  )
}
