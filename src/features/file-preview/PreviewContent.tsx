import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './PreviewContent.module.css'

interface Props {
  label: string
  box?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** The scrollable part of the preview; the keyboard can reach and scroll it too. */
export function PreviewContent({ label, box, children }: Props) {
  const innerRef = useRef<HTMLDivElement>(null)
  const element = box ?? innerRef
  useLayoutEffect(() => {
    if (element.current) element.current.tabIndex = 0
  }, [element])
  return (
    <div ref={element} className={styles.content} role="region" aria-label={label}>
      {children}
    </div>
  )
}
