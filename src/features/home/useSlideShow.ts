import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useReducedMotion } from './useReducedMotion.ts'

/** How long a slide stands. The filling bar in Carousel.css takes as long. */
const SLIDE_MS = 7000

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const useHiddenTab = () => useSyncExternalStore(subscribe, () => document.hidden)

/** Which slide stands, and what moves it on: time, unless the visitor is at it, or the visitor. */
export function useSlideShow(count: number) {
  const isReduced = useReducedMotion()
  const isHidden = useHiddenTab()
  const [place, setPlace] = useState({ index: 0, byHand: false, near: [0, 1] })
  const [choice, setChoice] = useState<boolean | null>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  const current = place.index % count
  const isPlaying = choice ?? !isReduced
  const isRunning = isPlaying && count > 1 && !(isHovered || isFocused || isHidden)
  const move = (to: number, byHand: boolean) => {
    const index = (to + count) % count
    setPlace(({ near }) => ({ index, byHand, near: [...near, index, (index + 1) % count] }))
  }

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => move(current + 1, false), SLIDE_MS)
    return () => clearTimeout(timer)
  })

  return {
    current,
    isPlaying,
    isRunning,
    /** Slides that have stood, and the next one: the others' pictures are not loaded yet. */
    near: new Set(place.near),
    /** Moved by the visitor: only then is the new slide announced. */
    isByHand: place.byHand,
    goTo: (index: number) => move(index, true),
    toggle: () => setChoice(!isPlaying),
    held: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
