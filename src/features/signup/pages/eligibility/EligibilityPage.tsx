import { AntdProvider } from '#components/antd/AntdProvider.tsx'
import { useRace } from '#race/useRace.ts'
import { SignupFailed, SignupLoading } from '../../form/frame/SignupNotices.tsx'
import { useFormSpec } from '../../model/useFormSpec.ts'
import { EligibilityForm } from './EligibilityForm.tsx'

/** Eligibility check before the form, without an account. */
export default function EligibilityPage() {
  const { id: raceId } = useRace()
  const { state, retry } = useFormSpec('post')
  if (state.kind === 'error') return <SignupFailed onRetry={retry} />
  if (state.kind !== 'success') return <SignupLoading />
  return (
    <AntdProvider>
      <EligibilityForm form={state.data} raceId={raceId} />
    </AntdProvider>
  )
}
