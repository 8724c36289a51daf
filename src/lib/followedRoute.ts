/** The route that a click opens in this window; null if it does something else. */
export function followedRoute(event: MouseEvent): string | null {
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href') ?? ''
  return link && !link.target && href.startsWith('#/') ? href : null
}
