import { useEffect, useRef, useState } from 'react'
import type { RetryOptions } from '../retryWhenBusy.ts'

/** After this time the page says that the server is slow. */
const SLOW_MS = 3_000

export type RequestState<T, P = unknown> =
  | { kind: 'idle' }
  /**
   * `nextTry` counts from 2 while the service is busy, `waitSeconds` is how long it asked to wait.
   * `progress` is what was reported last.
   */
  | { kind: 'pending'; isSlow: boolean; nextTry: number; waitSeconds?: number; progress?: P }
  | { kind: 'success'; data: T }
  | { kind: 'error'; error: unknown }

type Pending<P> = Extract<RequestState<unknown, P>, { kind: 'pending' }>

/**
 * `signal` aborts when the request is cancelled or replaced, or its component unmounts; also after a
 * success, to release what the data holds open.
 */
export type Task<T, P = unknown> = (
  options: RetryOptions & { signal: AbortSignal },
  onProgress: (progress: P) => void,
) => Promise<T>

export const PENDING = { kind: 'pending', isSlow: false, nextTry: 0 } as const

interface StartedRequest<T, P> {
  state: RequestState<T, P>
  /** What the request was started with, to tell it from the one before. */
  key?: unknown
  /** The data of the last success, until `reset`. */
  last?: T
}

/**
 * The state of one request at a time. While it is pending, a further call is ignored ('first', for
 * double clicks) or aborts it ('latest'). What an aborted request returns is dropped.
 */
export function useRequest<T, P = unknown>(mode: 'first' | 'latest' = 'first') {
  const [request, setRequest] = useState<StartedRequest<T, P>>({ state: { kind: 'idle' } })
  const controller = useRef<AbortController>(null)
  const isPending = useRef(false)

  const stop = () => {
    controller.current?.abort()
    isPending.current = false
  }
  useEffect(() => stop, [])

  async function start(task: Task<T, P>, key?: unknown) {
    if (mode === 'first' && isPending.current) return
    stop()
    controller.current = new AbortController()
    isPending.current = true
    const { signal } = controller.current
    setRequest(({ last }) => ({ state: PENDING, key, last }))
    const change = (changed: Partial<Pending<P>>) =>
      setRequest((before) =>
        before.state.kind === 'pending' && !signal.aborted
          ? { ...before, state: { ...before.state, ...changed } }
          : before,
      )
    const end = (state: RequestState<T, P>) => {
      if (signal.aborted) return
      isPending.current = false
      setRequest(({ last }) => ({ state, key, last: state.kind === 'success' ? state.data : last }))
    }
    const timer = setTimeout(() => change({ isSlow: true }), SLOW_MS)
    try {
      const onBusy = (nextTry: number, waitSeconds: number) => change({ nextTry, waitSeconds })
      const data = await task({ signal, onBusy }, (progress) => change({ progress }))
      end({ kind: 'success', data })
    } catch (error) {
      end({ kind: 'error', error })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    ...request,
    run: (task: Task<T, P>, key?: unknown) => void start(task, key),
    /** Aborts the request and forgets its state and data. */
    reset: () => {
      stop()
      setRequest(({ key }) => ({ state: { kind: 'idle' }, key }))
    },
  }
}
