import { type RefObject, useEffect, useRef } from 'react'
import type { RequestState } from '#lib/hooks/useRequest.ts'

/**
 * For a part of the page whose buttons change with its request: if the focused button is removed,
 * focus moves to the next one, or to the part itself.
 */
export function useRestoredFocus<T extends HTMLElement>(
  kind: RequestState<unknown>['kind'],
): RefObject<T | null> {
  const part = useRef<T>(null)
  const before = useRef(kind)
  useEffect(() => {
    const isSame = before.current === kind
    before.current = kind
    if (isSame || document.activeElement !== document.body) return
    const next = part.current?.querySelector<HTMLElement>('button:enabled') ?? part.current
    next?.focus({ preventScroll: true })
  }, [kind])
  return part
}
