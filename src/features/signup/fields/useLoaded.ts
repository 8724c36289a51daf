import { useEffect, useState } from 'react'

/** What `load` brings: null until it is there, 'failed' where it is not; and how to try again. */
export function useLoaded<T>(load: (stop: AbortSignal) => Promise<T>) {
  const [loaded, setLoaded] = useState<T | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    load(stop.signal).then(
      (arrived) => stop.signal.aborted || setLoaded(arrived),
      () => stop.signal.aborted || setLoaded('failed'),
    )
    return () => stop.abort()
  }, [load, attempt])
  return { loaded, retry: () => setAttempt(attempt + 1) }
}
