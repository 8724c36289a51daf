import { Link, useSearchParams } from 'react-router-dom'
import { Notice } from '#components/page/Notice.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { closedChannel, offeredChannels } from '../items/channels.ts'
import { SignupClosed, useIsSiteClosed } from '../frame/SignupClosed.tsx'
import { DirectEntry } from './DirectEntry.tsx'
import { RequireLogin } from '../frame/RequireLogin.tsx'
import { SignupFailed, SignupLoading } from '../frame/SignupNotices.tsx'
import { useAccountId } from '../useAccountId.ts'
import { useFormSpec } from '../useFormSpec.ts'
import buttons from '#components/buttons.module.css'

/** Direct entry: the application and its status (spec §4 "Qualification"). */
export default function DirectPage() {
  const account = useAccountId()
  const [query] = useSearchParams()
  const offered = offeredChannels(useConfig())
  const named = offered.find((one) => one === query.get('channel'))
  const isSiteClosed = useIsSiteClosed()
  const { state, retry } = useFormSpec('direct')
  if (offered.length === 0) return <NoDirectEntry />
  if (state.kind === 'error') return <SignupFailed onRetry={retry} />
  if (state.kind !== 'success') return <SignupLoading />
  const { data: form } = state
  if (isSiteClosed || (form.state !== 'open' && account === ''))
    return <SignupClosed kind="direct" form={form} />
  return (
    <RequireLogin>
      {(accountId) => (
        <DirectEntry
          form={form}
          accountId={accountId}
          channel={named && !closedChannel(named) ? named : ''}
        />
      )}
    </RequireLogin>
  )
}

/** Replaces the application at a race without channels of direct entry. */
function NoDirectEntry() {
  const { t } = useText()
  return (
    <Notice title={t('signup.direct.none')} text={t('signup.direct.none.text')} picture="empty">
      <Link className={buttons.secondary} to="/post">
        {t('route.post')}
      </Link>
    </Notice>
  )
}
