import { useMemo, useSyncExternalStore } from 'react'
import { resendClock } from './resendClock.ts'

/** Seconds until a code may be sent to the destination again; 0 is now. */
export function useResendCountdown(destination: string): number {
  const { watch, read } = useMemo(() => resendClock(destination), [destination])
  return useSyncExternalStore(watch, read)
}
