import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#i18n/useText.ts'
import type { MenuItem } from './menuItems.ts'

/** Steps in which the menu shrinks: first its gaps, then its font size (Menu.module.css). */
const LAST_STEP = 4
/** Widths have fractions, the room has none. */
const ROUNDING_PX = 0.5

/** How many entries of these widths stand in a row of the width `room`. */
function countInRow(widths: number[], gap: number, room: number): number {
  let end = -gap
  const tooMany = widths.findIndex((width) => (end += gap + width) > room + ROUNDING_PX)
  return tooMany < 0 ? widths.length : tooMany
}

interface Fit {
  step: number
  /** How many items remain in the header itself. */
  count: number
}

/** Widths of the entries and the gap between them in a step. Nothing is painted meanwhile. */
function measureStep(menu: HTMLElement, list: HTMLElement, step: number) {
  const shown = menu.dataset['step']
  menu.dataset['step'] = String(step)
  const widths = Array.from(list.children, (entry) => entry.getBoundingClientRect().width)
  const gap = parseFloat(getComputedStyle(list).columnGap) || 0
  menu.dataset['step'] = shown
  return { widths, gap }
}

/** The first step in which all items fit, or how many fit beside “more”, the last entry of the list. */
function fitOf(menu: HTMLElement, list: HTMLElement): Fit {
  const count = list.children.length - 1
  const room = menu.clientWidth
  // The menu button is shown instead.
  if (room === 0) return { step: 0, count }
  for (let step = 0; ; step += 1) {
    const { widths, gap } = measureStep(menu, list, step)
    const more = widths.pop() ?? 0
    if (countInRow(widths, gap, room) === count) return { step, count }
    if (step === LAST_STEP) return { step, count: countInRow(widths, gap, room - gap - more) }
  }
}

/**
 * Fits the top menu into the header, before it is first painted and whenever its width or that of an
 * entry changes (by the login entry, a language, the visitor's own text spacing): it shrinks step by
 * step, then moves items from its end into the entry “more”.
 * @param list the entries: one for each item, and “more”
 */
export function useMenuFit(
  menu: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  items: MenuItem[],
): Fit {
  const { language } = useText()
  const [fit, setFit] = useState<Fit>({ step: 0, count: items.length })

  useLayoutEffect(() => {
    const [nav, entries] = [menu.current, list.current]
    if (!nav || !entries) return
    // Called before the first paint, once the page has its layout: measured right here, the page would be
    // laid out once more.
    const observer = new ResizeObserver(() => {
      const next = fitOf(nav, entries)
      const isSame = (before: Fit) => before.step === next.step && before.count === next.count
      flushSync(() => setFit((before) => (isSame(before) ? before : next)))
    })
    for (const element of [nav, ...entries.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [menu, list, items, language])

  return fit
}
