import { type ReactNode, useEffect, useState } from 'react'
import { AccountChanged, SignInNeeded } from './EntryNotices.tsx'
import { entryShown } from './entryStore.ts'
import { useAccount } from './useAccount.ts'

/**
 * Lets nobody through without an account. Whose page it is stays fixed: who is signed out in the
 * meantime finds it as it was, and another account is asked about.
 */
export function EntryGate({ children }: { children: (accountId: string) => ReactNode }) {
  const account = useAccount()
  const [owner, setOwner] = useState(account)
  useEffect(entryShown, [])
  if (owner === '' && account !== '') setOwner(account)
  if (owner === '') return <SignInNeeded />
  if (account !== '' && account !== owner)
    return <AccountChanged onGoOn={() => setOwner(account)} />
  return <div key={owner}>{children(owner)}</div>
}
