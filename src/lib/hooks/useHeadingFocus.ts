import { useInsertionEffect, useRef } from 'react'

/** The focus is not moved out of these. */
const BUSY_ELEMENTS = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]'

/** Events that show that the visitor no longer waits for the page. */
const ACTIONS = ['keydown', 'pointerdown'] as const

let isDue = false

function setDue(due: boolean): void {
  isDue = due
  for (const action of ACTIONS)
    if (due) document.addEventListener(action, cancelFocus, true)
    else document.removeEventListener(action, cancelFocus, true)
}

/** Logging in does not count: the page may load only after it. */
const cancelFocus = ({ target }: Event) => {
  if (!(target instanceof Element && target.closest(BUSY_ELEMENTS))) setDue(false)
}

/**
 * Focuses the next page heading whenever `pathname` changes, so that each page is announced once. Not
 * on the first page, nor after a redirect, which the visitor did not request, nor once the visitor
 * has done something else while the page was loading, such as opening the menu.
 */
export function useHeadingFocus(pathname: string, isRedirect: boolean): void {
  const before = useRef(pathname)
  // Before the effects of the page that renders there.
  useInsertionEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!isRedirect) setDue(true)
  }, [pathname, isRedirect])
}

/** Focuses a newly rendered heading if that is due; does not scroll. */
export function focusHeading(heading: HTMLElement): void {
  if (!isDue) return
  setDue(false)
  if (!document.activeElement?.closest(BUSY_ELEMENTS)) heading.focus({ preventScroll: true })
}
