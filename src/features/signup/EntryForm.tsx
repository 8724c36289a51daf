import { type ReactNode, useDeferredValue, useEffect } from 'react'
import type { DirectChannel } from '../../api/directEntry.ts'
import type { FormKind } from '../../api/signup.ts'
import type { SignUpForm } from '../../api/signUpForm.ts'
import { AntdFrame } from '../../components/AntdFrame.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { EntryWaiting } from './EntryNotices.tsx'
import { useEntry } from './entryStore.ts'
import { openEntry } from './openEntry.ts'

interface Props {
  kind: FormKind
  form: SignUpForm
  accountId: string
  /** Of direct entry, where the address names one. */
  channel?: DirectChannel | ''
  /** Stands above the form. */
  notice?: ReactNode
}

/** A form, taken up where it was left. */
export function EntryForm({ kind, form, accountId, channel = '', notice }: Props) {
  const entry = useDeferredValue(useEntry((held) => held.entry))
  useEffect(() => {
    void openEntry({ accountId, kind, form, channel })
  }, [accountId, kind, form, channel])
  if (entry?.form !== form || entry.accountId !== accountId) return <EntryWaiting />
  return (
    <AntdFrame>
      <EntrySheet entry={entry} notice={notice} />
    </AntdFrame>
  )
}
