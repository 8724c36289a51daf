import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { type ChunkError, importChunk } from './chunkError.ts'
import { reloadOnce } from './chunkReload.ts'
import { usePageReady } from './pageReady.ts'

interface Shared {
  Waiting: ComponentType
  Failed: ComponentType<{ error: ChunkError; onRetry: () => void }>
  /** Stands over a page, which says by itself that it is ready. */
  isOverlay?: boolean
}

/** Overlays whose files are on their way: what they cover is rendered after them. */
const coming = new Set<Promise<void>>()

/**
 * A page in a file of its own. A loaded page renders at once; React's Suspense, which holds a page
 * back for 300 ms after its placeholder, is not used. The answer also has `preload`.
 */
export function lazyPage<P extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<P> }>,
  { Waiting, Failed, isOverlay = false }: Shared,
) {
  let Loaded: ComponentType<P> | undefined
  const preload = async () => {
    Loaded ??= (await importChunk(load)).default
  }

  function Page(props: P) {
    const [isLoaded, setLoaded] = useState(Loaded !== undefined)
    const [error, setError] = useState<ChunkError | null>(null)
    const [attempt, setAttempt] = useState(0)

    useEffect(() => {
      let isHere = true
      let leave = () => {}
      const left = new Promise<void>((resolve) => {
        leave = () => {
          isHere = false
          coming.delete(left)
          resolve()
        }
      })
      if (isOverlay) coming.add(left)
      // After all effects of this commit, so that the page around it is marked ready first.
      Promise.resolve()
        .then(preload)
        .then(async () => {
          if (!isOverlay) await Promise.all(coming)
        })
        .then(
          () => {
            if (!isHere) return
            // A large page is rendered in slices and holds up nothing; an overlay is all there is to see.
            if (isOverlay) setLoaded(true)
            else startTransition(() => setLoaded(true))
            leave()
          },
          (failure: ChunkError) => {
            if (isHere && !reloadOnce(failure, __BUILD__, name)) setError(failure)
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
  return Object.assign(Page, { preload })
}
