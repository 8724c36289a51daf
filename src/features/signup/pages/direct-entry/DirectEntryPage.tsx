import { Link, useSearchParams } from 'react-router-dom'
import { Notice } from '#components/page/Notice.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { useAccountId } from '#stores/session.ts'
import { AccountGate } from '../../form/frame/AccountGate.tsx'
import { SignupClosed } from '../../form/frame/SignupClosed.tsx'
import { SignupFailed, SignupLoading } from '../../form/frame/SignupNotices.tsx'
import { closedChannel, offeredChannels } from '../../model/channels.ts'
import { useClosedSite } from '../../model/useClosedSite.ts'
import { useFormSpec } from '../../model/useFormSpec.ts'
import { DirectEntry } from './DirectEntry.tsx'

/** Direct entry: the application and its status (spec §4 "Qualification"). */
export default function DirectEntryPage() {
  const account = useAccountId()
  const [query] = useSearchParams()
  const offered = offeredChannels(useConfig())
  const named = offered.find((one) => one === query.get('channel'))
  const isSiteClosed = useClosedSite() !== undefined
  const { state, retry } = useFormSpec('direct')
  if (offered.length === 0) return <NoDirectEntry />
  if (state.kind === 'error') return <SignupFailed onRetry={retry} />
  if (state.kind !== 'success') return <SignupLoading />
  const { data: form } = state
  if (isSiteClosed || (form.state !== 'open' && account === ''))
    return <SignupClosed kind="direct" form={form} />
  return (
    <AccountGate>
      {(accountId) => (
        <DirectEntry
          form={form}
          accountId={accountId}
          channel={named && !closedChannel(named) ? named : ''}
        />
      )}
    </AccountGate>
  )
}

/** Replaces the application at a race without channels of direct entry. */
function NoDirectEntry() {
  const { t } = useText()
  return (
    <Notice title={t('signup.direct.none')} text={t('signup.direct.none.text')} picture="empty">
      <Button as={Link} variant="secondary" to="/post">
        {t('route.post')}
      </Button>
    </Notice>
  )
}
