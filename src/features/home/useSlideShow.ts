import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useReducedMotion } from './useReducedMotion.ts'

/** How long a slide stands. The filling bar in Carousel.css takes as long. */
const SLIDE_MS = 7000
/** When the next slide's picture is fetched: by then, what a visitor clicks first is under way. */
const AHEAD_MS = 3000

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const useHiddenTab = () => useSyncExternalStore(subscribe, () => document.hidden)

interface Place {
  index: number
  /** Moved by the visitor: only then is the new slide announced. */
  isByHand: boolean
  /** Slides that have stood, and soon the next one: the others' pictures are not loaded yet. */
  near: Set<number>
}

const placeAt = (index: number, isByHand: boolean, near: Iterable<number>): Place => ({
  index,
  isByHand,
  near: new Set([...near, index]),
})

/** Which slide stands, and what moves it on: time, unless the visitor is at it, or the visitor. */
export function useSlideShow(count: number) {
  const isReduced = useReducedMotion()
  const isHidden = useHiddenTab()
  const [place, setPlace] = useState(() => placeAt(0, false, []))
  const [choice, setChoice] = useState<boolean | null>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  const current = place.index % count
  const isPlaying = choice ?? !isReduced
  const isRunning = isPlaying && count > 1 && !(isHovered || isFocused || isHidden)

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(
      () => setPlace(({ near }) => placeAt((current + 1) % count, false, near)),
      SLIDE_MS,
    )
    return () => clearTimeout(timer)
  }, [isRunning, current, count])

  useEffect(() => {
    const next = (current + 1) % count
    const timer = setTimeout(
      () => setPlace((now) => ({ ...now, near: new Set([...now.near, next]) })),
      AHEAD_MS,
    )
    return () => clearTimeout(timer)
  }, [current, count])

  return {
    ...place,
    current,
    isPlaying,
    isRunning,
    goTo: (index: number) => setPlace(({ near }) => placeAt((index + count) % count, true, near)),
    toggle: () => setChoice(!isPlaying),
    held: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
