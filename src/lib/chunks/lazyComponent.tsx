import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { usePageReady } from '../hooks/usePageReady.ts'
import { ChunkError, importChunk } from './chunkError.ts'
import { reloadOnce } from './chunkReload.ts'

interface LazyOptions {
  Waiting: ComponentType
  Failed: ComponentType<{ error: ChunkError; onRetry: () => void }>
  /** Rendered on top of a page, which reports itself when it is ready. */
  isOverlay?: boolean
}

/** Overlays that are loading: the page below is rendered after them. */
const loadingOverlays = new Set<Promise<void>>()

/**
 * A component in its own chunk. Once loaded, it renders at once; React's Suspense is not used
 * because it delays a page for 300 ms after its placeholder. The result also has `preload`.
 */
export function lazyComponent<P extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  { Waiting, Failed, isOverlay = false }: LazyOptions,
) {
  let Loaded: ComponentType<P> | undefined
  const preload = async () => {
    Loaded ??= (await importChunk(name, load)).default
  }

  function LazyComponent(props: P) {
    const [isLoaded, setLoaded] = useState(Loaded !== undefined)
    const [error, setError] = useState<ChunkError | null>(null)
    const [attempt, setAttempt] = useState(0)

    useEffect(() => {
      let isMounted = true
      let leave = () => {}
      const left = new Promise<void>((resolve) => {
        leave = () => {
          isMounted = false
          loadingOverlays.delete(left)
          resolve()
        }
      })
      if (isOverlay) loadingOverlays.add(left)
      // After all effects of this commit, so that the surrounding page is marked ready first.
      Promise.resolve()
        .then(preload)
        .then(async () => {
          if (!isOverlay) await Promise.all(loadingOverlays)
        })
        .then(
          () => {
            if (!isMounted) return
            // A large page renders in slices without blocking; an overlay is all there is to see.
            if (isOverlay) setLoaded(true)
            else startTransition(() => setLoaded(true))
            leave()
          },
          async (failure: ChunkError) => {
            const outcome = isMounted && (await reloadOnce(failure, __BUILD__, name))
            if (isMounted && outcome !== 'reloads')
              setError(outcome === 'unreachable' ? new ChunkError('unreachable', failure) : failure)
            leave()
          },
        )
      return leave
    }, [attempt])
    usePageReady(!isOverlay && (isLoaded || error !== null))

    if (error) {
      const retry = () => {
        setError(null)
        setAttempt(attempt + 1)
      }
      return <Failed error={error} onRetry={retry} />
    }
    return isLoaded && Loaded ? <Loaded {...props} /> : <Waiting />
  }
  return Object.assign(LazyComponent, { preload })
}
