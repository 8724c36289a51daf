import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#i18n/useText.ts'
import type { MenuItem } from './menuItems.ts'

/** Steps in which the menu shrinks: first its gaps, then its font size (Menu.module.css). */
const LAST_STEP = 4

function isTooWide(menu: HTMLElement): boolean {
  const entries = menu.querySelectorAll(':scope > ul > li')
  const start = entries[0]?.getBoundingClientRect().left ?? 0
  const end = entries[entries.length - 1]?.getBoundingClientRect().right ?? 0
  return end - start > menu.clientWidth + 0.5
}

/**
 * Fits the top menu into the header, before it is painted and whenever the available width changes
 * (by the login entry, or the visitor's own text spacing): it shrinks step by step, then drops
 * items from its end.
 * @returns the step, and how many items remain in the header itself
 */
export function useMenuFit(menu: RefObject<HTMLElement | null>, items: MenuItem[]) {
  const { language } = useText()
  const whole = useMemo(() => ({ step: 0, count: items.length }), [items])
  const [fit, setFit] = useState(whole)

  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      let next = whole
      flushSync(() => setFit(next))
      while (next.count > 0 && isTooWide(element)) {
        const { step, count } = next
        next = step < LAST_STEP ? { step: step + 1, count } : { step, count: count - 1 }
        flushSync(() => setFit(next))
      }
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [menu, whole, language])

  return fit
}
