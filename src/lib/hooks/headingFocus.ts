import { useInsertionEffect, useRef } from 'react'

/** The focus is not moved out of these. */
const AT_WORK = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]'

let isDue = false

/**
 * Focuses the next page heading whenever `place` changes, so that each page is announced once. Not
 * on the first page, nor after a redirect, which the visitor did not request.
 */
export function useHeadingFocus(place: string, isRedirect: boolean): void {
  const before = useRef(place)
  // Before the effects of the page that renders there.
  useInsertionEffect(() => {
    if (before.current === place) return
    before.current = place
    if (!isRedirect) isDue = true
  }, [place, isRedirect])
}

/** Focuses a newly rendered heading if that is due; does not scroll. */
export function focusHeading(heading: HTMLElement): void {
  if (!isDue) return
  isDue = false
  if (!document.activeElement?.closest(AT_WORK)) heading.focus({ preventScroll: true })
}
