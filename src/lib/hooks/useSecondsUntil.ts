import { useMemo, useSyncExternalStore } from 'react'

const TICK_MS = 250

/** Whole seconds until `at`, a time of `performance.now()`; 0 once it has passed. */
export function useSecondsUntil(at: number): number {
  const { watch, read } = useMemo(() => {
    const seconds = () => Math.max(0, Math.ceil((at - performance.now()) / 1000))
    return {
      read: seconds,
      watch: (onTick: () => void) => {
        if (seconds() === 0) return () => undefined
        const timer = setInterval(() => {
          onTick()
          if (seconds() === 0) clearInterval(timer)
        }, TICK_MS)
        return () => clearInterval(timer)
      },
    }
  }, [at])
  return useSyncExternalStore(watch, read)
}
