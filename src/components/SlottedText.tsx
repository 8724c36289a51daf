import type { ReactNode } from 'react'

/** A text in which `|` is replaced by the children, an element: a time, a link. */
export function SlottedText({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split('|')
  return (
    <>
      {before && <span>{before}</span>}
      {children}
      {after && <span>{after}</span>}
    </>
  )
}
