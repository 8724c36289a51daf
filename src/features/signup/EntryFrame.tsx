import type { ReactNode } from 'react'
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
  return (
    <div className="desk">
      <header className="desk__head">
        <div className="desk__row">
          <h1 className="desk__title">{title}</h1>
          {line && <p className="desk__line">{line}</p>}
          {steps}
        </div>
      </header>
      <div className="desk__row desk__body">{children}</div>
    </div>
  )
}
