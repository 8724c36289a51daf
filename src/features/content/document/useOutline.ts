import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { sectionId, showSection } from '#lib/html/contentSection.ts'
import { type Outline, readOutline } from './outline.ts'

const NOTHING: Outline = { sections: [], files: [], isWhole: false, minutes: 1 }
/** The query parameter that names a section, as the hash belongs to the router. */
export const SECTION = 'section'

/** The outline of `root`, read once all of its content has been rendered. */
export function useOutline(root: RefObject<HTMLElement | null>): Outline {
  const [outline, setOutline] = useState(NOTHING)
  useEffect(() => {
    const element = root.current
    if (!element) return
    // Long content has many sections: the links to them may appear slightly after the text.
    const observer = new MutationObserver(() =>
      startTransition(() => setOutline(readOutline(element))),
    )
    observer.observe(element, { subtree: true, attributeFilter: ['aria-busy'] })
    return () => observer.disconnect()
  }, [root])
  return outline
}

/** Scrolls to the section named in the URL, once per navigation. */
export function useLinkedSection(root: RefObject<HTMLElement | null>, { isWhole }: Outline): void {
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
