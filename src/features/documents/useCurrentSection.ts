import { useEffect, useState } from 'react'
import type { Section } from './outline.ts'

/** A section is being read once its heading has come this near to the window's top. */
const READ_FROM_PX = 140

const isRead = (section: Section | undefined) =>
  section !== undefined && section.heading.getBoundingClientRect().top < READ_FROM_PX

/**
 * Index of the last section whose heading has been passed, or 0. Few headings are looked at, from
 * the last known one on: each may be in a part of the page that the browser has yet to lay out.
 */
function findCurrent(sections: Section[], known: number): number {
  let [low, high, probe] = [0, sections.length, known + 1]
  while (low < high) {
    if (isRead(sections[probe])) low = probe + 1
    else high = Math.min(probe, high)
    probe = (low + high) >> 1
  }
  return Math.max(low - 1, 0)
}

/** Index of the section that is being read, as far as the page is scrolled. */
export function useCurrentSection(sections: Section[]): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    if (sections.length === 0) return
    const look = () => {
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const last = sections.length - 1
      setCurrent((known) => (isAtEnd && scrollY > 0 ? last : findCurrent(sections, known)))
    }
    addEventListener('scroll', look, { passive: true })
    // Parts that come into view get their true height only then.
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => {
      removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [sections])
  return current
}
