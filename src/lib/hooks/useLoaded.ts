import { useEffect, useEffectEvent, useState } from 'react'
import { PENDING, type RequestState, type Task, useRequest } from './useRequest.ts'

/**
 * Loads on mount and whenever `key` changes, but not while it is null. The state never belongs to
 * an earlier key; `last` may.
 */
export function useLoaded<T, P = unknown>(task: Task<T, P>, key: unknown = '') {
  const { state, last, run, reset } = useRequest<T, P>('latest')
  const [loadedFor, setLoadedFor] = useState<unknown>()
  const load = useEffectEvent(() => {
    if (key === null) return reset()
    run((options, onProgress) => {
      setLoadedFor(() => key)
      return task(options, onProgress)
    })
  })
  useEffect(() => load(), [key])
  const current: RequestState<T, P> = loadedFor === key ? state : PENDING
  return { state: current, last, retry: () => run(task), reset }
}
