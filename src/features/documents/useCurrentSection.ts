import { useEffect, useState } from 'react'
import type { Section } from './outline.ts'

/** A section is being read once its heading has come this near to the window's top. */
const READ_FROM_PX = 140

/** The section that is being read, as far as the page is scrolled; the first one at its top. */
export function useCurrentSection(sections: Section[]): Section | undefined {
  const [current, setCurrent] = useState<Section>()
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement
      const isAtEnd = innerHeight + scrollY >= scrollHeight - 2
      const isRead = ({ heading }: Section) => heading.getBoundingClientRect().top < READ_FROM_PX
      setCurrent(
        isAtEnd && scrollY > 0 ? sections.at(-1) : (sections.findLast(isRead) ?? sections[0]),
      )
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [sections])
  return current
}
