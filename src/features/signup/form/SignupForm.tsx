import { type ReactNode, useDeferredValue, useEffect } from 'react'
import type { FormKind } from '#api/race/signup.ts'
import type { DirectChannel } from '#api/race/signupCodes.ts'
import type { FormSpec } from '#api/race/signupForm.ts'
import { AntdProvider } from '#components/antd/AntdProvider.tsx'
import { useConfig } from '#race/useRace.ts'
import { useOpenForm } from '../model/openForm.ts'
import { resumeForm } from '../model/resumeForm.ts'
import { SignupLoading } from './frame/SignupNotices.tsx'
import { SignupFormView } from './SignupFormView.tsx'

interface Props {
  kind: FormKind
  form: FormSpec
  accountId: string
  /** For direct entry: the channel in the URL. */
  channel?: DirectChannel | ''
  /** Shown above the form. */
  notice?: ReactNode
}

/** A form, restored to where the visitor left it. */
export function SignupForm({ kind, form, accountId, channel = '', notice }: Props) {
  const current = useOpenForm((state) => state.openForm)
  const openForm = useDeferredValue(current)
  const isDropped = current === null
  const config = useConfig()
  useEffect(() => {
    resumeForm({ accountId, kind, form, channel }, config)
  }, [accountId, kind, form, channel, config, isDropped])
  if (openForm?.form !== form || openForm.accountId !== accountId) return <SignupLoading />
  return (
    <AntdProvider>
      <SignupFormView key={openForm.opening} openForm={openForm} notice={notice} />
    </AntdProvider>
  )
}
