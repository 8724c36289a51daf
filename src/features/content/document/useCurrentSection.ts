import { useEffect, useState } from 'react'
import type { ContentSection } from '#lib/html/contentOutline.ts'

/** A section is current once its heading is this close to the top of the window. */
const READ_FROM_PX = 140

function isRead(section: ContentSection | undefined): boolean {
  const heading = section && document.getElementById(section.id)
  return Boolean(heading && heading.getBoundingClientRect().top < READ_FROM_PX)
}

/**
 * Index of the last section whose heading has been passed, or 0. Checks as few headings as
 * possible, starting after the last known one: each check may force layout of a part of the page
 * that the browser has not laid out yet.
 */
function findCurrent(sections: ContentSection[], known: number): number {
  let [low, high, probe] = [0, sections.length, known + 1]
  while (low < high) {
    if (isRead(sections[probe])) low = probe + 1
    else high = Math.min(probe, high)
    probe = (low + high) >> 1
  }
  return Math.max(low - 1, 0)
}

/** Index of the section at the current scroll position. */
export function useCurrentSection(sections: ContentSection[]): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    if (sections.length === 0) return
    const update = () => {
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const last = sections.length - 1
      setCurrent((known) => (isAtEnd && scrollY > 0 ? last : findCurrent(sections, known)))
    }
    addEventListener('scroll', update, { passive: true })
    // Parts of the page get their real height only when they come into view.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => {
      removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [sections])
  return current
}
