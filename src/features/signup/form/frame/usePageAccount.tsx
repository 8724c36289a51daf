import { type ReactNode, useEffect, useState } from 'react'
import { useAccountId } from '#stores/session.ts'
import { countOpenPage } from '../../model/openForm.ts'
import { AccountChanged, LoginNeeded } from './SignupNotices.tsx'

/**
 * The account that the page belongs to; '' before login. It stays the same after a logout, so
 * that the page keeps its content. If another account logs in, the visitor is asked first. A
 * non-null `notice` replaces the page.
 */
export function usePageAccount(): { accountId: string; notice: ReactNode } {
  const account = useAccountId()
  const [owner, setOwner] = useState(account)
  useEffect(countOpenPage, [])
  if (owner === '' && account !== '') setOwner(account)
  if (owner === '') return { accountId: '', notice: <LoginNeeded /> }
  const isOther = account !== '' && account !== owner
  const notice = isOther && <AccountChanged onGoOn={() => setOwner(account)} />
  return { accountId: owner, notice }
}
