import { useMemo, useSyncExternalStore } from 'react'
import { resendTimer } from '../resendTimer.ts'

/** Seconds until a code can be sent to the destination again; 0 means now. */
export function useResendCountdown(destination: string): number {
  const { watch, read } = useMemo(() => resendTimer(destination), [destination])
  return useSyncExternalStore(watch, read)
}
