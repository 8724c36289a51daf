import { useEffect, useEffectEvent, useState } from 'react'
import { PENDING, type RequestState, type Task, useRequest } from './useRequest.ts'

/**
 * Loads on mount and whenever `key` changes, but not while it is null. The state never belongs to
 * an earlier key; `last`, the data of the last success, may: to be shown while the next is pending.
 */
export function useLoaded<T, P = unknown>(task: Task<T, P>, key: unknown = '') {
  const { state, run, reset } = useRequest<T, P>('latest')
  const [last, setLast] = useState<T>()
  const [loadedFor, setLoadedFor] = useState<unknown>()
  const start = () =>
    run(async (options, onProgress) => {
      setLoadedFor(() => key)
      const data = await task(options, onProgress)
      if (!options.signal.aborted) setLast(() => data)
      return data
    })
  const cancel = () => {
    reset()
    setLast(undefined)
  }
  if (key === null && last !== undefined) setLast(undefined)
  const load = useEffectEvent(() => (key === null ? reset() : start()))
  useEffect(() => load(), [key])
  const current: RequestState<T, P> = loadedFor === key ? state : PENDING
  return { state: current, last, retry: start, reset: cancel }
}
