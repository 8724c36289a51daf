const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves focus between the field and the results of a panel, wrapping around at the ends. Returns
 * whether the key was handled.
 */
export function moveFocus(panel: HTMLElement, key: string): boolean {
  const step = STEPS[key]
  if (step === undefined) return false
  const stops = [...panel.querySelectorAll<HTMLElement>('[data-step], [data-hit]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops.at(at < 0 ? 0 : (at + step) % stops.length)?.focus()
  return true
}
