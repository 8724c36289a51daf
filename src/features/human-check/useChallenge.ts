import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusedError } from '../../api/errors.ts'
import {
  fetchHumanChallenge,
  type HumanChallenge,
  type HumanProof,
  type Scene,
  verifyHumanChallenge,
} from '../../api/humanCheck.ts'

type State =
  | { kind: 'loading' }
  | { kind: 'ready' | 'checking'; challenge: HumanChallenge }
  | { kind: 'unavailable' }

/** The site's own check: a picture, whether the piece is in its gap, and another picture if not. */
export function useChallenge(scene: Scene, onPassed: (proof: HumanProof) => void) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [isRefused, setRefused] = useState(false)
  const running = useRef<AbortController>(null)

  /** What is under way ends; only what comes for the newest question counts. */
  const begin = useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }, [])

  const load = useCallback(async () => {
    const signal = begin()
    try {
      const challenge = await fetchHumanChallenge(scene, signal)
      const isWhole = challenge.id && challenge.picture && challenge.width && challenge.pieceSize
      if (signal.aborted) return
      setState(isWhole ? { kind: 'ready', challenge } : { kind: 'unavailable' })
    } catch {
      if (!signal.aborted) setState({ kind: 'unavailable' })
    }
  }, [scene, begin])

  useEffect(() => {
    void load()
    return () => running.current?.abort()
  }, [load])

  const renew = () => {
    setRefused(false)
    setState({ kind: 'loading' })
    void load()
  }
  const verify = async (x: number) => {
    if (state.kind !== 'ready') return
    const { challenge } = state
    const signal = begin()
    setRefused(false)
    setState({ kind: 'checking', challenge })
    try {
      const proof = await verifyHumanChallenge({ id: challenge.id, x, scene }, signal)
      if (!signal.aborted) onPassed(proof)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof RefusedError)) return setState({ kind: 'unavailable' })
      setRefused(true)
      setState({ kind: 'loading' })
      void load()
    }
  }
  return { state, isRefused, renew, verify: (x: number) => void verify(x) }
}
