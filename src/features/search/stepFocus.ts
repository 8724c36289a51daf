const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves the focus between the field and the results of a panel; says whether the key was one for
 * it. From the last result it goes on to the field, and back.
 */
export function stepFocus(panel: HTMLElement, key: string): boolean {
  const step = STEPS[key]
  if (step === undefined) return false
  const stops = [...panel.querySelectorAll<HTMLElement>('[data-step], [data-hit]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops.at(at < 0 ? 0 : (at + step) % stops.length)?.focus()
  return true
}
