const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), summary, [tabindex="0"]:not(:disabled)'

/** What stands in a closed box is not; older browsers cannot tell. */
const isThere = (element: HTMLElement) =>
  !('checkVisibility' in element) || element.checkVisibility()

/** Keeps the Tab key within `box`: from its last control to the first, and back. */
export function wrapFocus(event: KeyboardEvent, box: HTMLElement): void {
  if (event.key !== 'Tab') return
  const controls = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && isThere(element),
  )
  const [from, to] = event.shiftKey
    ? [controls[0], controls.at(-1)]
    : [controls.at(-1), controls[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
