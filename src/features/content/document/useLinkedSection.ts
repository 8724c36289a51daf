import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { sectionId, showSection } from '#lib/html/contentSection.ts'

/** The query parameter that names a section, as the hash belongs to the router. */
export const SECTION = 'section'

/**
 * Scrolls to the section named in the URL, once per navigation. `renderedCount` is the number of
 * contents that have been rendered as a whole: each of them may hold the section.
 */
export function useLinkedSection(root: RefObject<HTMLElement | null>, renderedCount: number): void {
  const [params] = useSearchParams()
  const { key } = useLocation()
  const shown = useRef('')
  const id = sectionId(params.get(SECTION) ?? '')
  useEffect(() => {
    if (renderedCount === 0 || !id || shown.current === key + id) return
    if (root.current && showSection(root.current, `#${id}`)) shown.current = key + id
  }, [root, renderedCount, id, key])
}
