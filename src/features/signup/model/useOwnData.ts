import { useState } from 'react'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { useRace } from '#race/useRace.ts'
import { useSession, useIsLoggedIn } from '#stores/session.ts'

/**
 * Data of the account. After a failure it reloads when somebody logs in again. `owner` is the
 * account's id; nothing loads while it is ''. Under `AccountGate` it can be omitted. Once the
 * account is logged out, here or in another tab, `isLoggedOut`: nothing of the data may be shown.
 */
export function useOwnData<T>(
  load: (raceId: string, signal: AbortSignal) => Promise<T>,
  owner?: string,
) {
  const { id: raceId } = useRace()
  const token = useSession((session) => session.token)
  const [requestedWith, setRequestedWith] = useState(token)
  const key = owner === '' ? null : [raceId, owner, requestedWith].join(' ')
  const { state, retry } = useLoaded(({ signal }) => load(raceId, signal), key)
  if (state.kind === 'error' && token !== null && token !== requestedWith) setRequestedWith(token)
  return { state, retry, isLoggedOut: !useIsLoggedIn() }
}
