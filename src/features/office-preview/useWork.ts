import { useEffect, useEffectEvent, useState } from 'react'
import type { Progress } from '../../api/wire.ts'
import { faultOf, type PreviewFault } from './previewError.ts'

export type Work<T> =
  | { step: 'working'; progress: Progress | null }
  | { step: 'done'; value: T }
  | { step: 'failed'; fault: PreviewFault }

type Start<T> = (signal: AbortSignal, onProgress: (progress: Progress | null) => void) => Promise<T>

const BEGUN = { step: 'working', progress: null } as const

/** Does a piece of work once, and again on `retry`; when its component goes, so does the work. */
export function useWork<T>(start: Start<T>): { work: Work<T>; retry: () => void } {
  const [work, setWork] = useState<Work<T>>(BEGUN)
  const [attempt, setAttempt] = useState(0)
  const begin = useEffectEvent(start)

  useEffect(() => {
    const ending = new AbortController()
    const tell = (next: Work<T>) => {
      if (!ending.signal.aborted) setWork(next)
    }
    begin(ending.signal, (progress) => tell({ step: 'working', progress })).then(
      (value) => tell({ step: 'done', value }),
      (error: unknown) => tell({ step: 'failed', fault: faultOf(error) }),
    )
    return () => ending.abort()
  }, [attempt])

  const retry = () => {
    setWork(BEGUN)
    setAttempt(attempt + 1)
  }
  return { work, retry }
}
