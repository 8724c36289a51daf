import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { sectionId, showSection } from '../../lib/contentSection.ts'
import { type Outline, readOutline } from './outline.ts'

const NOTHING: Outline = { sections: [], files: [], isWhole: false }
/** The part of the address that names a section: the hash is the route's. */
export const SECTION = 'section'

/** What stands in `root`, read when all of its content is there. */
export function useOutline(root: RefObject<HTMLElement | null>): Outline {
  const [outline, setOutline] = useState(NOTHING)
  useEffect(() => {
    const element = root.current
    if (!element) return
    // Long content has many sections: their names may come a little later than the text.
    const observer = new MutationObserver(() =>
      startTransition(() => setOutline(readOutline(element))),
    )
    observer.observe(element, { subtree: true, attributeFilter: ['aria-busy'] })
    return () => observer.disconnect()
  }, [root])
  return outline
}

/** Brings the section that the address names into view, once for each time it is asked for. */
export function useAskedSection(root: RefObject<HTMLElement | null>, { isWhole }: Outline): void {
  const [params] = useSearchParams()
  const { key } = useLocation()
  const shown = useRef('')
  const id = sectionId(params.get(SECTION) ?? '')
  useEffect(() => {
    if (!isWhole || !id || shown.current === key + id) return
    shown.current = key + id
    if (root.current) showSection(root.current, `#${id}`)
  }, [root, isWhole, id, key])
}
