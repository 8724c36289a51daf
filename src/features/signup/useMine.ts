import { useCallback, useState } from 'react'
import { useSession } from '../../stores/session.ts'
import { useLoaded } from './fields/useLoaded.ts'

/** What belongs to the account; asked for anew when it failed and somebody signs in again. */
export function useMine<T>(
  load: (raceId: string, stop: AbortSignal) => Promise<T>,
  raceId: string,
) {
  const token = useSession((session) => session.token)
  const ask = useCallback((stop: AbortSignal) => load(raceId, stop), [load, raceId])
  const { loaded, retry } = useLoaded(ask)
  const [askedWith, setAskedWith] = useState(token)
  if (loaded === 'failed' && token !== null && token !== askedWith) {
    setAskedWith(token)
    retry()
  }
  return { loaded, retry }
}
