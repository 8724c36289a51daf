import { type RefObject, useEffect } from 'react'

/** A table wider than its box scrolls inside it; the box is then focusable for the keyboard. */
function setScrollable(box: Element) {
  const caption = box.querySelector('caption')?.textContent.trim()
  const attributes = { tabindex: '0', ...(caption && { role: 'region', 'aria-label': caption }) }
  const isWide = box.scrollWidth > box.clientWidth
  for (const [name, value] of Object.entries(attributes)) {
    if (isWide) box.setAttribute(name, value)
    else box.removeAttribute(name)
  }
}

export function useWideTables(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const boxes = root.current?.querySelectorAll('.table-scroll') ?? []
    if (boxes.length === 0) return
    const observer = new ResizeObserver((changes) => {
      for (const { target } of changes) setScrollable(target)
    })
    for (const box of boxes) observer.observe(box)
    return () => observer.disconnect()
  }, [root])
}
