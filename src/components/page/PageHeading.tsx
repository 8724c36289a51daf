import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { focusHeading } from '#lib/hooks/useHeadingFocus.ts'
import { SiteTitleContext } from './SiteTitleContext.ts'

interface Props {
  /** The heading as plain text, also used in the window's title. */
  title: string
  className: string | undefined
  lang?: string
  ref?: RefObject<HTMLHeadingElement | null>
  /** What the heading displays, if more than plain text. */
  children?: ReactNode
}

/**
 * The h1 of a page. It sets the window's title ("page · website title") and receives the focus
 * after navigation.
 */
export function PageHeading({ title, className, lang, ref, children = title }: Props) {
  const siteTitle = useContext(SiteTitleContext)
  const innerRef = useRef<HTMLHeadingElement>(null)
  const heading = ref ?? innerRef
  useEffect(() => {
    const names = new Set([title.replaceAll(/\s+/g, ' ').trim(), siteTitle])
    document.title = Array.from(names).filter(Boolean).join(' · ')
  }, [title, siteTitle])
  useEffect(() => {
    if (heading.current) focusHeading(heading.current)
  }, [heading])
  return (
    <h1 ref={heading} className={className} lang={lang} tabIndex={-1}>
      {children}
    </h1>
  )
}
