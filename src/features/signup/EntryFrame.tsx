import { type ReactNode, useEffect, useRef } from 'react'
import './EntryFrame.css'

interface Props {
  title: string
  line?: ReactNode
  /** Stands at the foot of the white head. */
  steps?: ReactNode
  children: ReactNode
}

/** A page of signing up: its name in a white head, what it is about on grey. */
export function EntryFrame({ title, line, steps, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    // The button that led here has gone, and the focus with it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="desk">
      <header className="desk__head">
        <div className="desk__row">
          <h1 ref={heading} className="desk__title" tabIndex={-1}>
            {title}
          </h1>
          {line && <p className="desk__line">{line}</p>}
          {steps}
        </div>
      </header>
      <div className="desk__row desk__body">{children}</div>
    </div>
  )
}
