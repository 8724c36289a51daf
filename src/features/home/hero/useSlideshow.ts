import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useReducedMotion } from '#lib/hooks/useReducedMotion.ts'

/** How long a slide is shown; the progress bar in `CarouselControls.module.css` has the same duration. */
const SLIDE_MS = 7000
/** When the next slide's picture is fetched: late enough not to delay a visitor's first click. */
const AHEAD_MS = 3000

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const useHiddenTab = () => useSyncExternalStore(subscribe, () => document.hidden)

interface SlideState {
  shown: number
  /** Shown once its picture can be painted; until then the previous slide stays. */
  requested: number
  /** Changed by the visitor: only then is the new slide announced. */
  isByHand: boolean
  /** Slides shown so far and soon the next one; the pictures of others are not loaded yet. */
  near: Set<number>
  /** Slides whose picture can be painted or has failed to load. */
  ready: Set<number>
}

const START: SlideState = {
  shown: 0,
  requested: 0,
  isByHand: false,
  near: new Set([0]),
  ready: new Set([0]),
}

const turnTo =
  (requested: number, isByHand: boolean) =>
  ({ shown, near, ready }: SlideState): SlideState => ({
    shown: ready.has(requested) ? requested : shown,
    requested,
    isByHand,
    near: new Set([...near, requested]),
    ready,
  })

/**
 * The current slide, changed by the visitor, or by time unless the visitor is interacting with it.
 */
export function useSlideshow(count: number) {
  const isReduced = useReducedMotion()
  const isHidden = useHiddenTab()
  const [slideState, setSlideState] = useState(START)
  const [choice, setChoice] = useState<boolean | null>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  const current = slideState.shown % count
  const isPlaying = choice ?? !isReduced
  const isRunning = isPlaying && count > 1 && !(isHovered || isFocused || isHidden)

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setSlideState(turnTo((current + 1) % count, false)), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [isRunning, current, count])

  useEffect(() => {
    const next = (current + 1) % count
    const timer = setTimeout(
      () => setSlideState((before) => ({ ...before, near: new Set([...before.near, next]) })),
      AHEAD_MS,
    )
    return () => clearTimeout(timer)
  }, [current, count])

  return {
    ...slideState,
    current,
    isPlaying,
    isRunning,
    goTo: (index: number) => setSlideState(turnTo((index + count) % count, true)),
    /** Reports that a slide's picture can be painted or has failed to load. */
    pictureReady: (index: number) =>
      setSlideState((before) =>
        before.ready.has(index)
          ? before
          : {
              ...before,
              shown: before.requested === index ? index : before.shown,
              ready: new Set([...before.ready, index]),
            },
      ),
    toggle: () => setChoice(!isPlaying),
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
