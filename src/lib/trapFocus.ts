const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), summary, [tabindex="0"]:not(:disabled)'

/** False inside closed elements; older browsers cannot detect that. */
const isThere = (element: HTMLElement) =>
  !('checkVisibility' in element) || element.checkVisibility()

/** Keeps Tab within `box`: from its last control to the first, and vice versa. */
export function trapFocus(event: KeyboardEvent, box: HTMLElement): void {
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
