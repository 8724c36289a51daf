import { useEffect, useEffectEvent } from 'react'
import { PENDING, type RequestState, type Task, useRequest } from './useRequest.ts'

/**
 * Loads on mount and whenever `key` changes, but not while it is null. The state never belongs to
 * an earlier key. `last`, the data of the last success, may: to be shown while the next is pending; it
 * is forgotten while the key is null.
 */
export function useLoaded<T, P = unknown>(task: Task<T, P>, key: unknown = '') {
  const { state, key: requestedKey, last, run, reset } = useRequest<T, P>('latest')
  const start = () => run(task, key)
  const load = useEffectEvent(() => (key === null ? reset() : start()))
  useEffect(() => load(), [key])
  const current: RequestState<T, P> = requestedKey === key ? state : PENDING
  return { state: current, last: key === null ? undefined : last, retry: start, reset }
}
