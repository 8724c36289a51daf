import { useEffect, useRef, useState } from 'react'
import type { Patience } from '../../lib/retryBusy.ts'

/** After this long the page says that the server is slow. */
const SLOW_MS = 3_000

export type LookupState<T> =
  | { kind: 'idle' }
  /** `nextTry` counts from 2 while the centre is busy. */
  | { kind: 'asking'; isSlow: boolean; nextTry: number }
  | { kind: 'answered'; answer: T }
  | { kind: 'failed'; error: unknown }

type Asking = Extract<LookupState<unknown>, { kind: 'asking' }>

/** One question at a time: while it is on its way, asking again does nothing. */
export function useLookup<T>() {
  const [state, setState] = useState<LookupState<T>>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)

  const stop = () => {
    running.current?.abort()
    running.current = undefined
  }
  useEffect(() => stop, [])

  const stillAsking = (change: Partial<Asking>) =>
    setState((before) => (before.kind === 'asking' ? { ...before, ...change } : before))

  async function ask(run: (patience: Patience) => Promise<T>) {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const end = (next: LookupState<T>) => {
      if (running.current !== controller) return
      running.current = undefined
      setState(next)
    }
    setState({ kind: 'asking', isSlow: false, nextTry: 0 })
    const timer = setTimeout(() => stillAsking({ isSlow: true }), SLOW_MS)
    try {
      const { signal } = controller
      const answer = await run({ signal, onBusy: (nextTry) => stillAsking({ nextTry }) })
      end({ kind: 'answered', answer })
    } catch (error) {
      end({ kind: 'failed', error })
    } finally {
      clearTimeout(timer)
    }
  }

  const reset = () => {
    stop()
    setState({ kind: 'idle' })
  }
  return { state, ask: (run: (patience: Patience) => Promise<T>) => void ask(run), reset }
}
