/**
 * Calls `measure` now and whenever the size of one of the elements changes. Returns a function that
 * ends it.
 */
export function observeSize(elements: Iterable<Element>, measure: () => void): () => void {
  measure()
  const observer = new ResizeObserver(measure)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
