import type { ReactNode } from 'react'
import { usePageAccount } from './usePageAccount.tsx'

/** Renders its children only for a logged-in account, and remounts them for another account. */
export function AccountGate({ children }: { children: (accountId: string) => ReactNode }) {
  const { accountId, notice } = usePageAccount()
  return notice || <div key={accountId}>{children(accountId)}</div>
}
